import { businessesToo, consumersToo, isSubscribed } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Arts 1341(2) and 1342 c.c., where Italian law governs, as in tc.it_1341: our right to end or change, limits, tacit renewal, arbitration. Changes of the agreement itself need consent (eu.changes) and no court is agreed on, so neither is named. It promises nothing: who licenses through a store collects no signatures. Free of charge, because the law that governs asks for it. */
export const italian = clause({
  id: 'eu.it_1341',
  version: 3,
  when: (a) => a.governing_law === ('IT' as typeof a.governing_law),
  ground: { law: 'Article 1341(2) c.c.' },
  parts: {
    list: { law: 'Articles 1341(2) and 1342 c.c.', when: (a) => businessesToo(a) },
    limits: { answers: ['liability_cap'], when: (a) => a.liability_cap !== 'statutory' },
    change: { answers: ['modifications'], when: (a) => a.modifications === 'yes' },
    warranty: { answers: ['warranty'], when: (a) => a.warranty === 'as-is' || a.warranty === 'limited' },
    indemnity: { answers: ['indemnity'], when: (a) => a.indemnity === 'yes' },
    renewal: { answers: ['licence_kind', 'purchases'], when: (a) => isSubscribed(a) },
    audit: { answers: ['audit'], when: (a) => a.audit === 'yes' },
    arbitration: { answers: ['dispute_mode'], when: (a) => a.dispute_mode === 'arbitration' },
    consumers: { law: 'Articles 1341(2) and 1342 c.c.', when: (a) => consumersToo(a) },
    renewed: { answers: ['licence_kind', 'purchases'], when: (a) => isSubscribed(a) },
  },
  texts: import.meta.url,
});
