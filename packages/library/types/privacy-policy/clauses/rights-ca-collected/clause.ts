import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  prose,
  type Prose,
  records,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { CaliforniaCategory } from '../../california-categories.ts';
import { californiaCategoryWords as categories } from '../../words/american/california-categories.ts';
import { dataTypeWords as types } from '../../words/pd-types.ts';
import { retentionWords as retention } from '../../words/retention.ts';
import { specialDataWords as special } from '../../words/special-data.ts';
import {
  collectedCategories,
  passedCategories,
  passesOn,
  specialIn,
  typesIn,
  underCcpa,
} from '../california-facts.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { speaksAmerican } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

type Nouns = {
  categories: Record<CaliforniaCategory, Record<'name' | 'usual' | 'kept', Words>>;
  types: Record<keyof (typeof types)['en'], Words>;
  special: Record<keyof (typeof special)['en'], Words>;
  retention: { start: Record<keyof (typeof retention)['en']['start'], Words> };
  yes: Words;
  no: Words;
};
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;

function table(c: Spoken, labels: Record<'category' | 'content' | 'passed' | 'kept', string>) {
  const passed = passedCategories(c.a);
  return records(
    labels,
    collectedCategories(c.a).map((category) => ({
      category: c.w.categories[category].name,
      content: content(c, category),
      passed: passed.includes(category) ? c.w.yes : c.w.no,
      kept: kept(c, category),
    })),
  );
}

/** Of a category that is passed on, not the kinds that another one holds which is not: an e-mail address is no identifier of a device. */
function typesOf(a: Spoken['a'], category: CaliforniaCategory): ReturnType<typeof typesIn> {
  const passed = passedCategories(a);
  if (!passed.includes(category)) return typesIn(a, category);
  const kept = collectedCategories(a).filter((one) => !passed.includes(one));
  return typesIn(a, category).filter((type) => !kept.some((one) => typesIn(a, one).includes(type)));
}

/** What was chosen of a category, or what it usually is. With commas alone: some entries hold an “and” of their own. */
function content(c: Spoken, category: CaliforniaCategory): Words | Prose {
  const [first, ...others] = [
    ...typesOf(c.a, category).map((type) => c.w.types[type]),
    ...specialIn(c.a, category).map((kind) => c.w.special[kind]),
  ];
  if (first === undefined) return c.w.categories[category].usual;
  return others.reduce<Words | Prose>((list, one) => prose`${list}, ${one}`, first);
}

function kept(c: Spoken, category: CaliforniaCategory) {
  if (c.a.retention_mode !== 'one-period') return c.w.categories[category].kept;
  const period = c.period as (value: unknown, inflection?: 'nom') => Words;
  return prose`${period(c.say.retention_period, 'nom')} ${c.name(c.say.retention_start, c.w.retention.start)}`;
}

/**
 * Cal. Civ. Code § 1798.100(a), 1798.110(c), 1798.130(a)(5)(B)-(C); 11 CCR § 7011(e)(1)(A)-(B), § 7012(e)-(g). Rows stand in the
 * order of the statute; the last column gives a period or the criteria for it, per category as § 7012(e)(4) wants. Sources and
 * purposes stand in the body. § 7012(g) does not oblige the first party to name third parties that control collection.
 */
export const rightsCaCollected = clause({
  id: 'pp.rights.ca_collected',
  version: 2,
  when: underCcpa,
  ground: { law: 'Cal. Civ. Code §§ 1798.100, 1798.140(v)' },
  parts: {
    world: twoEnglishes('Cal. Civ. Code § 1798.140(v)', speaksAmerican).world,
    categories: { meets: ['ccpa-7011-e1A', 'ccpa-geo-ip'] },
    periods: { answers: ['retention_mode'], when: (a) => a.retention_mode !== 'one-period' },
    // pp.sources is not printed where nothing is collected on purpose.
    sources: { meets: ['ccpa-7011-e1B'], when: (a) => a.pd_none_confirm === 'yes' },
    notice: { meets: ['ccpa-7012'] },
    choices: { law: 'Cal. Civ. Code § 1798.135(a)', when: passesOn },
    others: { meets: ['ccpa-7012-3p'], when: (a) => holdsFact(a, 'data:third-party-collection') },
  },
  words: { categories, types, special, retention },
  nouns: ['yes', 'no'],
  texts: import.meta.url,
  values: {
    categoryTable: (c, t) => table(c, t.words('columns')),
  },
});
