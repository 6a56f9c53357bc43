/** What a policy and a banner say of the same site, held against one another. Pure; judges no texts. */
import type { contradictionCodes, VendorInput } from '@clausewright/contract';
import { chosen, field, hasAny, rows, text } from '@clausewright/engine/law/answer-reading';
import { transferCountries } from '../laws/transfers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { vendorTags } from '../vendors/banner/tags.ts';
import { consentByCategory } from '../vendors/consent-types.ts';
import { findVendor } from '../vendors/list.ts';
import { policyQuestions, type PolicyType, type VendorQuestion } from '../vendors/policy-questions.ts';
import { outsideEea } from '../vendors/transfers.ts';
import type { ConsentType, Vendor, VendorCategory } from '../vendors/vendor.ts';

export interface Contradiction {
  code: (typeof contradictionCodes)[number];
  /** The question of the policy to change. */
  policy: { question: string };
  /** Path of what to change in the banner, as the calls name it; `vendor` is a name to show, `add` the one to add. */
  banner: { field: string; vendor?: string; add?: string };
}

/** Answers of a policy as `evaluation.relevant` has them. */
export interface PolicyFacts {
  type: PolicyType;
  answers: Answers;
}

/** Of a draft or of what is published. */
export interface BannerFacts {
  vendors: readonly BannerVendor[];
  /** Days that an answer is kept. */
  days: number;
  regions: 'everyone' | 'by-country';
}
type BannerVendor = Pick<VendorInput, 'catalogue_id' | 'name' | 'type' | 'country' | 'patterns'> & {
  id: string;
  active: boolean;
};

/** Each contradiction once per vendor and code; a policy that says what the banner does has none. */
export function contradictions({
  policy,
  banner,
}: {
  policy: PolicyFacts;
  banner: BannerFacts;
}): Contradiction[] {
  const active = banner.vendors.filter((vendor) => vendor.active);
  return [
    ...active.flatMap((vendor) => ofVendor(policy, vendor)),
    ...missingInBanner(policy, banner.vendors),
    ...usedThough(policy, active),
    ...ofChoice(policy, banner),
  ];
}

function ofVendor(policy: PolicyFacts, vendor: BannerVendor): Contradiction[] {
  const under = questionsNaming(policy, vendor);
  const place = placeOf(policy.type, vendor);
  const found = (code: Contradiction['code'], question: string, of: string): Contradiction => ({
    code,
    policy: { question },
    banner: { field: `vendors.${vendor.id}${of}`, vendor: vendor.name },
  });
  const [first] = under;
  return [
    ...(first === undefined && place !== undefined && mustBeNamed(policy.type, vendor)
      ? [found('vendor-not-in-policy', place, '')]
      : []),
    ...(first !== undefined && !typesUnder(under, vendor).has(vendor.type)
      ? [found('type-differs', first.question, '.type')]
      : []),
    ...(leavesUnsaid(policy, vendor) ? [found('transfer-missing', 'transfers', '.country')] : []),
  ];
}

/** Where the policy would name a vendor; undefined where it does not ask for such vendors. */
function placeOf(type: PolicyType, vendor: BannerVendor): string | undefined {
  const offered = policyQuestions[type].find(({ categories }) =>
    categoriesOf(vendor).some((category) => categories.includes(category)),
  );
  return offered?.question ?? (type === 'PRIVACY_POLICY' ? 'other_vendors' : undefined);
}

/** Catalogue vendors are known by their id or name, the owner's own by their name. */
function questionsNaming({ type, answers }: PolicyFacts, vendor: BannerVendor): VendorQuestion[] {
  const { catalogue_id: id } = vendor;
  return policyQuestions[type].filter(
    ({ question }) =>
      (id !== null && chosen(answers, question).includes(id)) ||
      rows(answers, `${question}.own`).some((row) => sameName(field(row, 'name'), vendor.name)),
  );
}

function sameName(one: string, other: string): boolean {
  const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
  return plain(one) === plain(other);
}

/** An own vendor says by its type alone where it belongs. */
function categoriesOf(vendor: BannerVendor): readonly VendorCategory[] {
  const known = knownVendor(vendor);
  if (known !== undefined) return known.categories;
  const { type } = vendor;
  return (Object.keys(consentByCategory) as VendorCategory[]).filter(
    (category) => consentByCategory[category].type === type,
  );
}

function knownVendor({ catalogue_id: id }: Pick<BannerVendor, 'catalogue_id'>): Vendor | undefined {
  return id === null ? undefined : findVendor(id);
}

/** Recipients of data have to be named (Art. 13(1)(e) GDPR), and whoever reads from devices (Planet49, C-673/17). */
function mustBeNamed(type: PolicyType, vendor: BannerVendor): boolean {
  if (vendor.type !== 'ESSENTIAL') return true;
  // What the owner's website stores itself is no recipient.
  if (knownVendor(vendor) === undefined && vendor.patterns.length === 0) return false;
  return type === 'PRIVACY_POLICY' && knownVendor(vendor)?.selfHosted !== true;
}

/** What the place of a vendor in the policy can mean for consent. */
function typesUnder(questions: readonly VendorQuestion[], vendor: BannerVendor): ReadonlySet<ConsentType> {
  const known = knownVendor(vendor);
  const { usedAs } = vendorTags[known?.id ?? ''] ?? {};
  const categories = questions.flatMap(({ categories: offered }) =>
    offered.filter((category) => known === undefined || known.categories.includes(category)),
  );
  // Added by hand where the question does not offer it.
  const meant = categories.length === 0 ? categoriesOf(vendor) : categories;
  const all = usedAs === undefined ? meant : [...meant, usedAs];
  return new Set(all.map((category) => consentByCategory[category].type));
}

/** The policy denies transfers, or names no country where the vendor sits. */
function leavesUnsaid({ type, answers }: PolicyFacts, vendor: BannerVendor): boolean {
  const { country } = vendor;
  // Asked under the GDPR alone, and of the privacy policy.
  if (type !== 'PRIVACY_POLICY' || chosen(answers, 'transfers').length === 0) return false;
  if (country === null || knownVendor(vendor)?.selfHosted === true) return false;
  if (outsideEea([country]).length === 0 || country === text(answers, 'country')) return false;
  return hasAny(answers, 'transfers', 'no') || !transferCountries(answers).includes(country);
}

/** Categories whose tools set something on a visitor's device wherever they run. */
const reading: readonly VendorCategory[] = [
  'analytics',
  'session_replay',
  'ads',
  'remarketing',
  'social',
  'embeds',
];

/** Vendors of a policy that a banner has to ask about, each once with the question that names it. */
export function vendorsToAsk({ type, answers }: PolicyFacts): { vendor: Vendor; question: string }[] {
  const forSites =
    chosen(answers, 'agreement_for').length === 0 || hasAny(answers, 'agreement_for', 'website');
  if (!forSites) return [];
  const seen = new Set<string>();
  return policyQuestions[type].flatMap(({ question }) =>
    chosen(answers, question).flatMap((id) => {
      const vendor = findVendor(id);
      if (vendor === undefined || seen.has(id) || !readsDevices(vendor, type)) return [];
      seen.add(id);
      return [{ vendor, question }];
    }),
  );
}

/** One that is there but off is switched on, not added. */
function missingInBanner(policy: PolicyFacts, all: readonly BannerVendor[]): Contradiction[] {
  const idsOf = (some: readonly BannerVendor[]) => new Set(some.map(({ catalogue_id: id }) => id));
  const [asked, listed] = [idsOf(all.filter(({ active }) => active)), idsOf(all)];
  return vendorsToAsk(policy)
    .filter(({ vendor }) => !asked.has(vendor.id))
    .map(({ vendor, question }) => ({
      code: 'vendor-not-in-banner',
      policy: { question },
      banner: { field: 'vendors', vendor: vendor.name, ...(!listed.has(vendor.id) && { add: vendor.id }) },
    }));
}

/** A help desk is often used without anything on the pages: only a cookies policy says that they load it. */
function readsDevices({ id, categories: [category] }: Vendor, type: PolicyType): boolean {
  const tags = vendorTags[id];
  const reads = reading.includes(category) || (type === 'COOKIES_POLICY' && category === 'support_crm');
  return tags !== undefined && tags.kind !== 'cookieless' && reads;
}

/** A use is denied where every question about it was answered with no. */
const uses = [
  { type: 'ANALYTICS', questions: ['analytics', 'session_replay'] },
  { type: 'ADVERTISING', questions: ['ads', 'remarketing'] },
] as const;

export interface DeniedUse {
  type: (typeof uses)[number]['type'];
  /** The question that says no. */
  question: string;
}

/** What a policy says that its owner does not do. */
export function deniedUses({ answers }: Pick<PolicyFacts, 'answers'>): DeniedUse[] {
  return uses.flatMap(({ type, questions }) => {
    const asked = questions.filter((question) => chosen(answers, question).length > 0);
    const [question] = asked;
    const denied = asked.every((one) => hasAny(answers, one, 'no'));
    return question === undefined || !denied ? [] : [{ type, question }];
  });
}

function usedThough(policy: PolicyFacts, active: readonly BannerVendor[]): Contradiction[] {
  return deniedUses(policy).flatMap(({ type, question }) => {
    const vendor = active.find((one) => one.type === type);
    if (vendor === undefined) return [];
    return [
      {
        code: 'use-denied' as const,
        policy: { question },
        banner: { field: `vendors.${vendor.id}.type`, vendor: vendor.name },
      },
    ];
  });
}

const regionsOfModel: Readonly<Record<string, BannerFacts['regions']>> = {
  'opt-in': 'everyone',
  'by-region': 'by-country',
};

/** What a cookies policy says of asking itself. */
function ofChoice({ type, answers }: PolicyFacts, { days, regions }: BannerFacts): Contradiction[] {
  if (type !== 'COOKIES_POLICY') return [];
  const [model = ''] = chosen(answers, 'banner_model');
  const months = answers['consent_months'];
  const found = (code: Contradiction['code'], question: string, field: string, when: boolean) =>
    when ? [{ code, policy: { question }, banner: { field } }] : [];
  return [
    ...found('banner-denied', 'banner', 'active', hasAny(answers, 'banner', 'none')),
    ...found(
      'regions-differ',
      'banner_model',
      'appearance.regions',
      model !== '' && regionsOfModel[model] !== regions,
    ),
    ...found(
      'duration-differs',
      'consent_months',
      'appearance.days',
      typeof months === 'number' && !isMonths(days, months),
    ),
    // Our script honours the signal in every regime.
    ...found('signal-denied', 'gpc', 'active', hasAny(answers, 'gpc', 'not-honoured')),
  ];
}

/** Months have 28 to 31 days. */
function isMonths(days: number, months: number): boolean {
  return days >= months * 28 && days <= months * 31;
}
