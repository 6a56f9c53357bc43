/** The questions of the Privacy Policy; their words stand in `questions/` and `shared-questions/`. */
import { privacyLaws } from './law-book.ts';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { audience } from '../../shared/questions/audience.ts';
import { business } from '../../shared/questions/business.ts';
import { contact } from '../../shared/questions/contact.ts';
import { changeNotice, finalize } from '../../shared/questions/finalize.ts';
import { promisesStep } from '../../shared/questions/promises.ts';
import { usSizeMigrations } from '../../shared/questions/us-sizes.ts';
import { whereUsed } from '../../shared/questions/where-used.ts';
import { coveredLaws, derivedLaws } from './derive/laws.ts';
import { dataStep } from './steps/data.ts';
import { rightsStep, traderAddress } from './steps/rights.ts';
import { sharingStep } from './steps/sharing.ts';
import { useStep } from './steps/use.ts';

export const privacyPolicy = {
  type: 'PRIVACY_POLICY',
  version: 2,
  steps: [
    { id: 'where-used', questions: whereUsed },
    { id: 'business', questions: [...business, ...audience(coveredLaws, derivedLaws)] },
    { id: 'data', questions: dataStep },
    { id: 'use', questions: useStep },
    { id: 'sharing', questions: sharingStep },
    { id: 'rights', questions: rightsStep },
    {
      id: 'finalize',
      questions: [
        ...contact,
        traderAddress,
        ...finalize([{ id: 'privacy-policy' }, { id: 'privacy-notice' }], changeNotice),
      ],
    },
    promisesStep,
  ],
  lawBook: privacyLaws,
  migrations: [...usSizeMigrations, { to: 2, ask: 'provider_address' }],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { privacyPolicy as questionnaire };
