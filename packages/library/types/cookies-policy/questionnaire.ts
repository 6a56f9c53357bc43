/** The questions of the Cookies Policy; their words stand in `questions/` and `shared-questions/`. */
import { cookiesLaws } from './law-book.ts';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { audience } from '../../shared/questions/audience.ts';
import { business } from '../../shared/questions/business.ts';
import { contact } from '../../shared/questions/contact.ts';
import { finalize } from '../../shared/questions/finalize.ts';
import { promisesStep } from '../../shared/questions/promises.ts';
import { whereUsed } from '../../shared/questions/where-used.ts';
import { coveredLaws, derivedLaws } from './derive/laws.ts';
import { choicesStep } from './steps/choices.ts';
import { technologiesStep } from './steps/technologies.ts';
import { toolsStep } from './steps/tools.ts';

export const cookiesPolicy = {
  type: 'COOKIES_POLICY',
  version: 2,
  steps: [
    { id: 'where-used', questions: whereUsed },
    { id: 'business', questions: [...business, ...audience(coveredLaws, derivedLaws)] },
    { id: 'technologies', questions: technologiesStep },
    { id: 'tools', questions: toolsStep },
    { id: 'choices', questions: choicesStep },
    {
      id: 'finalize',
      questions: [...contact, ...finalize([{ id: 'cookies-policy' }, { id: 'cookie-declaration' }], [])],
    },
    promisesStep,
  ],
  lawBook: cookiesLaws,
  migrations: [],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { cookiesPolicy as questionnaire };
