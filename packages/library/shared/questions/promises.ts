/** What the documents promise for their owner. Asked where the sentences can be read, not as a step of the wizard. */
import { promisesQuestion } from '@clausewright/engine/document/promises';
import type { Step } from '@clausewright/engine/questionnaire/definition';

export const promisesStep = {
  id: promisesQuestion,
  isOnReview: true,
  questions: [
    {
      id: promisesQuestion,
      kind: 'group',
      required: false,
      since: 1,
      min: 0,
      max: 100,
      feeds: 'law',
      title: 'promise',
      questions: [
        { id: 'promise', kind: 'text', since: 1, max: 60 },
        {
          id: 'promise_state',
          kind: 'choice',
          since: 1,
          options: [{ id: 'done' }, { id: 'planned' }, { id: 'no' }],
        },
        {
          id: 'promise_by',
          kind: 'date',
          since: 1,
          required: false,
          when: { eq: ['promise_state', 'planned'] },
        },
      ],
    },
  ],
} as const satisfies Step;
