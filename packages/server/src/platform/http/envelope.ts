import type {
  FieldFault,
  ForbiddenReason,
  Language,
  Message,
  MessageCode,
  Refusal,
  RefusalReason,
  SessionTokens,
} from '@clausewright/contract';
import { forbiddenReasons, keyReasons } from '@clausewright/contract';
import { translate, type MessageValues } from './translate.ts';

/** What is wrong with one field of a request, before it has words. */
export interface FieldRefusal {
  field: string;
  code: FieldFault;
  values?: MessageValues;
}

/** What a use case answers with when it may not or cannot do what was asked. */
export interface Refused {
  ok: false;
  reason: RefusalReason;
  /** One entry per field that is to blame. */
  fields?: readonly FieldRefusal[];
  /** Seconds, with `limited`. */
  retryAfter?: number;
}
export type Outcome<Value> =
  | {
      ok: true;
      value: Value;
      /** Of a session that this call opened or renewed; travels in the envelope. */
      tokens?: SessionTokens;
      /** What to tell the person although the call was done. */
      notices?: readonly MessageCode[];
    }
  | Refused;

export function isForbidden(reason: RefusalReason): reason is ForbiddenReason {
  return forbiddenReasons.some((known) => known === reason);
}

const isKeyReason = (reason: RefusalReason): boolean => keyReasons.some((known) => known === reason);

/**
 * Specification 8: refusals are normal answers; only a missing session and a limit have statuses of their own. Programs
 * look at the status first, so what their key is not for has one too.
 */
export function httpStatus(reason: RefusalReason): 200 | 401 | 403 | 429 {
  if (reason === 'not-authenticated') return 401;
  if (isKeyReason(reason)) return 403;
  return reason === 'limited' ? 429 : 200;
}

/** The envelope of a refusal in the language of the caller. */
export function refusalEnvelope(refused: Refused, language: Language): Refusal {
  const { reason, fields = [], retryAfter } = refused;
  const envelope = failure(reason, language, retryAfter === undefined ? {} : waitOf(retryAfter));
  for (const { field, code, values } of fields) {
    envelope.messages.push({ value: translate(language, code, values), code, field });
  }
  return isForbidden(reason) ? { ...envelope, forbidden: { reason } } : envelope;
}

/** Whoever waits longer than two minutes is told minutes; none otherwise. */
function waitOf(seconds: number): { seconds: number; minutes: number } {
  return { seconds, minutes: seconds < 120 ? 0 : Math.ceil(seconds / 60) };
}

/** The envelope of a body that breaks its schema: one message per field and nothing else. */
export function invalidEnvelope(
  fields: readonly FieldRefusal[],
  language: Language,
  authenticated: boolean,
): Refusal {
  const messages = fields.map(({ field, code, values }): Message => ({
    value: translate(language, code, values),
    code,
    field,
  }));
  return { success: false, messages, authenticated };
}

/** An envelope with one message that concerns no field. */
export function failure(code: MessageCode, language: Language, values?: MessageValues): Refusal {
  return {
    success: false,
    messages: [{ value: translate(language, code, values), code }],
    authenticated: false,
  };
}
