import { has } from '@clausewright/engine/document/authoring';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { regulation } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';
import { consentParts } from '../consent-parts.ts';
import { providers, whatProvidersDo } from '../provider-lists.ts';

/**
 * Drafting note. Articles 5(1)(a) and 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC and Article
 * 6(1)(a) GDPR; only a banner that asks by country lets the text follow the law of the place. device: a switch of the
 * operating systems that no duty asks to name. Opting out under American laws stands in pp.optout.
 */
export const ads = clause({
  id: 'pp.ads',
  version: 7,
  when: (a) => a.ads === 'yes',
  ground: { answers: ['ads'] },
  parts: {
    networks: { answers: ['ad_vendors'] },
    receive: { answers: ['ad_vendors'] },
    ...consentParts,
    device: { answers: ['agreement_for'], when: (a) => has(a.agreement_for, 'app') },
  },
  words: vendorCategoryTexts,
  texts: import.meta.url,
  values: {
    regulation,
    providerNames: (c) => providers(c, 'ad_vendors'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'ad_vendors', c.w.ads),
  },
});
