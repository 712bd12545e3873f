/**
 * The newer tree from the older one and what changed (the server's `table/patch.py` says what a patch is).
 * What did not change stays the same object.
 */
export type Patch = [value: unknown] | [at: number, count: number, items: unknown[]] | Changes;
export interface Changes {
  [key: string]: Patch | 0; // 0: the key is gone
}
type Tree = Record<string, unknown>;

/** The patch is not one of this tree. */
export class Misfit extends Error {}

export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch.length === 1 ? patch[0] : spliced(old, patch);
  if (Array.isArray(old)) return edited(old, patch);
  if (typeof old === "object" && old !== null) return merged(old as Tree, patch);
  throw new Misfit(`changes inside ${String(old)}`);
}

function spliced(old: unknown, [at, count, items]: [number, number, unknown[]]): unknown[] {
  if (!Array.isArray(old) || at + count > old.length) throw new Misfit(`no items ${at} to ${at + count}`);
  return old.toSpliced(at, count, ...items);
}

function edited(old: unknown[], changes: Changes): unknown[] {
  const now = old.slice();
  for (const [at, change] of Object.entries(changes)) {
    if (change === 0 || !(at in old)) throw new Misfit(`no item ${at}`);
    now[Number(at)] = patched(old[Number(at)], change);
  }
  return now;
}

function merged(old: Tree, changes: Changes): Tree {
  const now = { ...old };
  for (const [key, change] of Object.entries(changes)) {
    if (!(key in old) && !Array.isArray(change)) throw new Misfit(`no ${key}`);
    if (change === 0) delete now[key];
    else now[key] = patched(old[key], change);
  }
  return now;
}
