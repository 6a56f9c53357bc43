import type { newConsent, ResultOf } from '@clausewright/contract';
import { lockAccount } from '../accounts/customer-store.ts';
import { isUniqueViolation } from '../database/database-error.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Outcome } from '../http/envelope.ts';
import type { Session } from '../http/session.ts';
import { type Consent, findConsentByRequest, hasDomain, insertConsent } from './consent-store.ts';
import { domainOf } from './domain-of.ts';
import type { ConsentPorts } from './ports.ts';
import { summaryOf } from './read-consents.ts';

export interface CreateInput {
  session: Session;
  /** Makes a repeat harmless. */
  requestId: string;
  siteUrl: string;
}

/** Adds a consent for a site, once per request and once per domain of an owner. */
export async function createConsent(
  ports: ConsentPorts,
  { session, requestId, siteUrl }: CreateInput,
): Promise<Outcome<ResultOf<typeof newConsent>>> {
  const ownerId = session.customerId;
  const domain = domainOf(siteUrl);
  if (domain === null) {
    return { ok: false, reason: 'answers-invalid', fields: [{ field: 'site_url', code: 'wrong-format' }] };
  }
  const now = ports.clock();
  const work = inTransaction(ports.db, async (trx): Promise<Outcome<Consent>> => {
    // Held so that of two requests at once the second sees what the first made.
    if ((await lockAccount(trx, ownerId)) === null) return { ok: false, reason: 'not-authenticated' };
    const earlier = await findConsentByRequest(trx, requestId);
    if (earlier !== null) return repeated(earlier, ownerId, domain);
    if (await hasDomain(trx, ownerId, domain)) return { ok: false, reason: 'domain-exists' };
    return { ok: true, value: await insertConsent(trx, { ownerId, requestId, domain, now }) };
  });
  try {
    const made = await work;
    return made.ok ? { ok: true, value: await summaryOf(ports, made.value) } : made;
  } catch (error) {
    // Somebody else used it at this very moment.
    if (isUniqueViolation(error, 'consents_request_id_key')) return { ok: false, reason: 'request-reused' };
    throw error;
  }
}

function repeated(earlier: Consent, ownerId: string, domain: string): Outcome<Consent> {
  if (earlier.ownerId !== ownerId || earlier.domain !== domain)
    return { ok: false, reason: 'request-reused' };
  return earlier.deleted ? { ok: false, reason: 'not-found' } : { ok: true, value: earlier };
}
