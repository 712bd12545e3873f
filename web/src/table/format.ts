/** Small things about how words and numbers look. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Seconds as 2:05, 1:02:05, or days and hours in the player's language when there is a lot of time. */
export function clockText(seconds: number, lang: string): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const short = (value: number, unit: string) =>
    new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(value);
  if (hours >= 48)
    return [short(Math.floor(hours / 24), "day"), ...(hours % 24 ? [short(hours % 24, "hour")] : [])].join(" ");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A length of time as words: "24 minutes", "3 hours", "2 days". */
export function lengthText(seconds: number, lang: string): string {
  const steps = [
    ["day", 86_400, 129_600],
    ["hour", 3_600, 5_400],
    ["minute", 60, 60],
    ["second", 1, 0],
  ] as const;
  const [unit, size] = steps.find(([, , least]) => seconds >= least) ?? steps[3]!;
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.round(seconds / size)),
  );
}

/** [1,2,3,4] is "1–4", [2,4,6] is "2, 4, 6". */
export function rangeText(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (first === last) return String(first);
  const whole = numbers.length === last - first + 1;
  return whole ? `${first}–${last}` : numbers.join(", ");
}

/** Places by score, equal scores sharing one: [30, 12, 30] is [1, 3, 1]. */
export function places(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

export function when(seconds: number, lang: string, now = Date.now() / 1000): string {
  const ago = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (ago < 90) return format.format(-Math.round(ago / 60), "minute");
  if (ago < 5_400) return format.format(-Math.round(ago / 60), "minute");
  if (ago < 129_600) return format.format(-Math.round(ago / 3_600), "hour");
  return format.format(-Math.round(ago / 86_400), "day");
}

/** How long somebody has waited since then: "20 minutes", "3 hours". */
export function waitedText(since: number, lang: string, now = Date.now() / 1000): string {
  return lengthText(Math.max(60, now - since), lang);
}

/** "Ann, Bob and Cid" in the player's language. */
export function listText(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/** Where an option's number was typed: digits collected until they can mean only one option. */
export function typedOption(typed: string, count: number): { choose: number | null; wait: boolean } {
  const number = Number(typed);
  if (!number || number > count) return { choose: null, wait: false };
  return number * 10 <= count ? { choose: number - 1, wait: true } : { choose: number - 1, wait: false };
}
