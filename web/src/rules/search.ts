/** Showing rules: what of a text was asked for, and chapters in the order of the book. The server finds (search.py). */
import type { Rule } from "../net/messages";

export interface Part {
  text: string;
  hit: boolean;
}

const WORD = /[\p{L}\d]+(?:-[\p{L}\d]+)*/gu;

/** A text cut around the words that were asked for, as the server names them: small letters, е for ё. */
export function marked(text: string, hits: readonly string[]): Part[] {
  if (!hits.length) return [{ text, hit: false }];
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(WORD)) {
    if (!hits.includes(fold(found[0]))) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), hit: false });
    parts.push({ text: found[0], hit: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** Rules under their chapters, in the order of the book. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const listed = chapters.get(rule.chapter);
    if (listed) listed.push(rule);
    else chapters.set(rule.chapter, [rule]);
  }
  return [...chapters].map(([title, listed]) => ({ title, rules: listed }));
}
