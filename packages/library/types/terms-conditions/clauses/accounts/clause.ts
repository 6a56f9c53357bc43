import { has } from '@clausewright/engine/document/authoring';
import { consumersToo, offersDigital, speaksAmerican } from '../../conditions.ts';
import { months } from '../../words/spans.ts';
import { clause } from '../../clause.ts';
/** Accounts; liability for misuse only where the user is at fault (§ 309 no. 12 BGB forbids shifting the burden of proof). Data after the end: Art. 16(4) DCD, § 327p BGB. */
export const accounts = clause({
  id: 'tc.accounts',
  version: 3,
  when: (a) => a.accounts === 'yes',
  ground: { answers: ['accounts'] },
  parts: {
    data: {
      meets: ['dcd-16'],
      when: (a) => consumersToo(a) && !speaksAmerican(a) && (offersDigital(a) || a.ugc === 'yes'),
    },
    paid: { answers: ['sells'], when: (a) => has(a.sells, 'subscriptions') },
    inactive: { answers: ['inactivity_months'], when: (a) => (a.inactivity_months ?? 0) > 0 },
  },
  nouns: ['account_close.settings', 'account_close.email', 'account_close.form'],
  texts: import.meta.url,
  values: {
    waysToClose: (c) => c.names(c.say.account_close, c.w.account_close),
    inactivityMonths: (c) => months(c, 'inactivity_months', 'akk'),
  },
});
