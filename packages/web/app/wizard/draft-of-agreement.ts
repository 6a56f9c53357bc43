import type { Answers, Questionnaire } from '@clausewright/agreements/questionnaires';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { agreementToken } from '../kept-agreements.ts';
import { newDraft, type Draft } from './draft.ts';
import { reviewStep } from './use-listed-steps.ts';

/**
 * The answers of an agreement that is to be changed (`?agreement=<id>`), opened on the review. Null
 * where the draft at hand stays: it made that agreement, or it has made none yet and would be lost.
 */
export async function draftOfAgreement(
  questionnaire: Questionnaire,
  id: string | null,
  kept: Draft | null,
): Promise<Draft | null> {
  const unsaved = kept !== null && kept.agreement === undefined && kept.visited.length > 0;
  if (id === null || unsaved || kept?.agreement === id) return null;
  const details = await send(calls.agreementDetails, { params: { id }, agreementToken: agreementToken(id) });
  if (!details.ok || details.data.type !== questionnaire.type) return null;
  const steps = [...questionnaire.steps.map((step) => step.id), reviewStep];
  return {
    ...newDraft(details.data.answers as Answers),
    visited: steps,
    reached: steps,
    current: reviewStep,
    agreement: id,
  };
}
