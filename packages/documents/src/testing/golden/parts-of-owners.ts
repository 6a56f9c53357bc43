import { partsPresent } from '@clausewright/library/clauses';
import type { Draft } from '@clausewright/engine/document/tree';

/**
 * Which clauses each owner gets, in order, and which parts of them. The forms of a clause stand once for all owners, so
 * this file alone shows that a condition changed for one of them.
 */
export function partsOfOwners(drafts: ReadonlyMap<string, Draft>): string {
  return [...drafts].map(([owner, draft]) => `## ${owner}\n\n${listClauses(draft)}\n`).join('\n');
}

function listClauses(draft: Draft): string {
  const parts = Map.groupBy(partsPresent(draft), ({ clause }) => clause);
  return draft.clauses
    .map(({ id }) => {
      const names = new Set((parts.get(id) ?? []).map(({ part }) => part));
      return names.size === 0 ? `- ${id}` : `- ${id}: ${[...names].join(', ')}`;
    })
    .join('\n');
}
