import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { DraftRequest } from '../draft.ts';
import { newRequestId, newRequestSecret } from '../request-id.ts';
import { sentAnswers } from './sent-answers.ts';

export function newRequest(freeOnly: boolean): DraftRequest {
  return { id: newRequestId(), secret: newRequestSecret(), freeOnly };
}

export async function makeAgreement(type: AgreementType, request: DraftRequest, answers: Answers) {
  return send(calls.newAgreement, {
    body: {
      request_id: request.id,
      ...(request.secret && { request_secret: request.secret }),
      type,
      answers: sentAnswers(answers),
      free_only: request.freeOnly,
    },
  });
}
