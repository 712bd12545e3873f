/** Days of the challenge: dates of UTC, as the server counts them. */
const DAY_MS = 86_400_000;

export function dayBeside(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

export function dayText(day: string, lang: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
