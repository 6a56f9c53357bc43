import { clauseOrder, type ClauseText, getHeading, sameBlocks } from '@clausewright/engine/merge/merge';
import { changedBlocks, wholeBlock } from './redline-blocks.ts';
import { type Budget, maxSteps } from './redline-budget.ts';
import type { MarkedBlock } from './redline-tree.ts';

export interface MarkedClause {
  id: string;
  /** As it is now, or was; empty where the clause has no heading. */
  heading: string;
  change: 'same' | 'changed' | 'added' | 'removed';
  blocks: readonly MarkedBlock[];
}

/** All clauses of two documents in the order of the second; removed ones stand after the one that they followed. */
export function markedClauses(
  before: readonly ClauseText[],
  after: readonly ClauseText[],
  budget: Budget = { left: maxSteps },
): MarkedClause[] {
  const [old, fresh] = [byId(before), byId(after)];
  return clauseOrder(after, before).flatMap((id): MarkedClause[] => {
    const [was, is] = [old.get(id) ?? [], fresh.get(id) ?? []];
    const heading = getHeading(is) || getHeading(was);
    if (was.length === 0 && is.length === 0) return [];
    if (sameBlocks(was, is)) return [{ id, heading, change: 'same', blocks: is }];
    if (was.length === 0)
      return [{ id, heading, change: 'added', blocks: is.map((block) => wholeBlock(block, 'ins')) }];
    if (is.length === 0)
      return [{ id, heading, change: 'removed', blocks: was.map((block) => wholeBlock(block, 'del')) }];
    return [{ id, heading, change: 'changed', blocks: changedBlocks(was, is, budget) }];
  });
}

function byId(clauses: readonly ClauseText[]): Map<string, ClauseText['blocks']> {
  return new Map(clauses.map(({ id, blocks }) => [id, blocks]));
}
