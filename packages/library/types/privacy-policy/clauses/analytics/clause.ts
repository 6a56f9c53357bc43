import type { Language } from '@clausewright/contract/languages';
import { type Context, given, items, type Words } from '@clausewright/engine/document/authoring';
import { analyticsFeatureWords } from '../../words/analytics-features.ts';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { countsWithoutCookies } from '../../../../vendors/without-cookies.ts';
import { productName, runsItself, someoneReceives } from '../../../../shared/clauses/provider-names.ts';
import { addedProviders, listedProviders, whatProvidersDo } from '../provider-lists.ts';

/** The tools whose settings are asked for. */
const adjustable: readonly string[] = ['google-analytics', 'matomo', 'matomo-cloud'];

function tools(c: Context<PrivacyQuestions>): Words {
  const named = c.names(c.say.analytics_vendors, productName);
  const asked = named.filter((_, i) => adjustable.includes(c.a.analytics_vendors?.[i] ?? ''));
  return c.and(asked.length > 0 ? asked : named);
}

function settings(c: Context<PrivacyQuestions, Language, never, { features: Features }>) {
  return items(c.names(c.say.analytics_features, c.w.features));
}
type Answers = Context<PrivacyQuestions>['a'];

/** Tools that recognise a device; others count without a trace on it and have a paragraph of their own. */
function recognising({ analytics_vendors: ids }: Answers) {
  return ids?.filter((id) => !countsWithoutCookies(id));
}

/** Somebody beside the tools that count without cookies, or nobody named yet. */
function hasOthers(a: Answers): boolean {
  return given(a['analytics_vendors.own']) || recognising(a)?.length !== 0;
}

function listed(c: Context<PrivacyQuestions>, quiet: boolean) {
  const ids = c.a.analytics_vendors;
  return listedProviders(c, 'analytics_vendors').filter((_, i) => countsWithoutCookies(ids?.[i]) === quiet);
}
type Features = Record<keyof (typeof analyticsFeatureWords)['en'], Words>;

/**
 * Drafting note. Article 13(1)(e) GDPR. consent: Article 5(3) of Directive 2002/58/EC, worded by what the law requires,
 * since some Member States and the United Kingdom exempt measurement of one's own audience. settings: only those that the
 * owner named. self: whose software runs on a server of the owner's receives nothing. quiet: counting without cookies gets no
 * identifier, by what its makers say of it.
 */
export const analytics = clause({
  id: 'pp.analytics',
  version: 3,
  when: (a) => a.analytics === 'yes',
  ground: { answers: ['analytics'] },
  parts: {
    tools: { answers: ['analytics_vendors'], when: hasOthers },
    receive: {
      answers: ['analytics_vendors'],
      when: (a) => hasOthers(a) && someoneReceives(recognising(a), a['analytics_vendors.own']),
    },
    quiet: {
      answers: ['analytics_vendors'],
      when: (a) => (a.analytics_vendors ?? []).some(countsWithoutCookies),
    },
    self: { answers: ['analytics_vendors'], when: (a) => runsItself(a.analytics_vendors) },
    settings: { answers: ['analytics_features'], when: (a) => given(a.analytics_features) },
    consent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: (a) => underEither(a) },
  },
  words: { features: analyticsFeatureWords, texts: vendorCategoryTexts },
  texts: import.meta.url,
  values: {
    providerNames: (c) => [...listed(c, false), ...addedProviders(c, 'analytics_vendors')],
    quietNames: (c) => listed(c, true),
    whatProvidersDo: (c) => {
      const a: Answers = { ...c.a, analytics_vendors: recognising(c.a) };
      return whatProvidersDo({ ...c, a }, 'analytics_vendors', c.w.texts.analytics);
    },
    toolNames: (c) => tools(c),
    toolSettings: (c) => settings(c),
  },
});
