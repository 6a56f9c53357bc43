import type { assignRequest, BodyOf, noteRequest, ResultOf } from '@clausewright/contract';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { personOf, type Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { lockWebsite } from '../../websites/website-store.ts';
import { assign, listColleagues } from './assignment-store.ts';
import { describeRequest } from './describe-request.ts';
import type { RequestDesk } from './desk-store.ts';
import { addNote } from './note-store.ts';
import { openDesk } from './own-desk.ts';
import { lockRequest, type StoredRequest } from './request-store.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock'>;

interface Given<Body> {
  session: Session;
  id: string;
  request: string;
  body: Body;
}

interface Held {
  desk: RequestDesk;
  request: StoredRequest;
}

/** Adds what those who deal with a request say to one another, also after it was answered. */
export function note(
  ports: Ports,
  given: Given<BodyOf<typeof noteRequest>>,
): Promise<Outcome<ResultOf<typeof noteRequest>>> {
  const { note_id: id, said } = given.body;
  return change(ports, given, async (trx, { request }) => {
    const written = { id, requestId: request.id, personId: personOf(given.session), at: ports.clock(), said };
    return (await addNote(trx, written)) === 'enough' ? { ok: false, reason: 'request-notes-enough' } : null;
  });
}

/** Says who deals with a request: a member of the organisation who may. */
export function assignTo(
  ports: Ports,
  given: Given<BodyOf<typeof assignRequest>>,
): Promise<Outcome<ResultOf<typeof assignRequest>>> {
  const { person } = given.body;
  return change(ports, given, async (trx, { desk, request }) => {
    const may = person === null || (await listColleagues(trx, desk)).some(({ id }) => id === person);
    if (!may) return { ok: false, reason: 'request-not-assignable' };
    await assign(trx, request.id, person);
    return null;
  });
}

/** With the request held, so that no two changes meet; what it is then. */
async function change<Body>(
  ports: Ports,
  { session, id, request: requestId }: Given<Body>,
  make: (trx: Transaction, held: Held) => Promise<Refused | null>,
): Promise<Outcome<ResultOf<typeof noteRequest>>> {
  const done = await allOrNothing<Outcome<Held>>(ports.db, async (trx) => {
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
