import { clauseOrder } from './merge-order.ts';
import { type ClauseText, sameBlocks } from './merge-texts.ts';

export interface Merge {
  /** A clause that is on neither side any more is not among them; an open conflict stands as mine. */
  clauses: (ClauseText & { from: 'same' | 'mine' | 'theirs' })[];
  /** Changed on both sides and not decided yet; null: that side has the clause no more. */
  conflicts: { id: string; mine: ClauseText | null; theirs: ClauseText | null }[];
}
type Take = (id: string) => 'mine' | 'theirs' | undefined;

/**
 * Joins texts by hand with newly generated ones, clause by clause. `base` is what the hand began with. A clause
 * without blocks counts as removed. `take` decides conflicts and nothing else. A kept text carries the version of the
 * generated clause, because that is the wording its owner has now been shown.
 */
export function mergeClauses(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly ClauseText[]>,
  take: Take = () => undefined,
): Merge {
  const before = byId(base);
  const edited = byId(mine);
  const generated = byId(theirs);
  const merge: Merge = { clauses: [], conflicts: [] };
  for (const id of clauseOrder(theirs, mine)) {
    const was = before.get(id) ?? null;
    const ours = edited.get(id) ?? null;
    const other = generated.get(id) ?? null;
    const from = sideOf(was, ours, other) ?? take(id);
    if (from === undefined) merge.conflicts.push({ id, mine: ours, theirs: other });
    const kept = from === 'theirs' || from === 'same' ? other : ours;
    if (kept === null) continue;
    const version = other?.version ?? kept.version;
    merge.clauses.push({ id, version, blocks: kept.blocks, from: from ?? 'mine' });
  }
  return merge;
}

/** Undefined: both changed it, and not alike. */
function sideOf(
  base: ClauseText | null,
  mine: ClauseText | null,
  theirs: ClauseText | null,
): 'same' | 'mine' | 'theirs' | undefined {
  if (same(mine, theirs)) return 'same';
  if (same(mine, base)) return 'theirs';
  return same(theirs, base) ? 'mine' : undefined;
}

function same(one: ClauseText | null, other: ClauseText | null): boolean {
  return sameBlocks(one?.blocks ?? [], other?.blocks ?? []);
}

function byId(clauses: readonly ClauseText[]): Map<string, ClauseText> {
  return new Map(clauses.filter(({ blocks }) => blocks.length > 0).map((clause) => [clause.id, clause]));
}
