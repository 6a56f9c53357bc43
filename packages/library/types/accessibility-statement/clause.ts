import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { accessibilityStatement } from './questionnaire.ts';

/** The questions of the accessibility statement as its clauses see them. */
export type StatementQuestions = QuestionsOf<typeof accessibilityStatement>;
export type Given = { readonly [Q in keyof StatementQuestions]?: StatementQuestions[Q] | undefined };

export const { clause } = clausesOf<StatementQuestions>();
