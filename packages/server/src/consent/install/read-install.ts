import type { installDetails, ResultOf } from '@clausewright/contract';
import { shownDomain } from '../consents/parse-domain.ts';
import { openConsent } from '../consents/read-consents.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { factsOf, servedDraft } from './install-facts.ts';
import type { InstallPorts } from './ports.ts';
import { gpcOf, platformsOf, policyOf, scriptsOf, snippetOf, taggedOf } from './snippets.ts';

/** Everything that an owner, or who looks after the site, needs to put a banner on it. */
export async function readInstall(
  ports: InstallPorts,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof installDetails>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const { consent } = opened;
  const draft = await servedDraft(ports.db, consent);
  const facts = factsOf(consent, draft, { origin: ports.consentUrl, now: ports.clock() });
  const value = {
    site_url: shownDomain(consent.domain),
    ready: consent.published !== null && consent.active,
    ...scriptsOf(facts),
    snippet: snippetOf(facts),
    platforms: platformsOf(facts),
    csp: policyOf(ports.consentUrl),
    tagged: taggedOf(facts),
    gpc: gpcOf(facts.today),
    demo_url: ports.demoUrl === null ? null : `${ports.demoUrl}?site=${consent.siteId}`,
    additional_domains: draft.domains.map(shownDomain),
  };
  return { ok: true, value };
}
