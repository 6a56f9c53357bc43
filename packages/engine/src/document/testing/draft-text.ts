import { blockText } from '../tree-text.ts';
import type { Draft } from '../tree.ts';

/** The words of a draft, or of some of its clauses, with plain spaces. */
export function draftText(draft: Draft, ...ids: readonly string[]): string {
  return draft.clauses
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ blocks }) => blockText(blocks))
    .join('\n')
    .replaceAll('\u00A0', ' ');
}
