import { given } from '@clausewright/engine/document/authoring';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { clause } from '../../clause.ts';
import { consentParts } from '../consent-parts.ts';
import { providers, whatProvidersDo } from '../../../../shared/clauses/provider-names.ts';

/**
 * Drafting note. Article 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC; CJEU C-40/17 (Fashion ID):
 * plugins read the device as soon as they load. Joint control stands in pp.fanpage.
 */
export const socialPlugins = clause({
  id: 'pp.social-plugins',
  version: 5,
  when: (a) => given(a.social_plugins) || given(a['social_plugins.own']),
  ground: { answers: ['social_plugins'] },
  parts: {
    networks: { answers: ['social_plugins'] },
    receive: { answers: ['social_plugins'] },
    ...consentParts,
  },
  words: vendorCategoryTexts,
  texts: import.meta.url,
  values: {
    providerNames: (c) => providers(c, 'social_plugins'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'social_plugins', c.w.social),
  },
});
