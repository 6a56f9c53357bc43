/** What browser and server share: definitions, their words and the one judgement of answers. */
export { bounds } from '@clausewright/engine/questionnaire/bounds';
export { cleanAnswers, type CleanOutcome } from '@clausewright/engine/questionnaire/clean-answers';
export { evaluateCondition, isAnswered } from '@clausewright/engine/questionnaire/conditions';
export { evaluate } from '@clausewright/engine/questionnaire/evaluate';
export { answerReasons } from '@clausewright/engine/questionnaire/evaluation';
export { isDate, isEmail, isPhone, normalizeUrl } from '@clausewright/engine/questionnaire/formats';
export { loadQuestionnaire } from './questionnaire/load-questionnaire.ts';
export { openingOf } from './questionnaire/opening.ts';
export { loadQuestionTexts } from './questionnaire/load-question-texts.ts';
export { migrateAnswers, type Migrated } from '@clausewright/engine/questionnaire/migrate';
export { newSince, updatedAnswers } from '@clausewright/engine/questionnaire/migrate-update';
export {
  flatten,
  nestedIn,
  getOptions,
  listQuestions,
  wizardSteps,
} from '@clausewright/engine/questionnaire/nested';
export { applyPrefill, prefillable } from '@clausewright/engine/questionnaire/prefill';
export { optionLabel } from '@clausewright/engine/questionnaire/question-texts';
export type * from '@clausewright/engine/questionnaire/answers-of';
export type * from '@clausewright/engine/questionnaire/definition';
export type * from '@clausewright/engine/questionnaire/evaluation';
export type * from '@clausewright/engine/questionnaire/question-texts';
export { type AnsweredDocument, previouslyAsked, siteProfile } from './site-profile/site-profile.ts';
export { answersToTake, siteDifferences } from './site-profile/site-differences.ts';
export * from './laws/browser.ts';
export * from './vendors/browser.ts';
export { isTaken, questionsAbove, takeSuggestions } from './observed/take-suggestions.ts';
export type { SeenEvidence, Suggestion } from './observed/seen-site.ts';
