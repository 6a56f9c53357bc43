import { type addDomain as addCall, limits, type ResultOf } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { changeConsent } from './change-consent.ts';
import { toDomainPattern, toDisplayDomain } from './parse-domain.ts';
import { listOwnerDomains, furtherDomains, insertDomains, removeDomain } from './domain-store.ts';
import type { ConsentPorts } from './ports.ts';
import { refusedDomain } from './refused-domain.ts';
import { refuseDomain } from './domain-rules.ts';

type Listed = Outcome<ResultOf<typeof addCall>>;

/** Further domains of a site as calls answer them. */
export async function shownDomains(db: Database, siteId: string): Promise<{ id: string; domain: string }[]> {
  const stored = await furtherDomains(db, siteId);
  return stored.map(({ id, domain }) => ({ id, domain: toDisplayDomain(domain) }));
}

/** Lets a banner serve on a further domain. */
export async function addDomain(
  ports: ConsentPorts,
  { session, id, written }: { session: Session; id: string; written: string },
): Promise<Listed> {
  const domain = toDomainPattern(written);
  if (domain === null) return refused('wrong-format');
  const unfit = refuseDomain(ports, 'domain', domain);
  if (unfit !== null) return unfit;
  return changeConsent(ports, { session, id, domains: true }, async ({ trx, consent, now }) => {
    const { siteId, ownerId } = consent;
    const asked = { consentId: id, domain, main: false };
    const taken = refusedDomain(await listOwnerDomains(trx, ownerId), asked);
    if (taken !== null) return taken;
    if ((await furtherDomains(trx, siteId)).length >= limits.domains) return refused('too-many');
    await insertDomains(trx, { siteId, domains: [domain], now });
    return { ok: true, value: { domains: await shownDomains(trx, siteId) } };
  });
}

/** Takes a further domain away. */
export async function deleteDomain(
  ports: ConsentPorts,
  { session, id, domainId }: { session: Session; id: string; domainId: string },
): Promise<Listed> {
  return changeConsent(ports, { session, id }, async ({ trx, consent: { siteId } }) => {
    if (!(await removeDomain(trx, siteId, domainId))) return { ok: false, reason: 'not-found' };
    return { ok: true, value: { domains: await shownDomains(trx, siteId) } };
  });
}

function refused(code: 'wrong-format' | 'too-many'): Refused {
  return { ok: false, reason: 'answers-invalid', fields: [{ field: 'domain', code }] };
}
