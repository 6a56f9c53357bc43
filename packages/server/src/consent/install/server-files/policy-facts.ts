/** What a policy of contents allows: to everybody, and for whom the visitor allowed. Pure. */
import { shortName } from '@clausewright/banner/publish';
import type { ConsentType } from '@clausewright/contract';

export interface PolicyFacts {
  /** The part that every response carries until all is allowed. */
  always: string;
  /** By the short name that the cookie `cw_allowed` says, what their yes adds. */
  vendors: readonly { short: string; id: string; sources: string }[];
}

export interface PolicyInput {
  /** Of the consent service. */
  origin: string;
  domain: string;
  domains: readonly string[];
  needed: readonly string[];
  vendors: readonly { id: string; type: ConsentType; patterns: readonly string[] }[];
  /** Hosts that a look at the site saw of a vendor besides. */
  seen: ReadonlyMap<string, readonly string[]>;
}

/** `wss:` has to be named apart, also for hosts that stand there without a protocol. */
const sourcesOf = (hosts: readonly string[]): string =>
  [...new Set(hosts)].map((host) => `${host} wss://${host}`).join(' ');

export function buildPolicyFacts({
  origin,
  domain,
  domains,
  needed,
  vendors,
  seen,
}: PolicyInput): PolicyFacts {
  const own = [domain, ...domains].flatMap((name) => (name.startsWith('*.') ? [name] : [name, `*.${name}`]));
  const hostsOf = ({ id, patterns }: PolicyInput['vendors'][number]): string[] => [
    ...patterns.map((pattern) => pattern.split('/')[0] ?? ''),
    ...(seen.get(id) ?? []),
  ];
  const essential = vendors.filter(({ type }) => type === 'ESSENTIAL').flatMap(hostsOf);
  const allowed = sourcesOf([...own, ...needed, ...essential]);
  return {
    always: `default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval' ${origin} ${allowed}`,
    vendors: vendors
      .filter(({ type }) => type !== 'ESSENTIAL')
      .map((vendor) => ({ short: shortName(vendor), id: vendor.id, sources: sourcesOf(hostsOf(vendor)) })),
  };
}
