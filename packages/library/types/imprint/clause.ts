import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { imprint } from './questionnaire.ts';

/** The questions of the imprint as its clauses see them. */
export type ImprintQuestions = QuestionsOf<typeof imprint>;
export type Given = { readonly [Q in keyof ImprintQuestions]?: ImprintQuestions[Q] | undefined };

export const { clause } = clausesOf<ImprintQuestions>();
