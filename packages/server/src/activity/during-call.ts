import { type ActivityKind, objectOf } from '@clausewright/contract';
import type { Clock } from '../platform/clock.ts';
import { type Act, during } from '../platform/database/current-act.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { ActCaller, DuringCall } from '../platform/http/ports.ts';
import { personOf } from '../platform/http/session.ts';
import { insertActivity } from './activity-store.ts';
import { findObjectName } from './object-name-store.ts';

/**
 * Runs the use case of a call so that what it does is noted in the transaction that does it: one place for all calls,
 * which say themselves what they leave.
 */
export function noteCalls(db: Database, clock: Clock): DuringCall {
  return async (call, caller, work) => {
    const { activity } = call;
    if (activity === undefined || (typeof activity === 'object' && 'none' in activity)) return work();
    const isAfter = typeof activity === 'object' && 'after' in activity;
    const kind = typeof activity === 'string' ? activity : isAfter ? activity.after : null;
    const act = await actOf(db, clock, { caller, kind: isAfter ? null : kind });
    const outcome = await during(act, work);
    // Work that outlives its call leaves nothing more.
    act.noted = true;
    if (isAfter && kind !== null && outcome.ok) await noteAfter(db, clock, { caller, kind });
    return outcome;
  };
}

interface Doing {
  caller: ActCaller;
  /** Null: the use case notes it. */
  kind: ActivityKind | null;
}

async function actOf(db: Database, clock: Clock, { caller, kind }: Doing): Promise<Act> {
  const { session, country, objectId } = caller;
  const isProgram = session?.key !== undefined;
  const ownerId = session?.customerId;
  const object = kind === null ? null : objectOf(kind);
  // Afterwards what is deleted has no name any more.
  const before = object === null || ownerId === undefined ? null : await findObjectName(db, object, objectId);
  const act: Act = {
    means: isProgram ? 'key' : 'browser',
    keyId: isProgram ? session.id : null,
    memberId: session?.member?.personId ?? null,
    country,
    objectId,
    noted: false,
    note: async (trx, result) => {
      if (act.noted || kind === null || object === null || ownerId === undefined || isRefusal(result)) return;
      const { means, keyId } = act;
      const id = object === 'account' ? null : act.objectId;
      const named = before !== null && before.name !== null ? before : await findObjectName(trx, object, id);
      const what = { kind, object, objectId: id, ...named };
      await insertActivity(trx, {
        ownerId,
        actorId: session === null ? null : personOf(session),
        at: clock(),
        means,
        keyId,
        country,
        ...what,
      });
      act.noted = true;
    },
  };
  return act;
}

async function noteAfter(db: Database, clock: Clock, doing: Doing): Promise<void> {
  const act = await actOf(db, clock, doing);
  await inTransaction(db, (trx) => act.note(trx, undefined));
}

/** Work in a transaction says by its result that it did nothing. */
function isRefusal(result: unknown): boolean {
  if (result === null || result === false || (Array.isArray(result) && result.length === 0)) return true;
  return typeof result === 'object' && 'ok' in result && !(result as Outcome<unknown>).ok;
}
