import type { domainExists, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { parseDomain, toDisplayDomain } from './parse-domain.ts';
import { overlap } from './domain-overlap.ts';
import { listOwnerDomains } from './domain-store.ts';
import type { ConsentPorts } from './ports.ts';
import { refuseDomain } from './domain-rules.ts';

/** Whether an own consent covers a domain already; of others, and to visitors, nothing is told. */
export async function findDomain(
  ports: Pick<ConsentPorts, 'db' | 'privateNames'>,
  { session, siteUrl }: { session: Session | null; siteUrl: string },
): Promise<Outcome<ResultOf<typeof domainExists>>> {
  const domain = parseDomain(siteUrl);
  if (domain === null) {
    return { ok: false, reason: 'answers-invalid', fields: [{ field: 'site_url', code: 'wrong-format' }] };
  }
  const unfit = refuseDomain(ports, 'site_url', domain);
  if (unfit !== null) return unfit;
  const own = session === null ? [] : await listOwnerDomains(ports.db, session.customerId);
  const exists = own.some((one) => overlap(one, { domain, main: true }));
  return { ok: true, value: { exists, domain: toDisplayDomain(domain) } };
}
