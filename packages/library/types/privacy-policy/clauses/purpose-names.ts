import type { Context, Words } from '@clausewright/engine/document/authoring';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { impliedPurposes } from '../../../laws/implied-purposes.ts';
import type { PurposeOption } from '../words/purposes.ts';
import type { PrivacyQuestions } from '../clause.ts';

/** Every purpose that the answers name; the open answer of a draft is a title without one. */
export function namedPurposes(
  c: Pick<Context<PrivacyQuestions>, 'a' | 'names' | 'say'>,
  titles: Readonly<Record<PurposeOption, Words>>,
): readonly { purpose?: PurposeOption; title: Words }[] {
  return [
    ...c.names(c.say.purposes, titles).map((title, i) => {
      const purpose = c.a.purposes?.[i];
      return purpose === undefined ? { title } : { purpose, title };
    }),
    ...impliedPurposes(c.a as Answers).map((purpose) => ({ purpose, title: titles[purpose] })),
  ];
}
