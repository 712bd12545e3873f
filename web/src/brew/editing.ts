/** The text of a pack under an author's hands: lines, places, entries that are added. */

/** Where a line begins and ends, counted from 1 as faults count them. */
export function spanOf(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const at = Math.min(Math.max(line, 1), lines.length) - 1;
  const from = lines.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0);
  return [from, from + lines[at]!.length];
}

/** The word that a fault names, in its line; the whole line where it does not stand there. */
export function placeOf(text: string, line: number, word: string): [number, number] {
  const [from, to] = spanOf(text, line);
  const at = word ? text.slice(from, to).indexOf(word) : -1;
  return at < 0 ? [from, to] : [from + at, from + at + word.length];
}

/** One more entry at the end of its kind, and the place where it begins; an id that is taken gets a number. */
export function withEntry(text: string, kind: string, example: string): { text: string; at: number } {
  const lines = text.replace(/\s*$/, "").split("\n");
  const head = lines.findIndex((line) => line.trimEnd() === `${kind}:`);
  const entry = fresh(example.trimEnd(), text).split("\n");
  if (head < 0) {
    const all = [...lines, `${kind}:`, ...entry];
    return { text: `${all.join("\n")}\n`, at: lines.join("\n").length + kind.length + 3 };
  }
  let end = head + 1;
  while (end < lines.length && /^(\s|-|#|$)/.test(lines[end]!)) end++;
  const before = lines.slice(0, end);
  return { text: `${[...before, ...entry, ...lines.slice(end)].join("\n")}\n`, at: before.join("\n").length + 1 };
}

function fresh(example: string, text: string): string {
  const id = /^- id: (.+)$/m.exec(example)?.[1] ?? "";
  const taken = (one: string) => new RegExp(`^\\s*-? ?id: ${one}$`, "m").test(text);
  if (!id || !taken(id)) return example;
  let number = 2;
  while (taken(`${id}-${number}`)) number++;
  return example.replace(`- id: ${id}`, `- id: ${id}-${number}`);
}

/** What a file of it is called. */
export function fileName(text: string): string {
  const name = /^name:.*?en:\s*["']?([^,"'}]+)/m.exec(text)?.[1] ?? "";
  return `${
    name
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "pack"
  }.yaml`;
}
