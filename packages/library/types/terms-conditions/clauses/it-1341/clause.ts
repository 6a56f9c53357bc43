import { given, has } from '@clausewright/engine/document/authoring';
import { bindsSellers, businessesToo, consumersToo, soldInStores, takesOrders } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Arts 1341(2) and 1342 c.c., where Italian law governs: limits of liability, powers to withdraw, suspend or change, restrictions, tacit renewal, courts and arbitration need specific written approval, also by consumers; a text on a page cannot give it (docs/legal-review.md). Each section is named with what is onerous in it. Free of charge, because the home law asks for it. */
export const italian = clause({
  id: 'tc.it_1341',
  version: 3,
  when: (a) => a.governing_law === ('IT' as typeof a.governing_law),
  ground: { law: 'arts. 1341 and 1342 c.c.' },
  parts: {
    list: { meets: ['it-cc-1341'], when: (a) => businessesToo(a) },
    orders: { answers: ['sells'], when: (a) => takesOrders(a) },
    priced: { answers: ['auto_renew'], when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes' },
    unpaid: { answers: ['sells'], when: (a) => has(a.sells, 'subscriptions') && !soldInStores(a) },
    disclaimer: { answers: ['as_is'], when: (a) => a.as_is === 'yes' },
    indemnity: { answers: ['indemnity'], when: (a) => a.indemnity === 'yes' },
    assignment: { answers: ['assignment'], when: (a) => a.assignment === 'yes' },
    sellers: { answers: ['sell_mode'], when: (a) => bindsSellers(a) },
    renewal: { answers: ['auto_renew'], when: (a) => a.auto_renew === 'yes' },
    venue: { answers: ['venue'], when: (a) => given(a.venue) },
    arbitration: { answers: ['dispute_mode'], when: (a) => a.dispute_mode === 'arbitration' },
    consumers: { meets: ['it-cc-1341'], when: (a) => consumersToo(a) },
    renewed: { answers: ['auto_renew'], when: (a) => a.auto_renew === 'yes' },
    asked: { meets: ['it-cc-1341'], promise: 'specific_approval' },
  },
  texts: import.meta.url,
});
