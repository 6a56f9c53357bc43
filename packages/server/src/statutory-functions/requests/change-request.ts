import type { OpenRequest } from '@clausewright/contract';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { lockWebsite } from '../../websites/website-store.ts';
import { describeRequest } from './describe-request.ts';
import type { RequestDesk } from './desk-store.ts';
import { openDesk } from './own-desk.ts';
import { lockRequest, type StoredRequest } from './request-store.ts';

export interface HeldRequest {
  desk: RequestDesk;
  request: StoredRequest;
}

/** Something about a request of the caller's account, with the request held, so that no two changes meet; what it is then. */
export async function changeOwnRequest(
  ports: Pick<InstancePorts, 'db' | 'clock'>,
  { session, id, request: requestId }: { session: Session; id: string; request: string },
  make: (trx: Transaction, held: HeldRequest) => Promise<Refused | null>,
): Promise<Outcome<{ request: OpenRequest }>> {
  const done = await allOrNothing<Outcome<HeldRequest>>(ports.db, async (trx) => {
    // Of this account until it is changed: it may be moving to another one.
    await lockWebsite(trx, id, session.customerId);
    const opened = await openDesk(trx, id, session);
    if (!opened.ok) return opened;
    const request = await lockRequest(trx, opened.desk.id, requestId);
    if (request === null) return { ok: false, reason: 'not-found' };
    const held = { desk: opened.desk, request };
    return (await make(trx, held)) ?? { ok: true, value: held };
  });
  if (!done.ok) return done;
  return { ok: true, value: { request: await describeRequest(ports, done.value, session.language) } };
}
