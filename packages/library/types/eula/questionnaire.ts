/** The questions of the EULA; their words stand in `questions/` and `shared-questions/`. */
import { softwareLaws } from './law-book.ts';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { plainAudience } from '../../shared/questions/audience.ts';
import { business } from '../../shared/questions/business.ts';
import { contact } from '../../shared/questions/contact.ts';
import { changeNotice, finalize } from '../../shared/questions/finalize.ts';
import { promisesStep } from '../../shared/questions/promises.ts';
import { coveredLaws, derivedLaws } from './derive/laws.ts';
import { legalStep } from './steps/legal.ts';
import { licenceStep } from './steps/licence.ts';
import { placesStep } from './steps/places.ts';
import { softwareStep } from './steps/software.ts';

export const eula = {
  type: 'EULA',
  version: 2,
  steps: [
    { id: 'where-used', questions: placesStep },
    { id: 'business', questions: [...business, ...plainAudience(coveredLaws, derivedLaws)] },
    { id: 'licence', questions: licenceStep },
    { id: 'software', questions: softwareStep },
    { id: 'legal', questions: legalStep },
    {
      id: 'finalize',
      questions: [...contact, ...finalize([{ id: 'eula' }, { id: 'license-agreement' }], changeNotice)],
    },
    promisesStep,
  ],
  lawBook: softwareLaws,
  migrations: [
    { to: 2, ask: 'provider_address' },
    { to: 2, ask: 'connected_product' },
  ],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { eula as questionnaire };
