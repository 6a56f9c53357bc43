import type { AnswerError, AnswerReason } from '@clausewright/library/questionnaires';
import type { FieldFault } from '@clausewright/contract';
import type { FieldRefusal, Refused } from '../../platform/http/envelope.ts';

/** Words for what a questionnaire finds wrong with an answer. */
const faults: Readonly<Record<AnswerReason, FieldFault>> = {
  required: 'required',
  'wrong-kind': 'wrong-kind',
  'unknown-question': 'unknown-field',
  'unknown-option': 'not-allowed',
  'exclusive-option': 'not-allowed',
  'too-long': 'too-long',
  'too-few': 'too-few',
  'too-many': 'too-many',
  'too-small': 'too-small',
  'too-large': 'too-large',
  'not-an-email': 'wrong-format',
  'not-an-url': 'wrong-format',
  'not-a-phone': 'wrong-format',
  'not-a-date': 'wrong-format',
  'not-a-country': 'not-allowed',
  'not-a-state': 'not-allowed',
  'not-a-language': 'not-allowed',
  'duplicate-row': 'not-allowed',
  'too-deep': 'wrong-kind',
  'answers-too-large': 'answers-too-large',
};

/** At most as many fields as a person can mend at a time. */
const mostFields = 50;

export function refuseAnswers(errors: readonly AnswerError[]): Refused {
  const fields = errors.slice(0, mostFields).map(({ path, reason, limit }): FieldRefusal => {
    const refusal = { field: `answers.${path}`, code: faults[reason] };
    return limit === undefined ? refusal : { ...refusal, values: { max: limit, min: limit } };
  });
  return { ok: false, reason: 'answers-invalid', fields };
}
