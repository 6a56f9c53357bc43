import type { Evaluation, Path, Questionnaire } from '@clausewright/library/questionnaires';
import type { Costs } from '@clausewright/contract';
import { createContext, use, type Dispatch } from 'react';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { WizardAction, WizardState } from './wizard-state.ts';
import type { WizardWords } from './words.ts';

/** What each question needs to know of the whole. */
export interface WizardView extends WizardWords {
  questionnaire: Questionnaire;
  language: InterfaceLanguage;
  state: WizardState;
  evaluation: Evaluation;
  dispatch: Dispatch<WizardAction>;
  /** The words of the errors that may be seen. */
  errors: ReadonlyMap<Path, string>;
  /** Marks at questions, by their ids. */
  notes: ReadonlyMap<string, string>;
  /** The last price that the server gave. */
  costs: Costs | null;
  /** Says what was removed and offers to bring it back. */
  offerUndo: (text: string, undo: () => void) => void;
}

export const WizardContext = createContext<WizardView | null>(null);

export function useWizard(): WizardView {
  const view = use(WizardContext);
  if (!view) throw new Error('useWizard outside of a wizard');
  return view;
}
