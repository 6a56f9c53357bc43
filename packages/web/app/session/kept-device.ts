/** What shows the server that this browser logged in before; it opens nothing, and stays after the log-out. */
import { readStored, recordIn, writeStored } from '../stored.ts';

const key = 'device';

export function keepDevice(kept: { email: string; device: string }): void {
  writeStored(key, JSON.stringify(kept));
}

/** Of the account with that address; undefined where nobody logged in to it here. */
export function deviceOf(email: string): string | undefined {
  const { email: of, device } = recordIn(readStored(key)) ?? {};
  return of === email && typeof device === 'string' ? device : undefined;
}
