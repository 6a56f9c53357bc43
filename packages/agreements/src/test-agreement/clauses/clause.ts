import { clausesOf, type QuestionsOf } from '../../document/authoring.ts';
import type { testQuestionnaire } from '../questionnaire.ts';

export type TestQuestions = QuestionsOf<typeof testQuestionnaire>;
export const { clause } = clausesOf<TestQuestions>();
