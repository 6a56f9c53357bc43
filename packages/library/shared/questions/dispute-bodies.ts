import type { Option } from '@clausewright/engine/questionnaire/definition';

/** Whether the provider takes part in dispute resolution before a body for consumers (Directive 2013/11/EU, Article 13). */
export const disputeBodies = [
  // Whoever sells to consumers in France from there has to name a mediator (art. L. 616-1), unless they are cared for (art. L. 611-4).
  { id: 'not-obliged', when: { not: { eq: ['country', 'FR'] } } },
  { id: 'exempt', when: { eq: ['country', 'FR'] } },
  {
    id: 'takes-part',
    questions: [
      { id: 'adr_name', kind: 'text', since: 1, max: 200 },
      { id: 'adr_address', kind: 'area', since: 1, max: 500 },
      { id: 'adr_url', kind: 'url', since: 1 },
    ],
  },
] as const satisfies readonly Option[];
