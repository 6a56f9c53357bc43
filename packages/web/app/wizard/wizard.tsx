import type { AgreementType } from '@clausewright/contract/agreement-types';
import { use } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { wizardParts } from './load-wizard.ts';
import './wizard.css';

/** The step-by-step wizard of one agreement type. */
export function Wizard({ type }: { type: AgreementType }) {
  const { language } = useLanguage();
  const { page, questionnaire, words } = use(wizardParts(type, language));
  return <page.WizardPage key={type} questionnaire={questionnaire} words={words} language={language} />;
}
