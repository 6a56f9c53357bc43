/** Takes what waits to the consent service. A repeat is harmless: the record's id follows from what it says. */
import type { ConsentRecord, CoreConfig, UnsentRecord } from '@clausewright/contract/banner';
import type { Unsent } from './module-api.ts';

let pause = 5000;
let sending = false;

/** A bit per vendor, the first in the lowest, base64url. */
const packed = (places: string, count: number): string => {
  const bits = new Uint8Array((count + 7) >> 3);
  if (places) for (const place of places.split(',')) bits[+place >> 3]! |= 1 << (+place & 7);
  return btoa(String.fromCharCode(...bits)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
};

/**
 * The id is a UUID of version 7 (RFC 9562), so that the log's newest rows lie together: the time, then what is
 * random in the visitor's own.
 */
const recordOf = ({ vendors, of, ...said }: UnsentRecord): ConsentRecord & { revision: undefined } => ({
  ...said,
  revision: undefined,
  id: `${said.at.toString(16).padStart(12, '0').replace(/.{8}/, '$&-')}-7${said.visitor.slice(15)}`,
  ...(vendors !== undefined && { vendors: packed(vendors, of) }),
});

/** Sends the oldest that waits, then the next; after a failure again, each time later. */
export const send = (config: CoreConfig, unsent: Unsent): void => {
  const [line] = unsent();
  if (!line || sending) return;
  sending = true;
  const settled = (done: boolean): void => {
    sending = false;
    if (done) unsent((lines) => lines.filter((other) => other !== line));
    setTimeout(send, done ? 0 : (pause *= 2), config, unsent);
  };
  try {
    const body = JSON.stringify(recordOf(JSON.parse(line) as UnsentRecord));
    // A string travels as text/plain, which asks no permission of the server first.
    fetch(`${config.origin}/c/${config.site}`, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
    }).then(
      // What the service will never take, as it says; whatever else is not a yes may pass.
      ({ ok, status }) => settled(ok || [400, 403, 413, 415].includes(status)),
      () => settled(false),
    );
  } catch {
    // Somebody else wrote there.
    settled(true);
  }
};
