import { mayPromise } from '@clausewright/engine/document/promises';
import { has } from '@clausewright/engine/document/authoring';
import { businessesToo, isMarketplace, sellsAnything, speaksAmerican } from '../../conditions.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

/**
 * §§ 314, 308 no. 3 BGB; Annex 1(f) and (g) UCTD: serious reason or reasonable notice; s. 11.3 Quebec CPA: 60 days; Art. 20 DSA
 * complaint is in tc.dsa; Arts 3 and 4 P2B in tc.sellers. Prepaid money goes back where we end the contract, whatever the
 * reason: damages are another matter (§ 309 nos. 5 and 6 BGB). Who cancels a subscription finds its end in tc.cancel.
 */
export const termination = clause({
  id: 'tc.termination',
  version: 4,
  ground: { law: '§ 314 BGB; art. 1224 C. civ.; Directive 93/13/EEC, Annex 1(f) and (g)' },
  parts: {
    ...twoEnglishes('Restatement (Second) of Contracts § 241; § 314 BGB', speaksAmerican),
    quebec: { law: 'P-40.1, s. 11.3', when: (a) => has(a.laws, 'ca_consumer') },
    sellers: {
      answers: ['sell_mode'],
      when: (a) => isMarketplace(a) && businessesToo(a) && has(a.laws, 'eu_p2b'),
    },
    plans: { answers: ['sells'], when: (a) => has(a.sells, 'subscriptions') },
    suspension: { answers: ['suspend_breach'], when: (a) => a.suspend_breach !== 'no' },
    abuse: { answers: ['suspend_breach'], when: (a) => a.suspend_breach !== 'no' },
    switching: {
      law: 'Regulation (EU) 2023/2854, Art. 25',
      // The section goes with the promise.
      when: (a) => has(a.laws, 'eu_data_act') && mayPromise(a, 'cloud_switching', true),
    },
    paid: { law: '§ 346(1) BGB; Directive 93/13/EEC, Annex 1(f)', when: (a) => sellsAnything(a) },
  },
  texts: import.meta.url,
});
