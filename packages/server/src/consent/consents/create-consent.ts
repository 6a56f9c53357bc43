import { defaultAppearance } from '@clausewright/banner/publish';
import type { BodyOf, newConsent, ResultOf } from '@clausewright/contract';
import { noteAuthor } from '../../approvals/note-author.ts';
import { lockAccount } from '../../customers/customer-store.ts';
import { isUniqueViolation } from '../../platform/database/database-error.ts';
import { tellMade } from '../../platform/database/current-act.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { newToSite } from './add-vendors.ts';
import { refusedBanner } from './banner-faults.ts';
import { type Consent, findConsentByRequest, insertConsent } from './consent-store.ts';
import { parseDomain } from './parse-domain.ts';
import { listOwnerDomains } from './domain-store.ts';
import type { ConsentPorts } from './ports.ts';
import { getSummary } from './read-consents.ts';
import { refusedDomain } from './refused-domain.ts';
import { refuseDomain } from './domain-rules.ts';
import { withoutRepeats } from './update-consent.ts';
import { insertVendors } from './vendor-store.ts';

/** Adds a consent for a site, once per request and once per domain of an owner. */
export async function createConsent(
  ports: ConsentPorts,
  { session, body }: { session: Session; body: BodyOf<typeof newConsent> },
): Promise<Outcome<ResultOf<typeof newConsent>>> {
  const { request_id: requestId, site_url: siteUrl, vendors = [], fields } = body;
  const ownerId = session.customerId;
  const domain = parseDomain(siteUrl);
  if (domain === null) {
    return { ok: false, reason: 'answers-invalid', fields: [{ field: 'site_url', code: 'wrong-format' }] };
  }
  const unfit = refuseDomain(ports, 'site_url', domain);
  if (unfit !== null) return unfit;
  const { appearance = defaultAppearance(session.language) } = body;
  const refused = refusedBanner({ appearance, fields, vendors: { at: 'vendors', given: vendors } });
  if (refused !== null) return refused;
  const now = ports.clock();
  const work = inTransaction(ports.db, async (trx): Promise<Outcome<Consent>> => {
    // Held so that of two requests at once the second sees what the first made.
    if ((await lockAccount(trx, ownerId)) === null) return { ok: false, reason: 'not-authenticated' };
    const earlier = await findConsentByRequest(trx, requestId);
    if (earlier !== null) return repeated(earlier, ownerId, domain);
    const asked = { consentId: null, domain, main: true };
    const taken = refusedDomain(await listOwnerDomains(trx, ownerId), asked);
    if (taken !== null) return taken;
    const given = { ownerId, requestId, domain, appearance: withoutRepeats(appearance), now };
    const made = await insertConsent(trx, { ...given, ...(fields && { fields }) });
    tellMade(made.id);
    await noteAuthor(trx, { of: 'banner', id: made.id });
    await insertVendors(trx, made.siteId, newToSite([], vendors), now);
    return { ok: true, value: made };
  });
  try {
    const made = await work;
    return made.ok ? { ok: true, value: await getSummary(ports, made.value) } : made;
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
