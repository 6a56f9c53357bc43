import type { Questionnaire } from '@clausewright/agreements/questionnaires';
import type { ComponentType, ReactNode } from 'react';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { DraftSource } from '../draft.ts';
import type { Goal } from './goal.ts';
import { newAgreementDraft } from './new-agreement-draft.ts';
import { type Asking, useAsking } from './use-asking.ts';
import { useNewAgreement } from './use-new-agreement.tsx';
import { WizardBody } from './wizard-body.tsx';
import type { WizardWords } from './words.ts';

export interface GoalProps {
  asking: Asking;
  children: (goal: Goal) => ReactNode;
}

interface Props {
  questionnaire: Questionnaire;
  words: WizardWords;
  language: InterfaceLanguage;
  /** Without it the answers make a new agreement. */
  change?: { source: DraftSource; Goal: ComponentType<GoalProps> };
}

/** The wizard of one type, whatever its answers lead to. */
export function WizardPage({ questionnaire, words, language, change }: Props) {
  const source = change?.source ?? newAgreementDraft(questionnaire, language);
  const asking = useAsking({ questionnaire, words, language, source });
  const Leading = change?.Goal ?? NewAgreement;
  return <Leading asking={asking}>{(goal) => <WizardBody asking={asking} goal={goal} />}</Leading>;
}

function NewAgreement({ asking, children }: GoalProps) {
  return children(useNewAgreement(asking));
}
