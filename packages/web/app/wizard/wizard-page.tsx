import type { Questionnaire } from '@clausewright/agreements/questionnaires';
import type { InterfaceLanguage } from '../language/interface-languages.ts';
import { newAgreementDraft } from './new-agreement-draft.ts';
import { useAsking } from './use-asking.ts';
import { useNewAgreement } from './use-new-agreement.tsx';
import { WizardBody } from './wizard-body.tsx';
import type { WizardWords } from './words.ts';

interface Props {
  questionnaire: Questionnaire;
  words: WizardWords;
  language: InterfaceLanguage;
}

/** The wizard of a new agreement. */
export function WizardPage({ questionnaire, words, language }: Props) {
  const source = newAgreementDraft(questionnaire, language);
  const asking = useAsking({ questionnaire, words, language, source });
  const goal = useNewAgreement(asking);
  return <WizardBody asking={asking} goal={goal} />;
}
