import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../platform/database/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { type Agreement, findAgreement } from './agreement-store.ts';

/** What a caller has to show for an agreement. */
export interface Caller {
  /** Opens a visitor's agreement for whoever holds it. */
  token?: string | undefined;
  session?: Session | null;
}

/** What came with a call. */
export function toCaller({
  agreementToken,
  session,
}: {
  agreementToken: string | undefined;
  session: Session | null;
}): Caller {
  return { token: agreementToken, session };
}

/**
 * `download`: the files that are served. `use`: its answers, versions and payment as well. `change`: its
 * answers or texts; whoever has not confirmed the address may read, pay and download.
 */
export type Intent = 'download' | 'use' | 'change';

/**
 * Whether the token that came with a call is good for that. Once an agreement is in an account the token only
 * downloads, and only for callers who are not logged in, until its owner ends all sessions.
 */
function opens(agreement: Agreement, { token, session = null }: Caller, intent: Intent): boolean {
  if (token === undefined || agreement.tokenEnded) return false;
  if (agreement.ownerId !== null && (intent !== 'download' || session !== null)) return false;
  return timingSafeEqual(hashToken(token), agreement.accessTokenHash);
}

/**
 * The agreement for its owner, or for whoever holds its token; an unknown id and a foreign one are told
 * apart, the ids are secret.
 */
export async function openAgreement(
  db: Database,
  id: string,
  caller: Caller,
  intent: Intent = 'use',
): Promise<{ ok: true; agreement: Agreement } | Refused> {
  const { session = null } = caller;
  const agreement = await findAgreement(db, id);
  if (agreement === null) return { ok: false, reason: 'not-found' };
  const owns = session !== null && agreement.ownerId === session.customerId;
  if (owns && intent === 'change' && session.role === 'unconfirmed') {
    return { ok: false, reason: 'email-not-confirmed' };
  }
  if (owns || opens(agreement, caller, intent)) return { ok: true, agreement };
  const foreign = session !== null && agreement.ownerId !== null;
  return { ok: false, reason: foreign ? 'other-account' : 'no-access' };
}
