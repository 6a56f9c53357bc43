/** What an observation says against a site, each with its evidence. It states what was seen, never who is guilty. */
import type { ScanFindingCode, ScanFindingLink } from '@clausewright/contract';
import type { ConsentType } from '@clausewright/contract/consent-types';
import { nameFits } from './identify/identify.ts';
import type { Inventory, Service, Sighting } from './identify/group-services.ts';
import { bounds, type Observation, type ObservedLink, type PassName } from './observation.ts';

export type FindingCode = ScanFindingCode;

/** error: against the law where consent is asked for first; warning: advisable; notice: for the owner to know. */
export type Severity = 'error' | 'warning' | 'notice';

export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** A service, a cookie or an address. */
  subject: string;
  /** Of the catalogue. */
  vendor: string | null;
  type: ConsentType | null;
  /** The first few; `count` is how many there were. */
  evidence: Sighting[];
  count: number;
  link?: ScanFindingLink;
}

/** A link that every page of the website should have. */
export interface WantedLink {
  code: FindingCode;
  severity: Severity;
  link?: ScanFindingLink;
  isLink: (link: ObservedLink) => boolean;
}

export interface Declared {
  /** Vendors of the banner or of the policy (catalogue); null: nobody told. */
  vendors: readonly string[] | null;
  /** Days that the owner's texts name for cookies, by name. */
  cookies: readonly { name: string; days: number | null }[];
}

const mostEvidence = 5;

export function findFindings(
  observation: Observation,
  inventory: Inventory,
  declared: Declared = { vendors: null, cookies: [] },
  wanted: readonly WantedLink[] = [],
): Finding[] {
  const optional = inventory.services.filter(isOptional);
  const ofPass = (
    code: FindingCode,
    pass: PassName,
    fits: (one: Sighting) => boolean = () => true,
  ): Finding[] =>
    optional.flatMap((service) =>
      findingOf(
        code,
        'error',
        service,
        service.sightings.filter((one) => one.pass === pass && fits(one)),
      ),
    );
  const gpc = ofPass('gpc-ignored', 'gpc').filter(
    ({ type }) => type === 'ADVERTISING' || type === 'MARKETING',
  );
  return [
    ...ofPass('before-answer', 'unanswered'),
    ...ofPass('after-refusal', 'refused', isAfterRefusal),
    ...ofPass('after-withdrawal', 'withdrawn', isAfterRefusal),
    ...gpc.map((one): Finding => ({ ...one, severity: 'warning' })),
    ...keptLonger(inventory, declared),
    ...undeclared(inventory, declared),
    ...unknownServices(inventory),
    ...unlinked(observation, wanted),
    ...unanswered(observation),
  ];
}

/** Needs an answer first. Counting that stores nothing is left to the owner's law; so is what nobody knows. */
function isOptional({ type, vendor, sightings }: Service): boolean {
  if (type === null || type === 'ESSENTIAL') return false;
  return vendor?.cookieless !== true || sightings.some(({ kind }) => kind !== 'request');
}

/** What was stored before the answer is not held against it: that a refusal follows shows in what comes then. */
function isAfterRefusal(sighting: Sighting): boolean {
  return sighting.isAfterAnswer;
}

function findingOf(
  code: FindingCode,
  severity: Severity,
  service: Service,
  seen: readonly Sighting[],
): Finding[] {
  if (seen.length === 0) return [];
  const { name, vendor, type } = service;
  return [
    {
      code,
      severity,
      subject: name,
      vendor: vendor?.id ?? null,
      type,
      evidence: seen.slice(0, mostEvidence),
      count: seen.length,
    },
  ];
}

/** A fifth more than said is no rounding any more. */
const tolerance = 1.2;

function keptLonger({ services, own }: Inventory, { cookies }: Declared): Finding[] {
  const seen = [
    ...own.map((one) => ({ one, service: null })),
    ...services.flatMap((service) => service.sightings.map((one) => ({ one, service }))),
  ];
  const told = new Set<string>();
  return seen.flatMap(({ one, service }): Finding[] => {
    if (one.kind !== 'cookie' || one.days === undefined || one.days === null || told.has(one.what)) return [];
    const said = cookies.find(({ name }) => nameFits(name, one.what));
    if (said?.days === undefined || said.days === null || one.days <= said.days * tolerance) return [];
    told.add(one.what);
    return [
      {
        code: 'kept-longer',
        severity: 'warning',
        subject: one.what,
        vendor: service?.vendor?.id ?? null,
        type: service?.type ?? null,
        evidence: [one],
        count: 1,
      },
    ];
  });
}

function undeclared({ services }: Inventory, { vendors }: Declared): Finding[] {
  if (vendors === null) return [];
  const seen = new Set(services.flatMap(({ vendor }) => vendor?.id ?? []));
  return [
    ...services
      .filter(({ vendor }) => vendor !== null && !vendors.includes(vendor.id))
      .flatMap((service) => findingOf('not-declared', 'error', service, service.sightings)),
    ...vendors
      .filter((id) => !seen.has(id))
      .map((id): Finding => ({
        code: 'not-seen',
        severity: 'notice',
        subject: id,
        vendor: id,
        type: null,
        evidence: [],
        count: 0,
      })),
  ];
}

function unknownServices({ services }: Inventory): Finding[] {
  return services
    .filter(({ type, vendor }) => type === null && vendor === null)
    .flatMap((service) => findingOf('unknown-service', 'notice', service, service.sightings));
}

/** Of pages that came as a whole; a page that links nothing at all is no page of a site. */
function unlinked({ passes }: Observation, wanted: readonly WantedLink[]): Finding[] {
  const pages = (passes[0]?.pages ?? []).filter(
    ({ limits, links }) => limits.length === 0 && links.length > 0 && links.length < bounds.links,
  );
  return wanted.flatMap(({ code, severity, link, isLink }): Finding[] => {
    const without = pages.filter(({ links, url }) => !isLink({ url, text: '' }) && !links.some(isLink));
    const [first] = without;
    if (first === undefined) return [];
    return [
      {
        code,
        severity,
        subject: first.url,
        vendor: null,
        type: null,
        evidence: [],
        count: without.length,
        ...(link && { link }),
      },
    ];
  });
}

/** Taking back is another matter: many tools have no way to it that a stranger finds. */
function unanswered({ limits, passes }: Observation): Finding[] {
  const missed = limits.flatMap(({ pass, limit }) => (limit === 'no-banner-answered' ? [pass] : []));
  const accepted = passes.find(({ name, answered }) => name === 'accepted' && answered !== null);
  const isMissed = missed.includes('refused') || missed.includes('accepted');
  if (!isMissed) return [];
  const one = { vendor: null, type: null, evidence: [], count: 1 };
  return accepted !== undefined && missed.includes('refused')
    ? [{ code: 'no-refusal', severity: 'warning', subject: accepted.answered ?? '', ...one }]
    : [{ code: 'not-answered', severity: 'notice', subject: '', ...one }];
}
