import { createContext, use, useEffect, useMemo } from 'react';
import { markInAccount } from '../stored-agreements.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { wizardParts } from '../wizard/load-wizard.ts';
import type { WizardPageProps } from '../wizard/wizard-page.tsx';
import '../wizard/wizard.css';
import { updateDraft } from './update-draft.ts';
import type { UpdateDetails } from './use-update-details.ts';
import { useUpdate } from './use-update.tsx';

interface Changed {
  details: UpdateDetails;
  token: string | null;
}

const ChangedContext = createContext<Changed | null>(null);

/** The wizard of an agreement that exists. */
export function UpdateWizard({ details, token }: Changed) {
  const { language } = useLanguage();
  const parts = use(wizardParts(details.type, language));
  const whole = use(parts.complete);
  const { questionnaire } = whole;
  const { agreement_id: id } = details;
  useEffect(() => {
    // Opened by the session: what is typed here leaves this browser with it.
    if (token === null) markInAccount([id]);
  }, [id, token]);
  const change = useMemo(
    () => ({
      source: updateDraft(questionnaire, details, { isOfAccount: token === null }),
      WizardMode: NextVersion,
    }),
    [questionnaire, details, token],
  );
  const changed = useMemo(() => ({ details, token }), [details, token]);
  return (
    <ChangedContext value={changed}>
      <parts.page.WizardPage parts={parts} whole={whole} language={language} change={change} />
    </ChangedContext>
  );
}

function NextVersion({ asking, children }: WizardPageProps) {
  const changed = use(ChangedContext);
  if (!changed) throw new Error('an update of nothing');
  return children(useUpdate(changed.details, changed.token, asking));
}
