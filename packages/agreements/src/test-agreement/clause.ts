import type { QuestionsOf } from '../document/authoring.ts';
import { clausesOf } from '../document/clause.ts';
import type { testQuestionnaire } from './questionnaire.ts';

export type TestQuestions = QuestionsOf<typeof testQuestionnaire>;
export const { clause } = clausesOf<TestQuestions>();
