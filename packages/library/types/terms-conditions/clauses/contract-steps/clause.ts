import { has } from '@clausewright/engine/document/authoring';
import { onlyBrokers, sellsAnything, soldInStores, speaksAmerican, takesOrders } from '../../conditions.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { reaches } from '../../../../places/reached-countries.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

function offersToFrench(a: Given): boolean {
  return takesOrders(a) && a.country !== 'FR' && has(a.laws, 'eu_consumer') && reaches(a, 'FR');
}

function offersToSpanish(a: Given): boolean {
  return takesOrders(a) && a.country !== 'FR' && has(a.laws, 'eu_consumer') && reaches(a, 'ES');
}

function offersToQuebec(a: Given): boolean {
  return takesOrders(a) && a.country !== 'FR' && has(a.laws, 'ca_consumer');
}

/**
 * Arts 10 and 11 ECD (§ 312i BGB and Art. 246c EGBGB, arts. 1127-1 ff. C. civ., arts. 27 and 28 LSSI with 24 hours for the
 * receipt, arts. 12 and 13 D.Lgs. 70/2003, art. 6:227b and 227c BW), Art. 8(2) CRD order button (§ 312j BGB), art. 3(1)(s)
 * Swiss UCA, s. 54.1 Quebec CPA. A store concludes at once and sends the receipt; a marketplace hands the order on. Arts. 1114
 * and 1127-2 C. civ.: what is shown with its price is an offer there, and the confirmed order concludes the contract;
 * art. L. 121-11 C. conso.: a legitimate reason, and a refusal at once, for what is concluded is refused no more. No acceptance by dispatch alone, which would spare us its receipt (LG München I
 * 33 O 4638/21), and none after payment: whoever pays as he orders has a contract. §§ 147, 148 BGB: how long an order binds.
 */
export const contractSteps = clause({
  id: 'tc.contract_steps',
  version: 5,
  when: (a) => sellsAnything(a),
  ground: { law: 'Directive 2000/31/EC, Art. 10(1)(d)' },
  parts: {
    ...twoEnglishes('Directive 2011/83/EU, Art. 8(2); UCC § 2-206', speaksAmerican),
    store: { meets: ['ecd-10-1', 'ecd-11', 'ch-uwg-3-s'], when: (a) => soldInStores(a) },
    steps: { meets: ['ecd-10-1', 'ch-uwg-3-s'], when: (a) => !soldInStores(a) },
    invite: { law: '§ 145 BGB; CISG, Art. 14(2)', when: (a) => takesOrders(a) && a.country !== 'FR' },
    bind: { law: '§§ 145 and 312j BGB', when: (a) => takesOrders(a) && a.country !== 'FR' },
    offer: { law: 'arts. 1114 and 1127-1 C. civ.', when: (a) => takesOrders(a) && a.country === 'FR' },
    stock: { answers: ['sells'], when: (a) => has(a.sells, 'goods') },
    agree: { law: 'art. 1127-2 C. civ.', when: (a) => takesOrders(a) && a.country === 'FR' },
    pass: { answers: ['sell_mode'], when: (a) => onlyBrokers(a) },
    receipt: { meets: ['ecd-11'], promise: 'order_receipt', when: (a) => !soldInStores(a) },
    spain: {
      meets: ['ecd-11'],
      promise: 'order_receipt_spain',
      when: (a) => a.country === 'ES' || (has(a.laws, 'eu_ecommerce') && reaches(a, 'ES')),
    },
    accept: { law: '§§ 130, 147 and 148 BGB', when: (a) => takesOrders(a) && a.country !== 'FR' },
    limits: { answers: ['order_limits'], when: (a) => a.order_limits === 'yes' },
    offers: {
      law: 'arts. 1114, 1127-1 and 1127-2 C. civ.; P-40.1, s. 54.1',
      when: (a) => offersToFrench(a) || offersToQuebec(a),
    },
    france: {
      law: 'arts. 1114, 1127-1 and 1127-2 C. civ.',
      languages: ['fr'],
      when: offersToFrench,
    },
    // Whoever reads Spanish is told what holds in Spain too.
    spainOffer: {
      law: 'art. 1262 CC; art. 61 TRLGDCU',
      languages: ['es'],
      when: (a) => offersToSpanish(a) && !offersToFrench(a) && !offersToQuebec(a),
    },
    refuse: { law: 'art. L. 121-11 C. conso.', when: (a) => takesOrders(a) && a.country === 'FR' },
    forward: { answers: ['sell_mode'], when: (a) => onlyBrokers(a) },
    stored: { meets: ['ecd-10-1'], promise: 'contract_text_sent', when: (a) => takesOrders(a) },
    kept: { meets: ['ecd-10-1'], promise: 'contract_text_sent', when: (a) => onlyBrokers(a) },
    error: {
      law: '§§ 119 and 812 BGB; art. 1132 C. civ.; arts. 1266 and 1300 CC; art. 1428 c.c.; art. 6:228 BW',
      answers: ['pricing_error'],
      when: (a) => a.pricing_error === 'yes' && takesOrders(a),
    },
  },
  nouns: ['offers.FR', 'offers.ES', 'offers.QC'],
  texts: import.meta.url,
  values: {
    offerPlaces: ({ a, language, w }) => [
      ...(offersToFrench(a) ? [w.offers.FR] : []),
      ...(language === 'es' && offersToSpanish(a) ? [w.offers.ES] : []),
      ...(offersToQuebec(a) ? [w.offers.QC] : []),
    ],
  },
});
