import { given, has, properName } from '@clausewright/engine/document/authoring';
import {
  cancelsInEnglish,
  consumersToo,
  isMarketplace,
  mayWithdraw,
  sellsAnything,
} from '../../conditions.ts';
import { ownerName } from '../../../../shared/words/owner.ts';
import { isGerman, renewsInUnion } from '../renewal/clause.ts';
import { clause } from '../../clause.ts';

/** Key points for orientation (Art. 14(5) DSA spirit; s. 64 CRA prominence; notice of arbitration at the top as US courts ask). No promise beyond the sections. Art. VI.91 CDE: renewal, the last day to object and the free exit stand in bold on the first page. */
export const summary = clause({
  id: 'tc.summary',
  version: 5,
  ground: { answers: ['entity_type'] },
  parts: {
    arbitration: {
      meets: ['us-arbitration'],
      sumsUp: 'tc.arbitration',
      when: (a) => a.dispute_mode === 'arbitration',
    },
    age: { answers: ['min_age'], when: (a) => consumersToo(a) && (a.min_age ?? 18) > 0 },
    order: { answers: ['sells'], when: (a) => sellsAnything(a) },
    market: { answers: ['sell_mode'], sumsUp: 'tc.marketplace', when: (a) => isMarketplace(a) },
    minimum: {
      answers: ['min_term'],
      sumsUp: 'tc.subscription',
      when: (a) => has(a.sells, 'subscriptions') && given(a.min_term),
    },
    renews: {
      answers: ['auto_renew'],
      sumsUp: 'tc.renewal',
      when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes',
    },
    leave: { meets: ['be-vi-91'], law: 'art. VI.91 CDE', promise: 'belgian_frame', when: renewsInUnion },
    german: { law: '§ 309 no. 9 BGB', when: (a) => renewsInUnion(a) && isGerman(a) },
    belgium: { law: 'art. VI.91 CDE', when: (a) => renewsInUnion(a) && !isGerman(a) },
    withdrawEurope: {
      law: 'Directive 2011/83/EU, Art. 9; SI 2013/3134, reg. 29',
      when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer'),
    },
    withdrawUnion: {
      law: 'Directive 2011/83/EU, Art. 9',
      when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer') && !has(a.laws, 'uk_consumer'),
    },
    withdrawBritain: {
      law: 'SI 2013/3134, reg. 29',
      when: (a) => mayWithdraw(a) && !has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer'),
    },
    content: { answers: ['ugc'], sumsUp: 'tc.ugc', when: (a) => a.ugc === 'yes' },
    consumers: { law: 'Directive 2011/83/EU, Art. 25', when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
  values: {
    toWithdraw: ({ a }) => properName(cancelsInEnglish(a) ? 'cancel a contract' : 'withdraw from a contract'),
    ownerName,
  },
});
