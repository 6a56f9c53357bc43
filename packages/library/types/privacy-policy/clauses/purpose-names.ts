import { type Context, has, type Words } from '@clausewright/engine/document/authoring';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { impliedPurposes } from '../../../laws/implied-purposes.ts';
import type { PurposeOption, PurposeTitle } from '../words/purposes.ts';
import type { PrivacyQuestions } from '../clause.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 2;

/** Of an account nothing is said where nobody has one. */
export function purposeAs(a: Context<PrivacyQuestions>['a'], purpose: PurposeOption): PurposeTitle {
  const accounts =
    has(a.purposes, 'accounts') || has(a.pd_types, 'username-password') || a.social_login === 'yes';
  return purpose === 'service-messages' && !accounts ? 'contract-messages' : purpose;
}

/** Every purpose that the answers name; the open answer of a draft is a title without one. */
export function namedPurposes(
  c: Pick<Context<PrivacyQuestions>, 'a' | 'names' | 'say'>,
  titles: Readonly<Record<PurposeTitle, Words>>,
): readonly { purpose?: PurposeOption; title: Words }[] {
  const named = { ...titles, 'service-messages': titles[purposeAs(c.a, 'service-messages')] };
  return [
    ...c.names(c.say.purposes, named).map((title, i) => {
      const purpose = c.a.purposes?.[i];
      return purpose === undefined ? { title } : { purpose, title };
    }),
    ...impliedPurposes(c.a as Answers).map((purpose) => ({ purpose, title: titles[purpose] })),
  ];
}
