import { evaluate, loadQuestionnaire, type Answers } from '@clausewright/library/questionnaires';
import type { ReactNode } from 'react';
import { newDraft } from '../draft.ts';
import { LateQuestion } from '../wizard/kinds/late-questions.tsx';
import { WizardContext, type WizardView } from '../wizard/wizard-context.ts';
import { closedState, type WizardState } from '../wizard/wizard-state.ts';
import { wizardWords, type WizardWords } from '../wizard/words.ts';

/** The type that asks every kind of question once. */
export const questionnaire = await loadQuestionnaire('TEST');
export const wizardTexts: WizardWords = await wizardWords('TEST', 'en');

/** Answers without a prototype, as the wizard keeps them. */
export function answersOf(answers: object): Answers {
  return Object.assign(Object.create(null), answers) as Answers;
}

export function openState(answers: object = {}, change: Partial<WizardState> = {}): WizardState {
  return { ...closedState(newDraft(answersOf(answers), 1)), ready: true, ...change };
}

export function evaluationOf(answers: object, visited: readonly string[] = []) {
  return evaluate(questionnaire, answersOf(answers), { today: '2026-01-01', visited });
}

export function wizardView(answers: object = {}, change: Partial<WizardView> = {}): WizardView {
  const state = openState(answers);
  return {
    ...wizardTexts,
    questionnaire,
    language: 'en',
    state,
    evaluation: evaluationOf(answers),
    dispatch: () => undefined,
    errors: new Map(),
    notes: new Map(),
    suggested: null,
    prices: null,
    LateQuestion,
    offerUndo: () => undefined,
    ...change,
  };
}

/** Stands around what asks for the wizard. */
export function inWizard(view: WizardView) {
  return (children: ReactNode) => <WizardContext value={view}>{children}</WizardContext>;
}
