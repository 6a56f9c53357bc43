/** The questions of the Terms and Conditions; their words stand in `questions/` and `shared-questions/`. */
import { termsLaws } from './law-book.ts';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { plainAudience } from '../../shared/questions/audience.ts';
import { business } from '../../shared/questions/business.ts';
import { contact } from '../../shared/questions/contact.ts';
import { changeNotice, finalize } from '../../shared/questions/finalize.ts';
import { promisesStep } from '../../shared/questions/promises.ts';
import { whereUsed } from '../../shared/questions/where-used.ts';
import { coveredLaws, derivedLaws } from './derive/laws.ts';
import { accountsStep } from './steps/accounts.ts';
import { disputesStep } from './steps/disputes.ts';
import { rulesStep } from './steps/rules.ts';
import { sellingStep } from './steps/selling.ts';

export const termsConditions = {
  type: 'TERMS_CONDITIONS',
  version: 2,
  steps: [
    { id: 'where-used', questions: whereUsed },
    { id: 'business', questions: [...business, ...plainAudience(coveredLaws, derivedLaws)] },
    { id: 'accounts', questions: accountsStep },
    { id: 'selling', questions: sellingStep },
    { id: 'rules', questions: rulesStep },
    { id: 'disputes', questions: disputesStep },
    {
      id: 'finalize',
      questions: [
        ...contact,
        ...finalize(
          [{ id: 'terms-and-conditions' }, { id: 'terms-of-use' }, { id: 'terms-of-service' }],
          changeNotice,
        ),
      ],
    },
    promisesStep,
  ],
  lawBook: termsLaws,
  migrations: [
    { to: 2, drop: 'delivery_regions', reason: 'delivery areas are chosen from a list' },
    { to: 2, ask: 'delivery_areas' },
    { to: 2, ask: 'exempt_sales' },
  ],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { termsConditions as questionnaire };
