/** Who sits down to a scenario, and as what. */

export type Company = "bots" | "two" | "friends";

/** Two are as many as a dungeon wants at least. */
const FEWEST = 2;
const RECOMMENDED = ["brute", "spellweaver", "scoundrel", "cragheart", "tinkerer", "mindthief"];

export function company(kind: Company, players: number, bot: string): string[] {
  const count = Math.max(FEWEST, players);
  if (kind === "two") return ["me", "me"];
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : kind === "bots" ? `bot:${bot}` : "open"));
}

export function companyOf(seats: readonly string[]): Company {
  if (seats.includes("open")) return "friends";
  return seats.filter((seat) => seat === "me").length > 1 ? "two" : "bots";
}

/** A class for every seat: those wished for, then the recommended ones that are left. */
export function partyOf(wished: string, players: number, jobs: readonly string[]): string[] {
  const named = [...new Set(wished.split(",").filter((job) => jobs.includes(job)))];
  const others = [...RECOMMENDED, ...jobs].filter((job) => jobs.includes(job) && !named.includes(job));
  return [...named, ...new Set(others)].slice(0, players);
}

/** No class is there twice: who had it gets the other one's. */
export function exchanged(party: readonly string[], seat: number, job: string): string[] {
  const other = party.indexOf(job);
  return party.map((one, at) => (at === seat ? job : at === other ? party[seat]! : one));
}
