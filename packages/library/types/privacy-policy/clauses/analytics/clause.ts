import type { Language } from '@clausewright/contract/languages';
import { type Context, given, items, type Words } from '@clausewright/engine/document/authoring';
import { analyticsFeatureWords } from '../../words/analytics-features.ts';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import {
  productName,
  providers,
  runsItself,
  someoneReceives,
  whatProvidersDo,
} from '../../../../shared/clauses/provider-names.ts';

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
type Features = Record<keyof (typeof analyticsFeatureWords)['en'], Words>;

/**
 * Drafting note. Article 13(1)(e) GDPR. consent: Article 5(3) of Directive 2002/58/EC, worded by what the law requires,
 * since some Member States and the United Kingdom exempt measurement of one's own audience. settings: only those that the
 * owner named. self: whose software runs on a server of the owner's receives nothing.
 */
export const analytics = clause({
  id: 'pp.analytics',
  version: 2,
  when: (a) => a.analytics === 'yes',
  ground: { answers: ['analytics'] },
  parts: {
    tools: { answers: ['analytics_vendors'] },
    receive: {
      answers: ['analytics_vendors'],
      when: (a) => someoneReceives(a.analytics_vendors, a['analytics_vendors.own']),
    },
    self: { answers: ['analytics_vendors'], when: (a) => runsItself(a.analytics_vendors) },
    settings: { answers: ['analytics_features'], when: (a) => given(a.analytics_features) },
    consent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: (a) => underEither(a) },
  },
  words: { features: analyticsFeatureWords, texts: vendorCategoryTexts },
  texts: import.meta.url,
  values: {
    providerNames: (c) => providers(c, 'analytics_vendors'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'analytics_vendors', c.w.texts.analytics),
    toolNames: (c) => tools(c),
    toolSettings: (c) => settings(c),
  },
});
