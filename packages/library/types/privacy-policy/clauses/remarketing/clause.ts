import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { regulation } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';
import { consentParts } from '../consent-parts.ts';
import { providers, whatProvidersDo } from '../provider-lists.ts';

/**
 * Drafting note. Article 13(1)(e) GDPR. consent, required: Article 5(3) of Directive 2002/58/EC, Article 6(1)(a) GDPR and
 * Guidelines 8/2020 on the targeting of social media users; only a banner that asks by country lets the text follow the law
 * of the place. Joint control stands in pp.fanpage, opting out in pp.optout.
 */
export const remarketing = clause({
  id: 'pp.remarketing',
  version: 7,
  when: (a) => a.remarketing === 'yes',
  ground: { answers: ['remarketing'] },
  parts: {
    networks: { answers: ['remarketing_vendors'] },
    receive: { answers: ['remarketing_vendors'] },
    ...consentParts,
  },
  words: vendorCategoryTexts,
  texts: import.meta.url,
  values: {
    regulation,
    providerNames: (c) => providers(c, 'remarketing_vendors'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'remarketing_vendors', c.w.remarketing),
  },
});
