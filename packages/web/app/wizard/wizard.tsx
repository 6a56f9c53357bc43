import type { AgreementType } from '@clausewright/contract/agreement-types';
import { use } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { wizardParts } from './load-wizard.ts';
import './wizard.css';

/** The step-by-step wizard of one agreement type. */
export function Wizard({ type }: { type: AgreementType }) {
  const { language } = useLanguage();
  const parts = use(wizardParts(type, language));
  return <parts.page.WizardPage key={type} parts={parts} whole={parts.whole} language={language} />;
}
