import { clause } from '../../clause.ts';

// A request, no condition: rights against the bank (Directive (EU) 2015/2366; 15 U.S.C. § 1666i) stay.
export const chargeback = clause({
  id: 'rr.chargeback',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.chargebacks === 'yes',
  ground: { answers: ['chargebacks'] },
  parts: {
    request: { answers: ['chargebacks'] },
  },
  texts: import.meta.url,
});
