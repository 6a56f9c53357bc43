import type { installDetails, ResultOf } from '@clausewright/contract';
import { namesUnderCmpRule } from '@clausewright/contract/consent-types';
import { toDisplayDomain } from '../consents/parse-domain.ts';
import { openConsent } from '../consents/read-consents.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { listFieldHosts } from '../field-watch/list-field-hosts.ts';
import { describeProtection } from './describe-protection.ts';
import { toInstallFacts, servedDraft } from './install-facts.ts';
import type { InstallPorts } from './ports.ts';
import { inlineDefault } from './tag-manager/inline-default.ts';
import { tagManagerTemplate } from './tag-manager/template.ts';
import {
  addressOf,
  buildGpc,
  buildPlatforms,
  buildPolicy,
  buildScripts,
  buildSnippet,
  buildTagExamples,
} from './snippets.ts';

/** Everything that an owner, or who looks after the site, needs to put a banner on it. */
export async function readInstall(
  ports: InstallPorts,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof installDetails>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const { consent } = opened;
  const draft = await servedDraft(ports.db, consent);
  const facts = toInstallFacts(consent, draft, { origin: ports.consentUrl, now: ports.clock() });
  const look = await ports.lookAtSite(ports.db, session.customerId, consent.domain, ports.clock());
  const value = {
    site_url: toDisplayDomain(consent.domain),
    ready: consent.published !== null && consent.active,
    ...buildScripts(facts),
    snippet: buildSnippet(facts),
    platforms: buildPlatforms(facts),
    csp: buildPolicy(ports.consentUrl),
    tagged: buildTagExamples(facts),
    gpc: buildGpc(facts.today),
    tag_manager: {
      inline: inlineDefault(facts.regions, addressOf(facts)),
      template: tagManagerTemplate(toDisplayDomain(consent.domain), facts.regions, addressOf(facts)),
    },
    protection: {
      ...describeProtection(draft, ports.consentUrl, look),
      field: await listFieldHosts(ports.db, consent.siteId, { draft, look }),
    },
    under_cmp_rule: namesUnderCmpRule(draft.vendors),
    demo_url: ports.demoUrl === null ? null : `${ports.demoUrl}?site=${consent.siteId}`,
    additional_domains: draft.domains.map(toDisplayDomain),
  };
  return { ok: true, value };
}
