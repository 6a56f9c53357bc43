/** Where the statement is used, in fewer questions than other types ask: it says no more than the name. */
import type { Question } from '@clausewright/engine/questionnaire/definition';
import { appQuestions, websiteQuestions } from '../../../shared/questions/where-used.ts';

export const whereUsedStep = [
  {
    id: 'agreement_for',
    kind: 'multi',
    since: 1,
    min: 1,
    options: [
      { id: 'website', questions: websiteQuestions },
      { id: 'app', questions: [appQuestions[0]] },
    ],
  },
] as const satisfies readonly Question[];
