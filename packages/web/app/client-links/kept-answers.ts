/** What a client has typed and not sent yet, as this browser keeps it. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { agreementTypes } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/library/questionnaires';
import { newRequestId } from '../request-id.ts';
import { removeStored, storedRecord, writeStored } from '../stored.ts';

export interface KeptAnswers {
  answers: Partial<Record<AgreementType, Answers>>;
  remark: string;
  /** Of the press that sends this, however often it has to be sent; another text is another press. */
  requestId: string;
}

/** Not the token itself: what opens the link stays in the address. */
const keyOf = (token: string): string => `client_answers/${token.slice(0, 12)}`;

export function nothingKept(): KeptAnswers {
  return { answers: {}, remark: '', requestId: newRequestId() };
}

export function keptAnswers(token: string): KeptAnswers {
  const { answers, remark, requestId } = storedRecord(keyOf(token));
  const byType = isRecord(answers) ? answers : {};
  return {
    answers: Object.fromEntries(
      agreementTypes.flatMap((type) => {
        const of = Object.hasOwn(byType, type) ? byType[type] : undefined;
        return isRecord(of) ? [[type, Object.assign(Object.create(null), of) as Answers]] : [];
      }),
    ),
    remark: typeof remark === 'string' ? remark : '',
    requestId: typeof requestId === 'string' ? requestId : newRequestId(),
  };
}

/** False where this browser keeps nothing. */
export function keepAnswers(token: string, kept: KeptAnswers): boolean {
  return writeStored(keyOf(token), JSON.stringify(kept));
}

export function dropAnswers(token: string): void {
  removeStored(keyOf(token));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
