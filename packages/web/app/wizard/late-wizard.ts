/** The page and what it judges answers by: one chunk, which comes beside the words (load-wizard.ts). */
export { WizardPage } from './wizard-page.tsx';
