import type { assignRequest, BodyOf, noteRequest, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import { personOf, type Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { assign, listColleagues } from './assignment-store.ts';
import { changeOwnRequest } from './change-request.ts';
import { addNote } from './note-store.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock'>;

interface Given<Body> {
  session: Session;
  id: string;
  request: string;
  body: Body;
}

/** Adds what those who deal with a request say to one another, also after it was answered. */
export function note(
  ports: Ports,
  given: Given<BodyOf<typeof noteRequest>>,
): Promise<Outcome<ResultOf<typeof noteRequest>>> {
  const { note_id: id, said } = given.body;
  return changeOwnRequest(ports, given, async (trx, { request }) => {
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
  return changeOwnRequest(ports, given, async (trx, { desk, request }) => {
    const may = person === null || (await listColleagues(trx, desk)).some(({ id }) => id === person);
    if (!may) return { ok: false, reason: 'request-not-assignable' };
    await assign(trx, request.id, person);
    return null;
  });
}
