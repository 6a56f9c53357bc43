import { headClause } from '../document/head-clause.ts';

interface Named {
  id: string;
}

/**
 * All ids of two documents in one order: that of `leading`; what only `following` has stands after the clause that it
 * followed there, or after its title where it followed none.
 */
export function clauseOrder(leading: readonly Named[], following: readonly Named[]): string[] {
  const after = new Map<string | null, string[]>();
  const known = new Set(leading.map(({ id }) => id));
  let anchor = known.has(headClause) ? headClause : null;
  for (const { id } of following) {
    if (known.has(id)) anchor = id;
    else after.set(anchor, [...(after.get(anchor) ?? []), id]);
  }
  return [...(after.get(null) ?? []), ...leading.flatMap(({ id }) => [id, ...(after.get(id) ?? [])])];
}
