import { given, has, rows, sequence } from '@clausewright/engine/document/authoring';
import { reachesAny } from '../../../../places/reached-countries.ts';
import { clause } from '../../clause.ts';

/**
 * Where a card expires, the places whose law wants longer are named (§ 195 and § 307 BGB: three years; 30 years in Austria, §
 * 1478 and § 879(3) ABGB; Irish act of 2019: five; 15 U.S.C. § 1693l-1: five; Cal. Civ. Code 1749.5; s. 99B ACL: three; Ontario
 * and Quebec: none). 'As long as the law wants it' tells nobody how long.
 */
export const giftcards = clause({
  id: 'tc.giftcards',
  version: 2,
  price: 'answer_premium',
  when: (a) => given(a.gift_cards),
  ground: { answers: ['gift_cards'] },
  parts: {
    expiry: { answers: ['gift_cards'], when: (a) => given(a.gift_cards?.[0]?.gift_expiry) },
    union: {
      law: 'Consumer Protection (Gift Vouchers) Act 2019 (Ireland), s. 3; § 1478 ABGB',
      when: (a) => has(a.laws, 'eu_consumer') && reachesAny(a, ['AT', 'IE']),
    },
    states: { law: '15 U.S.C. § 1693l-1; Cal. Civ. Code § 1749.5', when: (a) => has(a.laws, 'us_consumer') },
    canada: { law: 'O. Reg. 17/05, s. 25.2; P-40.1, s. 187.3', when: (a) => has(a.laws, 'ca_consumer') },
    australia: { law: 'Australian Consumer Law, s. 99B', when: (a) => has(a.laws, 'au_consumer') },
    open: { answers: ['gift_cards'], when: (a) => !given(a.gift_cards?.[0]?.gift_expiry) },
    paid: { answers: ['gift_cards'], when: (a) => a.gift_cards?.[0]?.gift_refundable === 'yes' },
    kept: { answers: ['gift_cards'], when: (a) => a.gift_cards?.[0]?.gift_refundable !== 'yes' },
  },
  texts: import.meta.url,
  values: {
    giftCardRules: (c, t) =>
      sequence(
        rows(c.say.gift_cards).map((row) => t.snippet('giftCardRules', { gift_expiry: row.gift_expiry })),
      ),
  },
});
