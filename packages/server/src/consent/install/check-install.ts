import { loadBannerCatalogue } from '@clausewright/library/banner-catalogue';
import { deniedUses } from '@clausewright/library/clauses';
import type { checkInstall as call, ResultOf } from '@clausewright/contract';
import { toDisplayDomain } from '../consents/parse-domain.ts';
import { openConsent } from '../consents/read-consents.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { LoadResult } from '../site-check/load-page.ts';
import type { PageInspector } from '../site-check/page-inspector.ts';
import { servedDraft } from './install-facts.ts';
import type { InstallPorts } from './ports.ts';

/** Loads a page of the site, first safely, then as it may be, and says what its banner needs. */
export async function checkInstall(
  ports: InstallPorts & { inspector: Pick<PageInspector, 'inspect'> },
  { session, id, path = '/' }: { session: Session; id: string; path?: string | undefined },
): Promise<Outcome<ResultOf<typeof call>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const { consent } = opened;
  const draft = await servedDraft(ports.db, consent);
  const { appearance, vendors } = draft;
  const loaded = await loadSite(ports, consent.domain, path);
  if (!loaded.ok) return loaded;
  const catalogue = await loadBannerCatalogue('en');
  const policies = await ports.policiesOfSite(ports.db, session.customerId, draft);
  const inspected = await ports.inspector.inspect(loaded.page, {
    siteId: consent.siteId,
    origin: ports.consentUrl,
    mode: appearance.mode,
    button: appearance.button,
    languages: appearance.languages,
    vendors: [...vendors],
    catalogue: Object.fromEntries(Object.entries(catalogue).map(([key, { vendor }]) => [key, vendor])),
    denied: policies.flatMap(({ agreementId, type, answers }) =>
      deniedUses({ answers }).map((use) => ({
        type: use.type,
        document: { agreement_id: agreementId, type, question: use.question },
      })),
    ),
  });
  if (!inspected.ok) return inspected;
  const { href, hostname } = loaded.page.url;
  const value = {
    url: href.replace(hostname, toDisplayDomain(hostname)),
    checked_at: ports.clock().toISOString(),
    ...inspected.value,
  };
  return { ok: true, value };
}

async function loadSite(
  { loadSite: load }: Pick<InstallPorts, 'loadSite'>,
  domain: string,
  path: string,
): Promise<LoadResult> {
  const safe = await load(addressOf('https', domain, path));
  return safe.ok || safe.reason === 'site-refused' ? safe : load(addressOf('http', domain, path));
}

/** The path is taken as one: `//host` would name another site. */
function addressOf(protocol: 'http' | 'https', domain: string, path: string): URL {
  const url = new URL(`${protocol}://${domain}/`);
  const [name = '', query = ''] = path.split('?', 2);
  url.pathname = name;
  url.search = query;
  return url;
}
