/** Questions that several types ask and that have one true answer for a site. */
import { type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import { answer } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import type { DocumentCode, PairRule } from './pair-rule.ts';

type Compared = string | number;

interface Asked {
  code: DocumentCode;
  /** The first that is answered in two ways is named. */
  questions: readonly string[];
  types: readonly AgreementType[];
}

const asked: readonly Asked[] = [
  { code: 'age-differs', questions: ['min_age'], types: ['PRIVACY_POLICY', 'TERMS_CONDITIONS', 'EULA'] },
  { code: 'contact-differs', questions: ['contact_email'], types: agreementTypes },
  // Point 2 of the instructions on withdrawal.
  {
    code: 'phone-differs',
    questions: ['contact_phone'],
    types: ['RETURN_REFUND_POLICY', 'TERMS_CONDITIONS', 'IMPRINT'],
  },
  {
    code: 'owner-differs',
    questions: ['entity_type', 'business_name', 'individual_name', 'country'],
    types: agreementTypes,
  },
  { code: 'address-differs', questions: ['business_address', 'provider_address'], types: agreementTypes },
  { code: 'audience-differs', questions: ['consumer_type'], types: agreementTypes },
  ...['analytics', 'ads', 'remarketing'].map((question): Asked => ({
    code: 'use-differs',
    questions: [question],
    types: ['PRIVACY_POLICY', 'COOKIES_POLICY'],
  })),
  {
    code: 'user-content-differs',
    questions: ['ugc'],
    types: ['PRIVACY_POLICY', 'TERMS_CONDITIONS'],
  },
  // One owner has one limit: whoever agreed to both would read two.
  {
    code: 'cap-differs',
    questions: ['liability_cap', 'liability_amount'],
    types: ['EULA', 'TERMS_CONDITIONS'],
  },
  { code: 'disputes-differ', questions: ['dispute_mode', 'eu_adr'], types: ['EULA', 'TERMS_CONDITIONS'] },
  {
    code: 'consent-mode-differs',
    questions: ['gcm', 'gcm_mode'],
    types: ['PRIVACY_POLICY', 'COOKIES_POLICY'],
  },
  { code: 'signals-differ', questions: ['dnt'], types: ['PRIVACY_POLICY', 'COOKIES_POLICY'] },
  {
    code: 'links-differ',
    questions: ['privacy_url'],
    types: ['COOKIES_POLICY', 'EULA', 'TERMS_CONDITIONS'],
  },
  { code: 'law-differs', questions: ['governing_law'], types: ['EULA', 'TERMS_CONDITIONS'] },
  { code: 'reviews-differ', questions: ['reviews'], types: ['DISCLAIMER', 'TERMS_CONDITIONS'] },
  {
    code: 'withdrawal-differs',
    questions: ['withdrawal_url'],
    types: ['RETURN_REFUND_POLICY', 'TERMS_CONDITIONS'],
  },
];

export const sameAnswerRules: readonly PairRule[] = asked.map(({ code, questions, types }) => ({
  code,
  between: [types, types],
  judge: (one, other) => {
    const different = questions.find((question) => {
      const [here, there] = [comparedOf(one, question), comparedOf(other, question)];
      // Whoever was not asked, or has not answered yet, contradicts nobody.
      return here !== null && there !== null && here !== there;
    });
    return different === undefined ? null : [different, different];
  },
}));

/** As it is compared: nobody tells mailboxes or names apart by capitals, nor addresses by their lines. */
function comparedOf(answers: Answers, question: string): Compared | null {
  const value = answer(answers, question);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  // One number is written in groups of many lengths.
  if (question === 'contact_phone') return value.replaceAll(/[^\d+]/g, '');
  return value
    .trim()
    .replaceAll(/[\s,]+/g, ' ')
    .replace(/\/$/, '')
    .toLowerCase();
}
