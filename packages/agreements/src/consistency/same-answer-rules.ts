/** Questions that several types ask and that have one true answer for a site. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { answer } from '../law/answer-reading.ts';
import type { Answers } from '../questionnaire/definition.ts';
import type { DocumentCode, PairRule } from './pair-rule.ts';

type Compared = string | number;

const asked: readonly { code: DocumentCode; question: string; types: readonly AgreementType[] }[] = [
  {
    code: 'age-differs',
    question: 'min_age',
    types: ['PRIVACY_POLICY', 'TERMS_CONDITIONS', 'EULA'],
  },
  {
    code: 'contact-differs',
    question: 'contact_email',
    types: [
      'PRIVACY_POLICY',
      'COOKIES_POLICY',
      'DISCLAIMER',
      'EULA',
      'RETURN_REFUND_POLICY',
      'TERMS_CONDITIONS',
    ],
  },
];

export const sameAnswerRules: readonly PairRule[] = asked.map(({ code, question, types }) => ({
  code,
  between: [types, types],
  judge: (one, other) => {
    const [here, there] = [comparedOf(one, question), comparedOf(other, question)];
    // Whoever was not asked, or has not answered yet, contradicts nobody.
    return here === null || there === null || here === there ? null : [question, question];
  },
}));

/** As it is compared: nobody tells mailboxes apart by capitals. */
function comparedOf(answers: Answers, question: string): Compared | null {
  const value = answer(answers, question);
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
}
