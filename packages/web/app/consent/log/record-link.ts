/** Element of the list that leads to a record. */
export function recordLinkId(record: string): string {
  return `record-${record}`;
}

/** What stands in the history beside the address of a record: the list that led there. */
export interface RecordState {
  from: string;
}

/** The list that a record was opened from; null where its address was opened by itself. */
export function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}
