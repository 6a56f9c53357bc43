import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { agreementToken } from '../stored-agreements.ts';
import type { Failure } from '../outcome.ts';
import { newRequestId } from '../request-id.ts';
import { agreementCalls } from './agreement-calls.ts';

/**
 * done: the agreement has the newer texts. choices: the person has something to decide or to pay, on
 * the page of the update; nothing was changed.
 */
export type UpdateEnd = { end: 'done' } | { end: 'choices' } | { end: 'failed'; failure: Failure };

function asksForChoices(failure: Failure): boolean {
  return (
    failure.reason === 'refused' &&
    failure.messages.some(({ code }) => code === 'edit-conflicts' || code === 'answers-invalid')
  );
}

/** Brings the texts of an agreement up to date with the answers that it has, and keeps what was edited. */
export async function updateWithSavedAnswers(id: string): Promise<UpdateEnd> {
  const of = { params: { id }, agreementToken: agreementToken(id) };
  const details = await send(agreementCalls.getUpdateDetails, of);
  if (!details.ok) return { end: 'failed', failure: details };
  const { type, answers, revision, ask, owned } = details.data;
  if (ask.length > 0) return { end: 'choices' };
  // What was bought stays bought, and what was left out as too dear stays out.
  const wanted = {
    type,
    answers,
    edits: 'keep',
    ...(owned ? { premium: true } : { free_only: true }),
  } as const;
  const preview = await send(agreementCalls.previewUpdate, { ...of, body: wanted });
  if (!preview.ok) {
    return asksForChoices(preview) ? { end: 'choices' } : { end: 'failed', failure: preview };
  }
  const { costs, languages } = preview.data;
  const undecided = languages.some(({ clauses }) => clauses.some(({ conflict }) => conflict));
  if (undecided || costs.total > 0) return { end: 'choices' };
  const updated = await send(calls.updateAgreement, {
    ...of,
    body: { ...wanted, request_id: newRequestId(), revision },
  });
  if (updated.ok) return { end: updated.data.status === 'finalized' ? 'done' : 'choices' };
  return asksForChoices(updated) ? { end: 'choices' } : { end: 'failed', failure: updated };
}
