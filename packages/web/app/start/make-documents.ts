/** Makes the documents one after the other; each is told where those before it are served. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { addressToCome, linksTo, type PreparedDocument } from '@clausewright/library/presets';
import type { Answers } from '@clausewright/library/questionnaires';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Failure } from '../outcome.ts';
import { newRequestId, newRequestSecret } from '../request-id.ts';
import { agreementToken, storeAgreement } from '../stored-agreements.ts';
import { sentAnswers } from '../wizard/sent-answers.ts';
import type { MadeDocument, StartDraft } from './start-draft.ts';
import type { StartAction } from './start-state.ts';

export type Making =
  | { state: 'all' }
  /** Some point to a document that has to be paid first. */
  | { state: 'waiting'; types: readonly AgreementType[] }
  | { state: 'failed'; type: AgreementType; failure: Failure };

interface Input {
  documents: readonly PreparedDocument[];
  draft: Pick<StartDraft, 'made' | 'requests'>;
  freeOnly: boolean;
  dispatch: (action: StartAction) => void;
}

export async function makeDocuments({ documents, draft, freeOnly, dispatch }: Input): Promise<Making> {
  const made: Partial<Record<AgreementType, MadeDocument>> = { ...draft.made };
  const served: [AgreementType, string][] = [];
  const waiting: AgreementType[] = [];
  for (const { type, answers } of documents) {
    const known = made[type];
    if (known !== undefined) {
      await noteAddress(type, known.id, served);
      continue;
    }
    const linked = withAddresses(answers, served);
    if (linked === null) {
      waiting.push(type);
      continue;
    }
    const of = JSON.stringify([linked, freeOnly]);
    const earlier = draft.requests[type];
    // The same answers are the same request: a second press makes nothing twice.
    const request = earlier?.of === of ? earlier : { id: newRequestId(), secret: newRequestSecret(), of };
    dispatch({ type: 'request', of: type, request });
    const outcome = await send(calls.newAgreement, {
      body: {
        request_id: request.id,
        request_secret: request.secret,
        type,
        answers: sentAnswers(linked),
        free_only: freeOnly,
      },
    });
    if (!outcome.ok) return { state: 'failed', type, failure: outcome };
    const { agreement_id: id, access_token: token, status } = outcome.data;
    storeAgreement(id, token);
    const document = { id, due: status === 'unfinished' };
    made[type] = document;
    dispatch({ type: 'made', of: type, document });
    await noteAddress(type, id, served);
  }
  return waiting.length > 0 ? { state: 'waiting', types: waiting } : { state: 'all' };
}

async function noteAddress(
  type: AgreementType,
  id: string,
  served: [AgreementType, string][],
): Promise<void> {
  const outcome = await send(calls.agreementDetails, {
    params: { id },
    agreementToken: agreementToken(id),
  });
  if (outcome.ok && outcome.data.live_url !== null) served.push([type, outcome.data.live_url]);
}

/** Null where an address is not known yet. */
function withAddresses(
  answers: Answers,
  served: readonly (readonly [AgreementType, string])[],
): Answers | null {
  const links = linksTo(served);
  const waits = Object.entries(answers).some(
    ([question, value]) => value === addressToCome && !Object.hasOwn(links, question),
  );
  if (waits) return null;
  return Object.fromEntries(
    Object.entries(answers).map(([question, value]) => [
      question,
      value === addressToCome ? (links[question] ?? value) : value,
    ]),
  );
}
