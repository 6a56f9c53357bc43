/** The questions of the imprint; each is asked only where an article of the owner's country wants the answer (decision 105). */
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { delivery, freeDocumentLanguages } from '../../shared/questions/finalize.ts';
import { promisesStep } from '../../shared/questions/promises.ts';
import { imprintLaws } from './law-book.ts';
import { activityStep, contactStep } from './steps/activity.ts';
import { ownerStep } from './steps/owner.ts';
import { whereUsedStep } from './steps/where-used.ts';

export const imprint = {
  type: 'IMPRINT',
  version: 1,
  steps: [
    { id: 'where-used', questions: whereUsedStep },
    { id: 'business', questions: [...ownerStep, ...contactStep] },
    { id: 'activity', questions: activityStep },
    {
      id: 'finalize',
      questions: [
        {
          id: 'document_title',
          kind: 'choice',
          level: 'detail',
          since: 1,
          default: 'imprint',
          options: [{ id: 'imprint' }, { id: 'provider-details' }],
        },
        freeDocumentLanguages,
        ...delivery,
      ],
    },
    promisesStep,
  ],
  lawBook: imprintLaws,
  migrations: [],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { imprint as questionnaire };
