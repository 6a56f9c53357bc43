/** Further laws cost something: those that answers lead to are offered, and ticked by nobody but the person. */
import {
  type Answers,
  lawsQuestion,
  payableLaws,
  type Questionnaire,
  withOffers,
} from '@clausewright/library/questionnaires';
import type { WizardAction, WizardState } from './wizard-state.ts';

interface Setting {
  questionnaire: Questionnaire;
  today: string;
  /** Answers of a version that exists: the laws that followed from them stay ticked. */
  settled?: Answers | undefined;
}

/** The state after an action, in which no paid law is ticked that the person did not tick. */
export function offerLaws(setting: Setting, state: WizardState, action: WizardAction): WizardState {
  const changed = ['answer', 'add-row', 'remove-row', 'open'].includes(action.type);
  if (!changed) return state;
  const { questionnaire, today, settled } = setting;
  const before = settled === undefined ? [] : payableLaws(questionnaire, settled, today);
  const payable = payableLaws(questionnaire, state.answers, today).filter((law) => !before.includes(law));
  const byHand = action.type === 'answer' && action.path === lawsQuestion;
  const laws = withOffers(state.answers[lawsQuestion], payable, byHand);
  if (laws === null) return state;
  return {
    ...state,
    answers: Object.assign(Object.create(null), state.answers, { [lawsQuestion]: laws }) as Answers,
  };
}
