import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

const priceDuties = [
  'imprint-at-ecg-5-price',
  'imprint-es-lssi-10-f',
  'imprint-fr-lcen-19-price',
  'imprint-be-xii-6-price',
  'imprint-nl-3-15d-price',
] as const;

/** § 5(2) ECG, art. 10(1)(f) LSSI, art. 19 LCEN, art. XII.6 § 2 WER, art. 3:15d(2) BW; art. 7(1) D.Lgs. 70/2003, reg. 7 S.I. 68/2003 and reg. 6 SI 2002/2013 say the same among other things. */
export const prices = clause({
  id: 'im.prices',
  version: 1,
  when: (a) => given(a.prices_tax),
  ground: { law: 'Directive 2000/31/EC, Art. 5(2)' },
  parts: {
    with: { meets: priceDuties, answers: ['prices_tax'], when: (a) => a.prices_tax === 'with-tax' },
    without: { meets: priceDuties, answers: ['prices_tax'], when: (a) => a.prices_tax === 'without-tax' },
    byCountry: { meets: priceDuties, answers: ['prices_tax'], when: (a) => a.prices_tax === 'by-country' },
    noVat: { meets: priceDuties, answers: ['prices_tax'], when: (a) => a.prices_tax === 'no-vat' },
    included: { answers: ['prices_delivery'], when: (a) => a.prices_delivery === 'included' },
    added: { answers: ['prices_delivery'], when: (a) => a.prices_delivery === 'added' },
  },
  texts: import.meta.url,
});
