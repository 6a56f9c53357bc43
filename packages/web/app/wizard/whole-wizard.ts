import type { Questionnaire } from '@clausewright/library/questionnaires';
import type * as rest from './rest-of-wizard.ts';
import type { WizardWords } from './words.ts';

/** All questions, and what the later ones need. */
export interface WholeWizard {
  questionnaire: Questionnaire;
  rest: typeof rest;
}

/** What a wizard asks, as far as it is there. */
export interface WizardContent {
  words: WizardWords;
  /** The first step alone; null where a wizard cannot begin without the rest. */
  opening: Questionnaire | null;
  complete: Promise<WholeWizard>;
}
