import type { QuestionsOf } from '@clausewright/engine/document/authoring';
import { clausesOf } from '@clausewright/engine/document/clause';
import type { testQuestionnaire } from './questionnaire.ts';

export type TestQuestions = QuestionsOf<typeof testQuestionnaire>;
export const { clause } = clausesOf<TestQuestions>();
