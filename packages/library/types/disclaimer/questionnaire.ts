/** The questions of the Disclaimer; their words stand in `questions/` and `shared-questions/`. */
import { publishingLaws } from './law-book.ts';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { plainAudience } from '../../shared/questions/audience.ts';
import { business } from '../../shared/questions/business.ts';
import { contact } from '../../shared/questions/contact.ts';
import { finalize } from '../../shared/questions/finalize.ts';
import { promisesStep } from '../../shared/questions/promises.ts';
import { whereUsed } from '../../shared/questions/where-used.ts';
import { coveredLaws, derivedLaws } from './derive/laws.ts';
import { contentStep } from './steps/content.ts';
import { incomeStep } from './steps/income.ts';
import { runningStep } from './steps/running.ts';
import { topicsStep } from './steps/topics.ts';

export const disclaimer = {
  type: 'DISCLAIMER',
  version: 1,
  steps: [
    { id: 'where-used', questions: whereUsed },
    { id: 'business', questions: [...business, ...plainAudience(coveredLaws, derivedLaws)] },
    { id: 'content', questions: contentStep },
    { id: 'topics', questions: topicsStep },
    { id: 'income', questions: incomeStep },
    { id: 'service', questions: runningStep },
    {
      id: 'finalize',
      questions: [...contact, ...finalize([{ id: 'disclaimer' }, { id: 'legal-disclaimer' }], [])],
    },
    promisesStep,
  ],
  lawBook: publishingLaws,
  migrations: [],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { disclaimer as questionnaire };
