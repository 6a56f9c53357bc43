import type { Answers } from '@clausewright/library/questionnaires';
import { agreementSlugs } from '@clausewright/contract/agreement-types';
import { lazy, Suspense, useState } from 'react';
import type { Failure } from '../outcome.ts';
import { storeDraft } from '../draft.ts';
import { showsRestored } from './draft-notices.tsx';
import type { WizardMode } from './wizard-mode.ts';
import type { WizardFlow } from './use-wizard-flow.ts';

// It belongs to the review, which is loaded apart.
const GenerateFailure = lazy(async () => ({
  default: (await import('./review/review.tsx')).GenerateFailure,
}));
const RestoredNotice = lazy(async () => ({
  default: (await import('./restored-notice.tsx')).RestoredNotice,
}));
const noNotes: ReadonlyMap<string, string> = new Map();

/**
 * Makes the agreement. The request is kept in the draft before it is sent: a second press, a reload or
 * a lost answer repeats it unchanged.
 */
export function useNewAgreement(asking: WizardFlow): WizardMode {
  const { type, rest, state, dispatch, draft, preview, number, goTo, heading, leave, refuse } = asking;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ failure: Failure; answers: Answers } | null>(null);

  const generate = async (freeOnly: boolean) => {
    if (busy || rest === null) return;
    setBusy(true);
    setFailed(null);
    const { request: earlier, answers } = state;
    const request = earlier?.freeOnly === freeOnly ? earlier : rest.newRequest(freeOnly);
    dispatch({ type: 'request', request });
    storeDraft(type, { ...state, request }, Date.now());
    const outcome = await rest.makeAgreement(type, request, answers);
    setBusy(false);
    if (outcome.ok) {
      // Who comes back by the browser's own button changes what was made.
      const { agreement_id: id } = outcome.data;
      history.replaceState(
        history.state,
        '',
        `/wizard/${agreementSlugs[type]}/update/${id}${location.search}`,
      );
      return leave(outcome.data);
    }
    setFailed({ failure: outcome, answers });
    if (rest.isCode(outcome, 'request-reused')) dispatch({ type: 'request', request: null });
    refuse(outcome);
  };
  // Told about other answers, it would be wrong.
  const failure = failed?.answers === state.answers ? failed.failure : null;
  return {
    costs: preview?.costs ?? null,
    busy,
    generate: () => void generate(false),
    failure: <GenerateFailure failure={failure} />,
    notices: state.restored && (
      <Suspense fallback={null}>
        <RestoredNotice
          draft={draft}
          restored={showsRestored(state, number)}
          since={state.since}
          onAnew={() => goTo(1)}
          toHeading={() => heading.current?.focus()}
        />
      </Suspense>
    ),
    notes: noNotes,
    price: { free: { act: () => void generate(true) } },
  };
}
