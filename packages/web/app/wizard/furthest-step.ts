import type { Draft } from '../draft.ts';

/**
 * Number of the last step that a draft may be opened on: the first that nobody has left by Next Step, or a later one
 * that was on screen. `ids`: of all steps in their order, the review last.
 */
export function furthestStep(
  ids: readonly string[],
  { visited, reached, current }: Pick<Draft, 'visited' | 'reached' | 'current'>,
): number {
  const open = ids.findIndex((id) => !visited.includes(id));
  const seen = ids.findLastIndex((id) => reached.includes(id) || id === current);
  return Math.max(open === -1 ? ids.length : open + 1, seen + 1, 1);
}
