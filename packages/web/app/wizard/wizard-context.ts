import type { Evaluation, Path, Questionnaire } from '@clausewright/library/questionnaires';
import type { ChoicePrices } from '@clausewright/contract';
import { type ComponentType, createContext, use, type Dispatch } from 'react';
import type { Suggested } from './suggested.ts';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { KindProps } from './question-tree.ts';
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
  /** What a scan of the website proposes; null where none is, or it is not there yet. */
  suggested: Suggested | null;
  /** What each choice on screen adds to the total; null until the server has told it. */
  prices: ChoicePrices | null;
  /** Shows the kinds that no wizard begins with; null until they are there. */
  LateQuestion: ComponentType<KindProps> | null;
  /** Says what was removed and offers to bring it back. */
  offerUndo: (text: string, undo: () => void) => void;
}

export const WizardContext = createContext<WizardView | null>(null);

export function useWizard(): WizardView {
  const view = use(WizardContext);
  if (!view) throw new Error('useWizard outside of a wizard');
  return view;
}
