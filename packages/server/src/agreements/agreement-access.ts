import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../database/ids.ts';
import type { Database } from '../database/schema.ts';
import type { Refused } from '../http/envelope.ts';
import { type Agreement, findAgreement } from './agreement-store.ts';

/** Whether the token that came with a call opens the agreement. */
export function opens(agreement: Agreement, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(hashToken(token), agreement.accessTokenHash);
}

/** The agreement for whoever holds its token; an unknown id and a foreign one are told apart, the ids are secret. */
export async function openAgreement(
  db: Database,
  id: string,
  token: string | undefined,
): Promise<{ ok: true; agreement: Agreement } | Refused> {
  const agreement = await findAgreement(db, id);
  if (agreement === null) return { ok: false, reason: 'not-found' };
  return opens(agreement, token) ? { ok: true, agreement } : { ok: false, reason: 'no-access' };
}
