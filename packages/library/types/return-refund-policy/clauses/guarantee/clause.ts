import { has } from '@clausewright/engine/document/authoring';
import { sellsDigital, sellsGoods } from '../../sells.ts';
import { clause } from '../../clause.ts';

/**
 * Directive (EU) 2019/771, Articles 10 to 16, with Articles 10(2a) and 13(2a) of Directive (EU) 2024/1799 (from 31 July
 * 2026); Directive (EU) 2019/770, Articles 11 to 18; Articles 117 to 124 TRLGDCU; L. 217-3, L. 217-7 and L. 217-10 Code de
 * la consommation; 7:17 BW; Article 1649quater § 4 of the old Belgian Civil Code; Irish Consumer Rights Act 2022, section 24; Article 133(3) Codice del consumo; Portugal, Poland and Sweden by the notes of the catalogue;
 * Consumer Rights Act 2015, sections 19 to 24 and 42 to 44. Longer periods stand in the sentence that they change.
 */
export const guarantee = clause({
  id: 'rr.guarantee',
  version: 4,
  when: (a) =>
    a.guarantee_note === 'yes' ||
    (has(a.laws, 'eu_consumer', 'uk_consumer') && (sellsGoods(a) || sellsDigital(a))),
  ground: { law: 'Directive (EU) 2019/771, Arts 10 to 16' },
  parts: {
    general: { answers: ['guarantee_note'], when: (a) => a.guarantee_note === 'yes' },
    goods: { meets: ['it-54-bis'], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    digital: {
      meets: ['dcd-refund', 'it-54-bis', 'es-102'],
      when: (a) => has(a.laws, 'eu_consumer') && sellsDigital(a),
    },
    spain: { meets: ['es-102'], when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    repair: {
      meets: ['sgd-10-2a', 'sgd-10-2a-de'],
      law: 'Directive (EU) 2024/1799, Art. 16',
      when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a),
    },
    france: { law: 'art. L. 217-10 C. conso.', when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    ireland: {
      law: 'Consumer Rights Act 2022 (Ireland), s. 24',
      when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a),
    },
    italy: { law: 'art. 133(3) cod. cons.', when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a) },
    netherlands: { meets: ['nl-230o'], when: (a) => has(a.laws, 'eu_consumer') },
    // Readers of Dutch alone: the others find the duties of their own country.
    complaint: {
      law: 'art. 7:23(1) BW',
      languages: ['nl'],
      when: (a) => has(a.laws, 'eu_consumer') && sellsGoods(a),
    },
    ukGoods: {
      law: 'Consumer Rights Act 2015, ss. 19 to 24',
      when: (a) => has(a.laws, 'uk_consumer') && sellsGoods(a),
    },
    ukDigital: {
      law: 'Consumer Rights Act 2015, ss. 42 to 44',
      when: (a) => has(a.laws, 'uk_consumer') && sellsDigital(a),
    },
    costs: {
      law: 'Directive (EU) 2019/771, Art. 14; Consumer Rights Act 2015, s. 23(2)',
      when: (a) => has(a.laws, 'eu_consumer', 'uk_consumer') && sellsGoods(a),
    },
    beside: { law: 'Directive (EU) 2019/771, Art. 21' },
  },
  texts: import.meta.url,
});
