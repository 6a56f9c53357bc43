import { readStored, recordIn, removeStored, writeStored } from './stored.ts';

export const startKey = 'start';

/** What this browser keeps of the way in, unchecked; null where there is nothing. */
export function readStart(): Readonly<Record<string, unknown>> | null {
  return recordIn(readStored(startKey));
}

export function writeStart(value: object): boolean {
  return writeStored(startKey, JSON.stringify(value));
}

export function removeStart(): void {
  removeStored(startKey);
}
