import type { QuestionsOf } from '../../document/authoring.ts';
import { clausesOf } from '../../document/authoring.ts';
import type { privacyPolicy } from '../questionnaire.ts';

/** The questions of the Privacy Policy as its clauses see them. */
export type PrivacyQuestions = QuestionsOf<typeof privacyPolicy>;

export const { clause } = clausesOf<PrivacyQuestions>();
