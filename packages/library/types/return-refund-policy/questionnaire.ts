/** The questions of the Return and Refund Policy; their words stand in `questions/` and `shared-questions/`. */
import { sellingLaws } from './law-book.ts';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { plainAudience } from '../../shared/questions/audience.ts';
import { business } from '../../shared/questions/business.ts';
import { contact } from '../../shared/questions/contact.ts';
import { changeNotice, finalize } from '../../shared/questions/finalize.ts';
import { promisesStep } from '../../shared/questions/promises.ts';
import { whereUsed } from '../../shared/questions/where-used.ts';
import { coveredLaws, derivedLaws } from './derive/laws.ts';
import { goodsStep } from './steps/goods.ts';
import { refundsStep } from './steps/refunds.ts';
import { rightsStep, traderAddress } from './steps/rights.ts';
import { sendingStep } from './steps/sending.ts';

export const returnRefundPolicy = {
  type: 'RETURN_REFUND_POLICY',
  version: 2,
  steps: [
    { id: 'where-used', questions: whereUsed },
    { id: 'business', questions: [...business, ...plainAudience(coveredLaws, derivedLaws)] },
    { id: 'goods', questions: goodsStep },
    { id: 'sending', questions: sendingStep },
    { id: 'refunds', questions: refundsStep },
    { id: 'rights', questions: rightsStep },
    {
      id: 'finalize',
      questions: [
        ...contact,
        traderAddress,
        ...finalize(
          [{ id: 'return-refund-policy' }, { id: 'refund-policy' }, { id: 'returns-policy' }],
          changeNotice,
        ),
      ],
    },
    promisesStep,
  ],
  lawBook: sellingLaws,
  migrations: [{ to: 2, ask: 'parcels' }],
} as const satisfies Questionnaire;

/** By the name under which wizards load it. @public */
export { returnRefundPolicy as questionnaire };
