/** The page with the first step and what it judges answers by: one chunk, which comes beside the words (load-wizard.ts). */
export { openingOf } from '@clausewright/library/questionnaires';
export { WizardPage } from './wizard-page.tsx';
