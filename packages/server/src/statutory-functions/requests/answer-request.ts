import type { answerRequest as call, BodyOf, ResultOf } from '@clausewright/contract';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { givesAppeal } from './clock/clock.ts';
import { describeRequest } from './describe-request.ts';
import { lockWebsite } from '../../websites/website-store.ts';
import type { RequestDesk } from './desk-store.ts';
import { openDesk } from './own-desk.ts';
import { writeAnswered } from './request-letters.ts';
import { addEvent, changeRequest, listEvents, lockRequest, type StoredRequest } from './request-store.ts';
import type { RequestPorts } from './submit-request.ts';

interface Given {
  session: Session;
  id: string;
  request: string;
  body: BodyOf<typeof call>;
}

/** What the owner did, with the letter to the visitor, all or none. What is closed stays closed. */
export async function answer(
  ports: RequestPorts,
  { session, id, request: requestId, body }: Given,
): Promise<Outcome<ResultOf<typeof call>>> {
  const now = ports.clock();
  const said = body.said === undefined || body.said === '' ? null : body.said;
  const { act } = body;
  const done = await allOrNothing<Outcome<{ desk: RequestDesk; request: StoredRequest }>>(
    ports.db,
    async (trx) => {
      // Of this account until the answer is there: it may be moving to another one.
      await lockWebsite(trx, id, session.customerId);
      const opened = await openDesk(trx, id, session);
      if (!opened.ok) return opened;
      const { desk } = opened;
      const found = await lockRequest(trx, desk.id, requestId);
      if (found === null) return { ok: false, reason: 'not-found' };
      if (found.state === 'done' || found.state === 'refused') return { ok: false, reason: 'request-closed' };
      if (act !== 'done' && said === null) return { ok: false, reason: 'request-reason-missing' };
      const next = act === 'extended' ? extend(found, now) : { ...found, state: act };
      if (next === null) return { ok: false, reason: 'request-not-extendable' };
      await changeRequest(trx, requestId, next);
      await addEvent(trx, requestId, {
        kind: act,
        at: now,
        said,
        dueOn: act === 'extended' ? next.dueOn : null,
      });
      const events = await listEvents(trx, requestId);
      const isConfirmed = events.some(({ kind }) => kind === 'confirmed');
      const written = await writeAnswered(ports, trx, {
        desk,
        request: next,
        act,
        said: isConfirmed ? said : null,
        appeal: act === 'refused' && desk.active && found.kind !== 'appeal' && givesAppeal(found.laws),
        now,
      });
      // Recorded without a letter, the visitor would be told of nothing.
      return written
        ? { ok: true, value: { desk, request: next } }
        : { ok: false, reason: 'request-letters-enough' };
    },
  );
  if (!done.ok) return done;
  return { ok: true, value: { request: await describeRequest(ports, done.value, session.language) } };
}

/** Told before the first period ends, or not at all (Art. 12(3) GDPR; Cal. Civ. Code § 1798.130(a)(2)). */
function extend(request: StoredRequest, now: Date): StoredRequest | null {
  const { extendableTo, dueOn } = request;
  if (extendableTo === null || now.toISOString().slice(0, 10) > dueOn) return null;
  // Its visitor can still confirm it.
  const state = request.state === 'unconfirmed' ? 'unconfirmed' : 'extended';
  return { ...request, state, dueOn: extendableTo, extendableTo: null };
}
