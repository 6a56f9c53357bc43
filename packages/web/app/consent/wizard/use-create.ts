import { useState } from 'react';
import { useLanguage } from '../../language/language-provider.tsx';
import type { Failure } from '../../outcome.ts';
import { storeDraft } from '../../draft.ts';
import { consentPaths } from '../../consent-paths.ts';
import { draftKey } from './consent-draft.ts';
import type { ConsentWizardState } from './use-consent-wizard.ts';

/**
 * Creates the banner. The request is kept in the draft before it is sent: a second press, a reload or a lost
 * answer repeats it unchanged.
 */
export function useCreate({ state, answers, draft, dispatch }: ConsentWizardState) {
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ failure: Failure; of: object } | null>(null);

  const create = async () => {
    // Nobody needs it before the last step.
    const { newRequestId, sendNewConsent } = await import('./new-consent.ts');
    const request = state.request ?? { id: newRequestId(), freeOnly: false };
    dispatch({ type: 'request', request });
    storeDraft(draftKey, { ...state, request }, Date.now());
    const outcome = await sendNewConsent(request.id, answers, language);
    if (outcome.ok) {
      draft.finish();
      // Paying is a document of its own; who comes back by the browser's button finds the list.
      history.replaceState(history.state, '', consentPaths.list);
      location.assign(consentPaths.pay(outcome.data.id));
      return;
    }
    setBusy(false);
    setFailed({ failure: outcome, of: answers });
    if ('messages' in outcome && outcome.messages.some(({ code }) => code === 'request-reused'))
      dispatch({ type: 'request', request: null });
  };
  return {
    busy,
    create: () => {
      if (busy) return;
      setBusy(true);
      setFailed(null);
      create().catch((error: unknown) => {
        setBusy(false);
        reportError(error);
      });
    },
    // Told about other answers, it would be wrong.
    failure: failed?.of === answers ? failed.failure : null,
  };
}
