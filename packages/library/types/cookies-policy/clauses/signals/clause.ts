import { given } from '@clausewright/engine/document/authoring';
import { advertises } from '../../uses.ts';
import { clause } from '../../clause.ts';

/** What the owner does with signals of the browser; custom of published policies, and 11 CCR § 7025 for the GPC. */
export const signals = clause({
  id: 'cp.signals',
  version: 2,
  price: 'answer_premium',
  when: (a) => given(a.gpc) || given(a.dnt),
  ground: { answers: ['gpc', 'dnt'] },
  parts: {
    gpc: { meets: ['practice-cp-dnt'], when: (a) => given(a.gpc) },
    honoured: { answers: ['gpc'], when: (a) => a.gpc !== 'not-honoured' },
    unset: { answers: ['gpc', 'ads', 'remarketing'], when: advertises },
    shown: { answers: ['gpc'], when: (a) => a.gpc === 'honoured-shown' },
    ignored: { answers: ['gpc'], when: (a) => a.gpc === 'not-honoured' },
    dnt: { meets: ['practice-cp-dnt'], when: (a) => given(a.dnt) },
    heard: { answers: ['dnt'], when: (a) => a.dnt === 'supported' },
    unheard: { answers: ['dnt'], when: (a) => a.dnt !== 'supported' },
  },
  texts: import.meta.url,
});
