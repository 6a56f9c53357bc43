/** The questions of the accessibility statement; each is asked only where an article wants the answer (decision 115). */
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { delivery, effectiveDate, freeDocumentLanguages } from '../../shared/questions/finalize.ts';
import { promisesStep } from '../../shared/questions/promises.ts';
import { usedByName } from '../../shared/questions/used-by-name.ts';
import { publicBody, usualTitle } from './derive/regimes.ts';
import { accessibilityLaws } from './law-book.ts';
import { offerStep, ownerStep } from './steps/owner.ts';
import { feedbackStep, serviceStep, stateStep } from './steps/state.ts';

export const accessibilityStatement = {
  type: 'ACCESSIBILITY_STATEMENT',
  version: 1,
  steps: [
    { id: 'where-used', questions: [usedByName] },
    { id: 'business', questions: ownerStep },
    { id: 'offer', questions: [...offerStep, ...serviceStep] },
    { id: 'state', questions: stateStep },
    { id: 'feedback', questions: feedbackStep },
    {
      id: 'finalize',
      questions: [
        {
          id: 'document_title',
          kind: 'choice',
          level: 'detail',
          since: 1,
          derive: usualTitle,
          options: [{ id: 'statement' }, { id: 'information', when: { not: publicBody } }],
        },
        effectiveDate,
        freeDocumentLanguages,
        ...delivery,
      ],
    },
    promisesStep,
  ],
  lawBook: accessibilityLaws,
  migrations: [],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { accessibilityStatement as questionnaire };
