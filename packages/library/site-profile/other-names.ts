/** Questions that types ask under names or options of their own although the answer is one for the site. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { chosen, hasAny } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

export interface QuestionName {
  type: AgreementType;
  question: string;
  /** Its options by the meaning that all names share; left out where the options are the meanings. */
  options?: Readonly<Record<string, string>>;
  /** Where several answers make one up: what they mean together. Such a name is only read. */
  read?: (answers: Answers) => string | undefined;
}

/** Each list asks one thing. */
export const otherNames = {
  affiliates: [
    { type: 'PRIVACY_POLICY', question: 'affiliates_program' },
    { type: 'DISCLAIMER', question: 'd_affiliate' },
    { type: 'TERMS_CONDITIONS', question: 'affiliate' },
  ],
  links: [
    { type: 'PRIVACY_POLICY', question: 'links_out' },
    { type: 'DISCLAIMER', question: 'd_links' },
  ],
  guarantee: [
    { type: 'TERMS_CONDITIONS', question: 'warranty', options: { none: 'legal', own: 'commercial' } },
    {
      type: 'RETURN_REFUND_POLICY',
      question: 'warranty',
      options: { none: 'legal-only', own: 'commercial' },
    },
  ],
  newsletters: [
    { type: 'PRIVACY_POLICY', question: 'emails', read: sends('newsletter', 'marketing') },
    { type: 'TERMS_CONDITIONS', question: 'newsletters' },
  ],
  textMessages: [
    { type: 'PRIVACY_POLICY', question: 'emails', read: sends('sms') },
    { type: 'TERMS_CONDITIONS', question: 'sms_terms' },
  ],
} satisfies Record<string, readonly QuestionName[]>;

function sends(...kinds: readonly string[]): NonNullable<QuestionName['read']> {
  return (answers) => {
    if (hasAny(answers, 'emails', 'no')) return 'no';
    if (!hasAny(answers, 'emails', 'yes')) return undefined;
    return hasAny(answers, 'email_kinds', ...kinds) ? 'yes' : 'no';
  };
}

/** What a document of `source` says, under the names of `target`. */
export function answersByOtherNames(
  source: AgreementType,
  relevant: Answers,
  target: AgreementType,
): Answers {
  const result: Answers = {};
  for (const { from, to } of pairsOf(source, target)) {
    const meaning = meaningIn(from, relevant);
    const value = meaning === undefined ? undefined : to.options ? to.options[meaning] : meaning;
    if (value !== undefined) result[to.question] = value;
  }
  return result;
}

/** Questions of `target` by the question of `source` that asks the same. */
export function namesIn(source: AgreementType, target: AgreementType): { from: string; to: string }[] {
  return pairsOf(source, target).map(({ from, to }) => ({ from: from.question, to: to.question }));
}

function pairsOf(source: AgreementType, target: AgreementType): { from: QuestionName; to: QuestionName }[] {
  if (source === target) return [];
  return Object.values<readonly QuestionName[]>(otherNames).flatMap((names) => {
    const from = names.find(({ type }) => type === source);
    const to = names.find(({ type, read }) => type === target && read === undefined);
    return from && to ? [{ from, to }] : [];
  });
}

/** Nothing where the question is open, or its answer has no counterpart elsewhere. */
export function meaningIn({ question, options, read }: QuestionName, relevant: Answers): string | undefined {
  if (read) return read(relevant);
  const [option] = chosen(relevant, question);
  if (options === undefined) return option;
  return Object.keys(options).find((meaning) => options[meaning] === option);
}
