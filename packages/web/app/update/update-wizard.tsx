import type { Questionnaire } from '@clausewright/agreements/questionnaires';
import { use, useEffect, useMemo } from 'react';
import { NotFound } from '../frame/error-page.tsx';
import { noteInAccount } from '../kept-agreements.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { wizardParts } from '../wizard/parts.ts';
import { useAsking } from '../wizard/use-asking.ts';
import { WizardBody } from '../wizard/wizard-body.tsx';
import type { WizardWords } from '../wizard/words.ts';
import '../wizard/wizard.css';
import { updateDraft } from './update-draft.ts';
import type { UpdateDetails } from './use-update-details.ts';
import { useUpdate } from './use-update.tsx';

interface Props {
  details: UpdateDetails;
  token: string | null;
}

/** The wizard of an agreement that exists. */
export function UpdateWizard({ details, token }: Props) {
  const { language } = useLanguage();
  const { questionnaire, words } = use(wizardParts(details.type, language));
  const { agreement_id: id } = details;
  useEffect(() => {
    // Opened by the session: what is typed here leaves this browser with it.
    if (token === null) noteInAccount([id]);
  }, [id, token]);
  if (questionnaire === null) return <NotFound />;
  return <Changing questionnaire={questionnaire} words={words} details={details} token={token} />;
}

function Changing({
  questionnaire,
  words,
  details,
  token,
}: Props & { questionnaire: Questionnaire; words: WizardWords }) {
  const { language } = useLanguage();
  const source = useMemo(() => updateDraft(questionnaire, details), [questionnaire, details]);
  const asking = useAsking({ questionnaire, words, language, source });
  const goal = useUpdate(details, token, asking);
  return <WizardBody asking={asking} goal={goal} />;
}
