import { given } from '@clausewright/engine/document/authoring';
import { cardStorageWords } from '../../words/card-storage.ts';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { clause } from '../../clause.ts';
import { someoneReceives } from '../../../../shared/clauses/provider-names.ts';
import { providers, whatProvidersDo } from '../provider-lists.ts';

/**
 * Drafting note. Article 13(1)(c) and (e) GDPR. cards: where card data goes, as the owner answered; no duty asks for it.
 * credit: a check by the provider is the provider's decision as controller (Article 4(7)), conditional because nobody is
 * asked for it.
 */
export const payments = clause({
  id: 'pp.payments',
  version: 3,
  when: (a) => a.payments === 'yes',
  ground: { answers: ['payments'] },
  parts: {
    providers: {
      answers: ['payment_vendors'],
      when: (a) => given(a.payment_vendors) || given(a['payment_vendors.own']),
    },
    // A bank transfer needs no provider.
    services: {
      answers: ['payment_vendors'],
      when: (a) => someoneReceives(a.payment_vendors, a['payment_vendors.own']),
    },
    credit: { law: 'Regulation (EU) 2016/679, Art. 4(7)' },
    cards: { answers: ['card_storage'], when: (a) => given(a.card_storage) },
  },
  words: { cards: cardStorageWords, texts: vendorCategoryTexts },
  texts: import.meta.url,
  values: {
    cardStorage: (c) => c.name(c.say.card_storage, c.w.cards),
    providerNames: (c) => providers(c, 'payment_vendors'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'payment_vendors', c.w.texts.payments),
  },
});
