/** What the clauses on California read from the answers: facts, not only what somebody ticked. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  items,
  type Prose,
  sequence,
  type Words,
} from '@clausewright/engine/document/authoring';
import { chosen } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { type CaliforniaCategory, californiaCategories } from '../california-categories.ts';
import { comprehensiveStateLaws } from '../../../laws/audience.ts';
import { categoriesOf } from '../derive/california.ts';
import type { DataType } from '../../../personal-data/data-types.ts';
import { namesProviders } from '../derive/providers.ts';
import type { PrivacyQuestions } from '../clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 3;

type Read = Context<PrivacyQuestions>['a'];

/** The law is chosen, and personal information is handled at all. */
export function underCcpa(a: Read): boolean {
  return has(a.laws, 'ccpa_cpra') && holdsFact(a, 'data:personal');
}

/** Laws of American states that let people opt out of sale and of targeted advertising. */
export function underAmericanLaw(a: Read): boolean {
  const laws = chosen(a as Answers, 'laws');
  return ['ccpa_cpra', 'nv_603a', ...comprehensiveStateLaws].some((law) => laws.includes(law));
}

export function sells(a: Read): boolean {
  return holdsFact(a, 'data:sale');
}

export function sharesForAds(a: Read): boolean {
  return holdsFact(a, 'data:share-ads');
}

export function passesOn(a: Read): boolean {
  return sells(a) || sharesForAds(a);
}

/** Data of people known to be under sixteen is sold or shared: what pp.rights.ca_sold admits, pp.rights.ca_requests explains. */
export function knowsOfMinors(a: Read): boolean {
  return holdsFact(a, 'data:sale-minors');
}

/** Sold or shared; where nobody said which, what advertising tools read. */
export function passedCategories(a: Read): readonly CaliforniaCategory[] {
  const named = a.sold_categories ?? [];
  if (!passesOn(a)) return [];
  return inOrder(named.length > 0 ? named : ['identifiers', 'internet']);
}

/** Collected, and in any case what is passed on; whoever is visited receives at least identifiers. */
export function collectedCategories(a: Read): readonly CaliforniaCategory[] {
  const named = a.ccpa_categories ?? [];
  return inOrder([
    ...(named.length > 0 ? named : (['identifiers', 'internet'] as const)),
    // A place counts however it was found, also from the IP address (§ 1798.140(v)(1)(G)): whatever was ticked.
    ...(holdsFact(a, 'data:location') ? (['geolocation'] as const) : []),
    ...passedCategories(a),
  ]);
}

/** Disclosed to service providers: pp.recipients names these providers under the same condition. */
export function disclosedCategories(a: Read): readonly CaliforniaCategory[] {
  if (given(a.disclosed_categories)) return inOrder(a.disclosed_categories ?? []);
  const provided = has(a.share_with, 'service-providers') || !given(a.share_with) || namesProviders(a);
  return provided ? collectedCategories(a) : [];
}

/** The kinds of data that were chosen and fall under a category. */
export function typesIn(a: Read, category: CaliforniaCategory): readonly DataType[] {
  const types = Object.keys(categoriesOf) as DataType[];
  return types.filter((type) => has(a.pd_types, type) && categoriesOf[type].includes(category));
}

/** § 1798.140(ae) names neither political opinions nor crimes. */
const special = {
  protected: ['ethnic-origin', 'religion', 'sex-life'],
  biometric: ['biometrics'],
  sensitive: [
    'health',
    'biometrics',
    'genetic',
    'ethnic-origin',
    'religion',
    'union',
    'sex-life',
    'immigration',
    'neural',
  ],
} as const;
type Special = (typeof special)[keyof typeof special][number];

export function specialIn(a: Read, category: CaliforniaCategory): readonly Special[] {
  const kinds: readonly Special[] =
    category === 'protected' || category === 'biometric' || category === 'sensitive' ? special[category] : [];
  // The kind of data already says health.
  const told = (kind: Special): boolean => kind === 'health' && has(a.pd_types, 'health');
  return kinds.filter((kind) => has(a.special_data, kind) && !told(kind));
}

function inOrder(found: readonly CaliforniaCategory[]): readonly CaliforniaCategory[] {
  return californiaCategories.map(({ id }) => id).filter((id) => found.includes(id));
}

export type CaliforniaSpoken = Context<
  PrivacyQuestions,
  Language,
  never,
  Record<CaliforniaCategory, Record<'name' | 'usual' | 'kept', Words>>
>;

export function namedCategories(c: CaliforniaSpoken, list: readonly CaliforniaCategory[]) {
  return items(list.map((category) => c.w[category].name));
}

/** The articles on automated decisions apply from this day (11 CCR § 7200(b)). */
export function from2027<Part extends string>(
  { today }: { readonly today: string },
  words: Prose<Part>,
): Prose<Part> | Prose {
  return today >= '2027-01-01' ? words : sequence([]);
}
