/** What the chosen level of protection comes to on this site. */
import type { installDetails, ResultOf, ScanResult } from '@clausewright/contract';
import { protectionLevels, type ProtectionLevel, serverSteps } from '@clausewright/contract';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import { buildServerFiles } from './server-files/build-files.ts';
import { buildPolicyFacts, type PolicyFacts } from './server-files/policy-facts.ts';

type Protection = Omit<ResultOf<typeof installDetails>['protection'], 'field'>;
type Cause = Protection['gaps'][number]['by'];

/** The last look at the site. */
export interface SiteLook {
  at: Date;
  services: ScanResult['services'];
}

/** Sent before any script acts, or from where no script of the page reaches. */
const beforeScripts: ReadonlySet<Cause> = new Set(['markup', 'hint', 'response', 'worker']);

const stops: Readonly<Record<ProtectionLevel, (by: Cause) => boolean>> = {
  tagged: () => false,
  automatic: (by) => !beforeScripts.has(by),
  server: () => true,
};

const mostUnlisted = 100;

export function describeProtection(draft: BannerDraft, origin: string, look: SiteLook | null): Protection {
  const { protection: level = 'tagged', needed_hosts: needed = [] } = draft.appearance;
  const services = look?.services ?? [];
  const named = new Set(activeVendors(draft).map(({ id }) => id));
  const facts = toPolicyFacts(draft, origin, look);
  const unlisted = services
    .filter(({ id }) => !named.has(id))
    .flatMap(({ hosts }) => hosts)
    .filter((host) => !needed.some((one) => one === host || (one[0] === '*' && host.endsWith(one.slice(1)))));
  return {
    level,
    seen_at: look?.at.toISOString() ?? null,
    gaps: listGaps(services),
    unlisted: [...new Set(unlisted)].sort().slice(0, mostUnlisted),
    files:
      level === 'server'
        ? serverSteps.flatMap((step) => buildServerFiles(facts, step).map((file) => ({ step, ...file })))
        : [],
  };
}

/** What a server of this site allows, by what is published and what the last look saw. */
export function toPolicyFacts(draft: BannerDraft, origin: string, look: SiteLook | null): PolicyFacts {
  const { appearance, domain, domains } = draft;
  const seen = new Map((look?.services ?? []).map(({ id, hosts }) => [id, hosts]));
  const { needed_hosts: needed = [] } = appearance;
  return buildPolicyFacts({ origin, domain, domains, needed, vendors: activeVendors(draft), seen });
}

function activeVendors({ vendors }: BannerDraft) {
  return vendors
    .filter(({ active }) => active)
    .map(({ id, catalogue_id, type, patterns }) => ({ id: catalogue_id ?? id, type, patterns }));
}

/** Each way of each service once; what is essential needs no stop. */
function listGaps(services: SiteLook['services']): Protection['gaps'] {
  const ways = services
    .filter(({ type }) => type !== 'ESSENTIAL')
    .flatMap(({ name, evidence }) => {
      const causes = evidence
        .filter(({ pass, kind }) => pass === 'unanswered' && kind === 'request')
        .map(({ by }) => by.kind);
      return [...new Set(causes)].map((by) => ({ service: name, by }));
    });
  return protectionLevels.flatMap((level) =>
    ways.filter(({ by }) => !stops[level](by)).map((way) => ({ level, ...way })),
  );
}
