/** What shows the server that this browser logged in before; it opens nothing, and stays after the log-out. */
import { readStored, recordIn, writeStored } from '../stored.ts';

const key = 'device';

/** `email` null: of an account whose address this page does not know. Without a device what is kept stays. */
export function storeDevice({ email, device }: { email: string | null; device?: string | undefined }): void {
  if (device) writeStored(key, JSON.stringify({ email, device }));
}

/** Of the account with that address; undefined where nobody logged in to it here. */
export function findDevice(email: string): string | undefined {
  const { email: of, device } = recordIn(readStored(key)) ?? {};
  return (of === email || of === null) && typeof device === 'string' ? device : undefined;
}
