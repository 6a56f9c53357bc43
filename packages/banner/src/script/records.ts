/**
 * What was decided goes to the consent service; what did not arrive waits in the visitor's own storage.
 * A repeat is harmless: the id is the visitor's.
 */
import { attempt } from './guard.ts';

const key = 'cw_unsent';

/** A record each; here too where storage is blocked. A page that gave arrays a `toJSON` does no harm to lines. */
let waiting: string[] = [];
let pause = 5000;
let sending = false;

/** Reads, changes and writes at once: other tabs write too. The oldest goes when more than 20 wait. */
const change = (next: (lines: string[]) => string[]): void => {
  attempt(() => (waiting = localStorage.getItem(key)?.split('\n') ?? []));
  waiting = next(waiting).slice(-20);
  attempt(() => (waiting[0] ? localStorage.setItem(key, waiting.join('\n')) : localStorage.removeItem(key)));
};

/** Sends the oldest record that waits, then the next; after a failure again, each time later. */
export const send = (to: string): void => {
  change((lines) => lines);
  const [record] = waiting;
  if (!record || sending) return;
  sending = true;
  const settled = (done: boolean): void => {
    sending = false;
    if (done) change((lines) => lines.filter((line) => line !== record));
    setTimeout(send, done ? 0 : (pause *= 2), to);
  };
  // A string travels as text/plain, which asks no permission of the server first.
  fetch(to, { method: 'POST', body: record, keepalive: true, credentials: 'omit' }).then(
    // 400: the service will never take it. Whatever else is not a yes may pass.
    ({ ok, status }) => settled(ok || status === 400),
    () => settled(false),
  );
};

export const keep = (record: object): void => change((lines) => [...lines, JSON.stringify(record)]);
