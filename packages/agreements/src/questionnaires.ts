/** What browser and server share: definitions, their words and the one judgement of answers. */
export { evaluate } from './questionnaire/evaluate.ts';
export { answerReasons } from './questionnaire/evaluation.ts';
export type * from './questionnaire/evaluation.ts';
export type * from './questionnaire/definition.ts';
export type * from './questionnaire/answers-of.ts';
export type * from './questionnaire/question-texts.ts';
export { joinTexts, optionLabel } from './questionnaire/question-texts.ts';
