import { has } from '@clausewright/engine/document/authoring';
import { sellsDigital, sellsServices } from '../../sells.ts';
import { isExempt } from '../../words/exempt-goods.ts';
import { clause } from '../../clause.ts';

/**
 * Directive 2011/83/EU, Articles 13(4) to (8), 15 and 16; § 312g(2), § 356(4) and (5), § 360 BGB; L. 221-28 and L. 242-4
 * Code de la consommation; Article 103 TRLGDCU; Article 59 Codice del consumo; 6:230p BW. The list names only
 * what the seller has: kinds of goods, what is not taken back voluntarily, and what was asked for this list alone.
 */
export const withdrawalLimits = clause({
  id: 'rr.withdrawal_limits',
  version: 4,
  when: (a) => has(a.laws, 'eu_consumer'),
  ground: { law: 'Directive 2011/83/EU, Art. 16' },
  parts: {
    list: {
      answers: ['goods_kinds', 'non_returnable', 'exempt_goods'],
      when: (a) => isExempt(a) || has(a.goods_kinds, 'event-travel'),
    },
    made: {
      meets: ['crd-6-1-k'],
      answers: ['goods_kinds', 'non_returnable'],
      when: (a) => isExempt(a, 'made'),
    },
    perishable: {
      meets: ['crd-6-1-k'],
      answers: ['goods_kinds', 'non_returnable'],
      when: (a) => isExempt(a, 'perishable'),
    },
    hygiene: {
      meets: ['crd-6-1-k'],
      answers: ['goods_kinds', 'non_returnable'],
      when: (a) => isExempt(a, 'hygiene'),
    },
    mixed: {
      meets: ['crd-6-1-k'],
      answers: ['exempt_goods'],
      when: (a) => isExempt(a, 'mixed'),
    },
    media: {
      meets: ['crd-6-1-k'],
      answers: ['exempt_goods'],
      when: (a) => isExempt(a, 'media'),
    },
    newspapers: {
      meets: ['crd-6-1-k'],
      answers: ['exempt_goods'],
      when: (a) => isExempt(a, 'newspapers'),
    },
    leisure: {
      meets: ['crd-6-1-k'],
      answers: ['goods_kinds'],
      when: (a) => has(a.goods_kinds, 'event-travel'),
    },
    prices: {
      meets: ['crd-6-1-k'],
      answers: ['exempt_goods'],
      when: (a) => isExempt(a, 'prices'),
    },
    alcohol: {
      meets: ['crd-6-1-k'],
      answers: ['exempt_goods'],
      when: (a) => isExempt(a, 'alcohol'),
    },
    none: {
      meets: ['crd-6-1-k'],
      answers: ['goods_kinds', 'exempt_goods'],
      when: (a) => !isExempt(a) && !sellsDigital(a) && !sellsServices(a),
    },
    digital: {
      meets: ['crd-16-m', 'crd-6-1-k'],
      when: (a) => sellsDigital(a) || has(a.goods_kinds, 'subscriptions'),
    },
    services: { meets: ['crd-16-a', 'crd-6-1-k'], when: (a) => sellsServices(a) },
    content: {
      meets: ['crd-13-digital'],
      when: (a) => sellsDigital(a) || has(a.goods_kinds, 'subscriptions'),
    },
    ancillary: { meets: ['crd-15'] },
    france: { meets: ['fr-l221-18'] },
    consent: {
      meets: ['crd-16-m'],
      promise: 'digital_consent',
      when: (a) => sellsDigital(a) || has(a.goods_kinds, 'subscriptions'),
    },
  },
  texts: import.meta.url,
});
