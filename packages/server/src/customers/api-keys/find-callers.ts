import { keyPrefix } from '@clausewright/contract';
import { noteCalls } from '../../activity/during-call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ServerPorts } from '../../platform/http/ports.ts';
import { findSession } from '../sessions/session-store.ts';
import { findActing } from '../organisations/member-store.ts';
import { findKeySession } from './api-key-store.ts';
import { belongsTo } from './key-reach-store.ts';

/** Who a bearer token is of: a person with a session, or a program with a key; and how what they do is noted. */
export function findCallers(
  db: Database,
  clock: Clock,
): Pick<ServerPorts, 'findSession' | 'keyBelongsTo' | 'findMembership' | 'duringCall'> {
  return {
    findSession: (token) =>
      token.startsWith(keyPrefix) ? findKeySession(db, token, clock()) : findSession(db, token, clock()),
    duringCall: noteCalls(db, clock),
    findMembership: (personId, organisationId) => findActing(db, { personId, organisationId }),
    keyBelongsTo: (of, id, websites) => belongsTo(db, of, { id, websites }),
  };
}
