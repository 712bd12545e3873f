/** How the lines of a score sheet are grouped, in the order of the rules. */
export const GROUPS: readonly (readonly [name: string, kinds: readonly string[]])[] = [
  ["goal", ["goal"]],
  ["class", ["class-dice"]],
  ["alignment", ["alignment"]],
  ["backstory", ["backstory"]],
  ["armour", ["armour", "set-bonus"]],
  ["traits", ["trait"]],
  ["gold", ["gold"]],
];
