import { questionnaires, type Questionnaire } from '@clausewright/agreements/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { use } from 'react';
import { NotFound } from '../frame/error-page.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { WizardPage } from './wizard-page.tsx';
import { wizardWords } from './words.ts';
import './wizard.css';

function Loaded({ questionnaire }: { questionnaire: Questionnaire }) {
  const { language } = useLanguage();
  const words = use(wizardWords(questionnaire.type, language));
  return <WizardPage questionnaire={questionnaire} words={words} language={language} />;
}

/** The step-by-step wizard of one agreement type. */
export function Wizard({ type }: { type: AgreementType }) {
  const questionnaire = questionnaires[type];
  return questionnaire ? <Loaded key={type} questionnaire={questionnaire} /> : <NotFound />;
}
