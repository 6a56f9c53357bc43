import { type ActivityKind, objectOf } from '@clausewright/contract';
import { currentAct } from '../platform/database/current-act.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { insertActivity } from './activity-store.ts';
import { findObjectName } from './object-name-store.ts';

interface Noted {
  kind: ActivityKind;
  ownerId: string;
  /** Null: nobody who had logged in. */
  actorId: string | null;
  objectId?: string;
  /** In the place of what the object is called. */
  name?: string;
  /** Whoever calls; where no call is under way that is the operator. */
  by: 'caller' | 'provider' | 'operator';
  now: Date;
}

/** Notes what happened where that depends on more than the call, or no call did it. */
export async function noteActivity(
  trx: Transaction,
  { kind, ownerId, actorId, objectId, name, by, now }: Noted,
): Promise<void> {
  const act = by === 'caller' ? currentAct() : undefined;
  const object = objectOf(kind);
  await insertActivity(trx, {
    ownerId,
    actorId,
    at: now,
    kind,
    means: act?.means ?? (by === 'provider' ? by : 'operator'),
    keyId: act?.keyId ?? null,
    object,
    objectId: objectId ?? null,
    ...(name === undefined
      ? await findObjectName(trx, object, objectId ?? null)
      : { name, documentType: null }),
    country: act?.country ?? null,
  });
}
