import type { Questionnaire } from '@clausewright/library/questionnaires';
import type { ComponentType, ReactNode } from 'react';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { DraftSource } from '../draft.ts';
import type { WizardMode } from './wizard-mode.ts';
import { newAgreementDraft } from './new-agreement-draft.ts';
import { type WizardFlow, useWizardFlow } from './use-wizard-flow.ts';
import { useNewAgreement } from './use-new-agreement.tsx';
import { WizardBody } from './wizard-body.tsx';
import type { WizardWords } from './words.ts';

export interface WizardPageProps {
  asking: WizardFlow;
  children: (goal: WizardMode) => ReactNode;
}

interface Props {
  questionnaire: Questionnaire;
  words: WizardWords;
  language: InterfaceLanguage;
  /** Without it the answers make a new agreement. */
  change?: { source: DraftSource; WizardMode: ComponentType<WizardPageProps> };
}

/** The wizard of one type, whatever its answers lead to. */
export function WizardPage({ questionnaire, words, language, change }: Props) {
  const source = change?.source ?? newAgreementDraft(questionnaire, language);
  const asking = useWizardFlow({ questionnaire, words, language, source });
  const Leading = change?.WizardMode ?? NewAgreement;
  return <Leading asking={asking}>{(goal) => <WizardBody asking={asking} goal={goal} />}</Leading>;
}

function NewAgreement({ asking, children }: WizardPageProps) {
  return children(useNewAgreement(asking));
}
