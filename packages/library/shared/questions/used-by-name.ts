import type { Question } from '@clausewright/engine/questionnaire/definition';
import { appQuestions, websiteQuestions } from './where-used.ts';

/** Where a document is used that says no more of it than the name: fewer questions than other types ask. */
export const usedByName = {
  id: 'agreement_for',
  kind: 'multi',
  since: 1,
  min: 1,
  options: [
    { id: 'website', questions: websiteQuestions },
    { id: 'app', questions: [appQuestions[0]] },
  ],
} as const satisfies Question;
