import { paragraphs } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';
import { isUnderAct } from '../regimes.ts';

/** Annex V(1)(a) and (b) of Directive (EU) 2019/882: what the service is, and what people need to know to use it. */
export const offer = clause({
  id: 'as.offer',
  version: 1,
  when: isUnderAct,
  ground: { law: 'Directive (EU) 2019/882, Annex V(1)' },
  parts: {
    what: { meets: ['as-eaa-a'], answers: ['service_description'] },
    how: { meets: ['as-eaa-b'], answers: ['service_steps'] },
  },
  nouns: [
    'steps.search',
    'steps.basket',
    'steps.booking',
    'steps.account',
    'steps.guest',
    'steps.payment-page',
    'steps.confirmation',
    'steps.change',
    'steps.people',
  ],
  texts: import.meta.url,
  values: {
    description: ({ say, language }) => paragraphs(say.service_description, language),
    ways: (c) => c.names(c.say.service_steps, c.w.steps),
  },
});
