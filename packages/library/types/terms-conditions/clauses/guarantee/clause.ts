import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import {
  businessesToo,
  offersDigital,
  onlyBrokers,
  sellsAnything,
  sellsGoodsAlone,
  sellsItself,
} from '../../conditions.ts';
import { reaches, reachesAny } from '../../../../places/reached-countries.ts';
import { clause } from '../../clause.ts';

/** Member states whose periods or presumptions are others than the directive's. */
const ownPeriods = ['BE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PL', 'PT', 'SE'];

/**
 * Art. 6(1)(l) and (m) CRD, Directive (EU) 2019/771 Arts 10 to 17 (10(2a) and 13(2a) from Directive (EU) 2024/1799: the choice,
 * twelve months more after a repair), DCD Arts 11 to 18; art. 120 TRLGDCU (three years), art. 1649quater § 4 of the
 * Belgian former Civil Code (presumption of two years), arts. L. 217-3 and L. 217-7 C. conso., arts. 1641 and 1648 C. civ., arts.
 * 128 ff. cod. cons., art. 7:17 BW, Irish CRA 2022, art. 133(3) cod. cons., art. 7:23(1) BW, art. 122 TRLGDCU, art. L. 111-4 C. conso. (spare parts), Portugal, Poland and Sweden by the notes of the catalogue; ss. 9 to 24, 34 to 46, 49 to 56 CRA 2015; ss. 34 to 54 Quebec CPA. Harmonised
 * notice: Regulation (EU) 2025/1960. Art. 2936 cod. civ.: no agreed limitation under Italian law.
 */
export const guarantee = clause({
  id: 'tc.guarantee',
  version: 4,
  price: paidUnless('eu_consumer', 'uk_consumer', 'au_consumer', 'ca_consumer'),
  when: (a) =>
    sellsAnything(a) &&
    (a.warranty === 'commercial' ||
      has(a.laws, 'eu_consumer', 'uk_consumer', 'au_consumer') ||
      (has(a.laws, 'ca_consumer') && has(a.sells, 'goods') && sellsItself(a))),
  ground: { law: '§ 437 BGB; Directive (EU) 2019/771, Art. 10' },
  parts: {
    broker: { answers: ['sell_mode'], when: (a) => onlyBrokers(a) },
    union: {
      meets: ['crd-6-1-l', 'es-trlgdcu-97'],
      when: (a) => has(a.laws, 'eu_consumer') && !sellsGoodsAlone(a),
    },
    unionGoods: {
      meets: ['crd-6-1-l', 'es-trlgdcu-97'],
      when: (a) => has(a.laws, 'eu_consumer') && sellsGoodsAlone(a),
    },
    goods: {
      law: 'Directive (EU) 2019/771, Arts 10 to 16; Directive (EU) 2024/1799, Art. 16',
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a),
    },
    // The box is that of the French section.
    box: {
      law: 'Directive (EU) 2024/1799, Art. 16',
      languages: ['fr'],
      when: (a) => reaches(a, 'FR'),
    },
    notice: {
      meets: ['crd-6-1-l'],
      promise: 'harmonised_notice',
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a),
    },
    digital: { meets: ['dcd-16'], when: (a) => has(a.laws, 'eu_consumer') && offersDigital(a) },
    countries: {
      law: 'art. 120 TRLGDCU; art. 1649quater § 4 former Civil Code (Belgium); art. L. 217-7 C. conso.; art. 7:23 BW; art. 133(3) cod. cons.; Consumer Rights Act 2022 (Ireland), ss. 23 and 24',
      when: (a) =>
        has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a) && reachesAny(a, ownPeriods),
    },
    belgium: {
      law: 'arts. 1649bis et seq. and 1701/1 et seq. former Civil Code (Belgium)',
      when: (a) => has(a.laws, 'eu_consumer') && a.country === 'BE',
    },
    frenchGoods: {
      meets: ['fr-d211'],
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && reaches(a, 'FR'),
    },
    spare: {
      law: 'art. L. 111-4 C. conso.',
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a) && reaches(a, 'FR'),
    },
    spainSpare: {
      law: 'art. 127 bis TRLGDCU',
      languages: ['es'],
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a) && reaches(a, 'ES'),
    },
    frenchDigital: {
      meets: ['fr-d211'],
      when: (a) => has(a.laws, 'eu_consumer') && (offersDigital(a) || !has(a.sells, 'goods')),
    },
    british: { meets: ['uk-ccr-sch2'], when: (a) => has(a.laws, 'uk_consumer') },
    britishGoods: {
      law: 'Consumer Rights Act 2015, ss. 19 to 24',
      when: (a) => has(a.laws, 'uk_consumer') && has(a.sells, 'goods'),
    },
    britishDigital: {
      law: 'Consumer Rights Act 2015, ss. 42 to 44',
      when: (a) => has(a.laws, 'uk_consumer') && offersDigital(a),
    },
    britishServices: {
      law: 'Consumer Rights Act 2015, ss. 49 to 56',
      when: (a) => has(a.laws, 'uk_consumer') && has(a.sells, 'services', 'subscriptions', 'tickets'),
    },
    australia: {
      law: 'Australian Consumer Law, ss. 51 to 64 and 259 to 268',
      when: (a) => has(a.laws, 'au_consumer'),
    },
    quebec: {
      law: 'P-40.1, ss. 34 to 54',
      when: (a) => has(a.laws, 'ca_consumer') && has(a.sells, 'goods') && sellsItself(a),
    },
    business: {
      law: '§ 309 no. 8 b ff and § 310(1) BGB',
      answers: ['consumer_type'],
      when: (a) => businessesToo(a) && sellsItself(a) && a.governing_law !== 'IT',
    },
    commercial: {
      meets: ['crd-6-1-m'],
      answers: ['warranty_length', 'warranty_terms'],
      when: (a) => a.warranty === 'commercial',
    },
  },
  nouns: ['title.legal', 'title.commercial'],
  texts: import.meta.url,
  values: {
    sectionTitle: (c) => (c.a.warranty === 'commercial' ? c.w.title.commercial : c.w.title.legal),
  },
});
