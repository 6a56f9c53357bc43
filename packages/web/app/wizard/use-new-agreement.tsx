import type { Answers } from '@clausewright/library/questionnaires';
import { agreementSlugs } from '@clausewright/contract/agreement-types';
import { lazy, useState } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { isCode, type Failure } from '../outcome.ts';
import { newRequestId, newRequestSecret } from '../request-id.ts';
import { storeDraft } from '../draft.ts';
import { RestoredNotice, showsRestored } from './draft-notices.tsx';
import type { WizardMode } from './wizard-mode.ts';
import { sentAnswers } from './sent-answers.ts';
import type { WizardFlow } from './use-wizard-flow.ts';

// It belongs to the review, which is loaded apart.
const GenerateFailure = lazy(async () => ({
  default: (await import('./review/review.tsx')).GenerateFailure,
}));
const noNotes: ReadonlyMap<string, string> = new Map();

/**
 * Makes the agreement. The request is kept in the draft before it is sent: a second press, a reload or
 * a lost answer repeats it unchanged.
 */
export function useNewAgreement(asking: WizardFlow): WizardMode {
  const { type, state, dispatch, draft, preview, number, goTo, heading, leave, refuse } = asking;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ failure: Failure; answers: Answers } | null>(null);

  const generate = async (freeOnly: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    const { request: earlier, answers } = state;
    const request =
      earlier?.freeOnly === freeOnly ? earlier : { id: newRequestId(), secret: newRequestSecret(), freeOnly };
    dispatch({ type: 'request', request });
    storeDraft(type, { ...state, request }, Date.now());
    const outcome = await send(calls.newAgreement, {
      body: {
        request_id: request.id,
        ...(request.secret && { request_secret: request.secret }),
        type,
        answers: sentAnswers(answers),
        free_only: freeOnly,
      },
    });
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
    if (isCode(outcome, 'request-reused')) dispatch({ type: 'request', request: null });
    refuse(outcome);
  };
  // Told about other answers, it would be wrong.
  const failure = failed?.answers === state.answers ? failed.failure : null;
  return {
    costs: preview?.costs ?? null,
    busy,
    generate: () => void generate(false),
    failure: <GenerateFailure failure={failure} />,
    notices: (
      <RestoredNotice
        draft={draft}
        restored={showsRestored(state, number)}
        onAnew={() => goTo(1)}
        toHeading={() => heading.current?.focus()}
      />
    ),
    notes: noNotes,
    price: { free: { act: () => void generate(true) } },
  };
}
