/** Which recipients may get which kinds of data, for the acts that want both told (Va. Code § 59.1-578(C) and its like). */
import type { Language } from '@clausewright/contract/languages';
import { type Context, items, type Prose, rows, type Words } from '@clausewright/engine/document/authoring';
import type { CaliforniaCategory } from '../california-categories.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { disclosureTexts } from '../words/american/state-disclosures.ts';
import { passedCategories, sells } from './california-facts.ts';
import type { PrivacyQuestions } from '../clause.ts';
import { recipients } from './recipients/clause.ts';

type Spoken = Context<PrivacyQuestions, Language, never, Record<CaliforniaCategory, Words>>;

/** Whether the section on recipients names a group: both sections speak of the same ones. */
function isNamed(a: Spoken['a'], group: string): boolean {
  return recipients.parts[group]?.when?.(a) === true;
}

/** What was told as sold or shared; an advertiser without a tool gets no more than a tool would read. */
function advertised(a: Spoken['a']): readonly CaliforniaCategory[] {
  const passed = passedCategories(a);
  return passed.length > 0 ? passed : ['identifiers', 'internet'];
}

export function disclosures(c: Spoken): Prose {
  const { a } = c;
  const texts = disclosureTexts[c.language];
  const kinds = c.and(advertised(a).map((category) => c.w[category]));
  const plain = (['partners', 'affiliates', 'users'] as const).filter((group) => isNamed(a, group));
  const late = (['buyers', 'consented'] as const).filter((group) => isNamed(a, group));
  return items([
    ...(isNamed(a, 'advertisers') || holdsFact(a, 'data:share-ads') ? [texts.advertisers(kinds)] : []),
    ...(sells(a) ? [texts.sold(kinds)] : []),
    ...plain.map((group) => texts[group]),
    ...(isNamed(a, 'providers') ? [isNamed(a, 'named') ? texts.namedProviders : texts.providers] : []),
    texts.authorities,
    ...late.map((group) => texts[group]),
    ...(isNamed(a, 'others')
      ? [texts.others(c.and(rows(c.say['share_with.own']).map((row) => row.name)))]
      : []),
  ]);
}
