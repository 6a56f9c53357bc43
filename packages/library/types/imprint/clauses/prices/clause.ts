import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

const priceDuties = ['imprint-at-ecg-5-price', 'imprint-es-lssi-10-f'] as const;

/** § 5(2) ECG, art. 10(1)(f) LSSI; art. 7(1) D.Lgs. 70/2003, reg. 7 S.I. 68/2003 and reg. 6 SI 2002/2013 say the same among other things. */
export const prices = clause({
  id: 'im.prices',
  version: 1,
  when: (a) => given(a.prices_tax),
  ground: { law: 'Directive 2000/31/EC, Art. 5(2)' },
  parts: {
    with: { meets: priceDuties, answers: ['prices_tax'], when: (a) => a.prices_tax === 'with-tax' },
    without: { meets: priceDuties, answers: ['prices_tax'], when: (a) => a.prices_tax === 'without-tax' },
    byCountry: { meets: priceDuties, answers: ['prices_tax'], when: (a) => a.prices_tax === 'by-country' },
    none: { answers: ['prices_delivery'], when: (a) => a.prices_delivery === 'none' },
    included: { answers: ['prices_delivery'], when: (a) => a.prices_delivery === 'included' },
    added: { answers: ['prices_delivery'], when: (a) => a.prices_delivery === 'added' },
  },
  texts: import.meta.url,
});
