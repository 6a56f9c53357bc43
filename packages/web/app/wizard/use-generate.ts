import type { Answers, Path } from '@clausewright/agreements/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { useState, type Dispatch } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { agreementToken, keepAgreement } from '../kept-agreements.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { newUuid } from './new-uuid.ts';
import { sentAnswers } from './sent-answers.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { storeDraft } from './draft.ts';
import type { WizardAction, WizardState } from './wizard-state.ts';

interface Saved {
  agreement_id: string;
  access_token: string;
  status: 'unfinished' | 'finalized';
}

interface Input {
  type: AgreementType;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  /** Where the fields are that the server refuses. */
  onRefused: (paths: readonly Path[]) => void;
}

interface Generating {
  busy: boolean;
  failure: Failure | null;
  generate: (freeOnly: boolean) => Promise<void>;
}

/**
 * Makes the agreement, or a new version of the one that these answers made before. The request is
 * kept in the draft before it is sent: a second press, a reload or a lost answer repeats it unchanged.
 */
export function useGenerate({ type, state, dispatch, onRefused }: Input): Generating {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ failure: Failure; answers: Answers } | null>(null);

  const request = async (freeOnly: boolean): Promise<Outcome<DraftRequest>> => {
    const { request: earlier, agreement } = state;
    if (earlier && earlier.freeOnly === freeOnly) return { ok: true, data: earlier };
    const fresh = { id: newUuid(), freeOnly };
    if (agreement === undefined) return { ok: true, data: fresh };
    const details = await send(calls.agreementDetails, {
      params: { id: agreement },
      agreementToken: agreementToken(agreement),
    });
    if (details.ok) {
      return { ok: true, data: { ...fresh, update: { agreement, revision: details.data.revision } } };
    }
    // Deleted, or no longer this browser's: the answers make an agreement of their own.
    const gone = details.reason === 'forbidden' || isCode(details, 'not-found');
    return gone ? { ok: true, data: fresh } : details;
  };

  const generate = async (freeOnly: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    const prepared = await request(freeOnly);
    const outcome = prepared.ok ? await sendRequest(type, state, prepared.data, dispatch) : prepared;
    setBusy(false);
    if (outcome.ok) {
      const { agreement_id: id, access_token: token, status } = outcome.data;
      keepAgreement(id, token);
      dispatch({ type: 'generated', agreement: id });
      const { request: _, ...draft } = state;
      storeDraft(type, { ...draft, agreement: id } satisfies Draft, Date.now());
      // The page of payment is a document of its own.
      if (status === 'unfinished') location.assign(`/wizard/pay/${id}`);
      else await navigate(`/download/${id}`);
      return;
    }
    setFailed({ failure: outcome, answers: state.answers });
    if (isCode(outcome, 'request-reused') || isCode(outcome, 'revision-changed')) {
      dispatch({ type: 'request', request: null });
    }
    if (outcome.reason === 'forbidden' || isCode(outcome, 'not-found'))
      dispatch({ type: 'forget-agreement' });
    const refusals = refusalsOf(outcome);
    dispatch({ type: 'refused', refusals });
    if (Object.keys(refusals).length > 0) onRefused(Object.keys(refusals));
  };
  // Told about other answers, it would be wrong.
  const failure = failed?.answers === state.answers ? failed.failure : null;
  return { busy, failure, generate };
}

async function sendRequest(
  type: AgreementType,
  state: WizardState,
  request: DraftRequest,
  dispatch: Dispatch<WizardAction>,
): Promise<Outcome<Saved>> {
  dispatch({ type: 'request', request });
  storeDraft(type, { ...state, request }, Date.now());
  const { id, freeOnly, update } = request;
  const body = { request_id: id, type, answers: sentAnswers(state.answers), free_only: freeOnly };
  if (!update) return send(calls.newAgreement, { body });
  return send(calls.updateAgreement, {
    params: { id: update.agreement },
    agreementToken: agreementToken(update.agreement),
    body: { ...body, revision: update.revision, edits: 'reset' },
  });
}

function isCode(failure: Failure, code: string): boolean {
  return 'messages' in failure && failure.messages.some((message) => message.code === code);
}

/** The server's words by the answer that they are about. */
function refusalsOf(failure: Failure): Record<Path, string> {
  if (!('messages' in failure)) return {};
  return Object.fromEntries(
    failure.messages.flatMap(({ field, value }) =>
      field?.startsWith('answers.') ? [[field.slice('answers.'.length), value]] : [],
    ),
  );
}
