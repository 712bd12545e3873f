/** Finding rules: all words, anywhere in a rule, in either language. */
import type { Rule } from "../net/messages";

export function matching(rules: readonly Rule[], words: string): Rule[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...rules];
  return rules.filter((rule) => {
    const text = fold([rule.id, rule.chapter, rule.terms, rule.text, ...rule.rulings, ...rule.notes, ...rule.examples].join(" "));
    return wanted.every((word) => text.includes(word));
  });
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
