import type { ComponentType, ReactNode } from 'react';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { DraftSource } from '../draft.ts';
import type { WizardMode } from './wizard-mode.ts';
import { newAgreementDraft } from './new-agreement-draft.ts';
import type { WholeWizard, WizardContent } from './whole-wizard.ts';
import { useWholeWizard } from './use-whole-wizard.ts';
import { type WizardFlow, useWizardFlow } from './use-wizard-flow.ts';
import { useNewAgreement } from './use-new-agreement.tsx';
import { WizardBody } from './wizard-body.tsx';

export interface WizardPageProps {
  asking: WizardFlow;
  children: (goal: WizardMode) => ReactNode;
}

interface Props {
  parts: WizardContent;
  /** Where it is there already. */
  whole: WholeWizard | null;
  language: InterfaceLanguage;
  /** Without it the answers make a new agreement. */
  change?: { source: DraftSource; WizardMode: ComponentType<WizardPageProps> };
}

/** The wizard of one type, whatever its answers lead to. */
export function WizardPage({ parts, whole: given, language, change }: Props) {
  const { whole, whenShown } = useWholeWizard(parts.complete, given);
  const questionnaire = whole?.questionnaire ?? parts.opening;
  if (questionnaire === null) throw new Error('a wizard that cannot begin was opened without the rest');
  const source = change?.source ?? newAgreementDraft(questionnaire, language, whenShown);
  const { words } = parts;
  const rest = whole?.rest ?? null;
  const asking = useWizardFlow({ questionnaire, rest, whenShown, words, language, source });
  const Leading = change?.WizardMode ?? NewAgreement;
  return <Leading asking={asking}>{(goal) => <WizardBody asking={asking} goal={goal} />}</Leading>;
}

function NewAgreement({ asking, children }: WizardPageProps) {
  return children(useNewAgreement(asking));
}
