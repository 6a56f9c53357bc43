import { given, has } from '@clausewright/engine/document/authoring';
import { bindsSellers, businessesToo, consumersToo, soldInStores, takesOrders } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Arts 1341(2) and 1342 c.c., where Italian law governs: limits of liability, powers to withdraw, suspend or change, restrictions, tacit renewal, courts and arbitration need specific written approval, also by consumers; a text on a page cannot give it (docs/legal-review.md). Each section is named with what is onerous in it. Free of charge, because the home law asks for it. */
export const italian = clause({
  id: 'tc.it_1341',
  version: 3,
  when: (a) => a.governing_law === ('IT' as typeof a.governing_law),
  ground: { answers: ['governing_law'] },
  parts: {
    list: { meets: ['it-cc-1341'], when: (a) => businessesToo(a) },
    orders: { meets: [], when: (a) => takesOrders(a) },
    priced: { meets: [], when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes' },
    unpaid: { meets: [], when: (a) => has(a.sells, 'subscriptions') && !soldInStores(a) },
    disclaimer: { meets: [], when: (a) => a.as_is === 'yes' },
    indemnity: { meets: [], when: (a) => a.indemnity === 'yes' },
    assignment: { meets: [], when: (a) => a.assignment === 'yes' },
    sellers: { meets: [], when: (a) => bindsSellers(a) },
    renewal: { meets: [], when: (a) => a.auto_renew === 'yes' },
    venue: { meets: [], when: (a) => given(a.venue) },
    arbitration: { meets: [], when: (a) => a.dispute_mode === 'arbitration' },
    consumers: { meets: [], when: (a) => consumersToo(a) },
    renewed: { meets: [], when: (a) => a.auto_renew === 'yes' },
  },
  texts: import.meta.url,
});
