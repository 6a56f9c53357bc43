import { agreementTypes, newAgreement, prepareUpdate, scanSuggestions } from '@clausewright/contract';
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { type Base, baseAnswers } from '../base-answers.ts';
import { site } from '../find-site.ts';
import { openQuestions } from '../open-questions.ts';
import type { ToolFault } from '../relay-call.ts';
import { type Asking, defineTool } from '../tool.ts';

export const id = z.string().check(z.maxLength(64));
/** Judged by the questionnaire; here it only has to be an object. */
export const answers = z.record(z.string(), z.unknown());
/** All but the one that development has. */
const type = z.enum(agreementTypes.filter((one) => one !== 'TEST'));
/** A document that stands, or a type and the site that has such a document or is to have one. */
export const meant = { document: z.optional(id), type: z.optional(type), site: z.optional(site) };

export const listOpenQuestions = defineTool({
  name: 'list_open_questions',
  description: 'Questions left for a document, or a new one of a type, given answers. Repeat: more come up.',
  arguments: z.strictObject({ ...meant, answers: z.optional(answers) }),
  run: async (asking, given) => {
    const read = await baseAnswers(asking, given);
    if (!read.ok) return read;
    const [open, suggested] = await Promise.all([still(asking, read.base), seenOf(asking, read.base)]);
    return {
      ok: true,
      value: { type: read.base.questionnaire.type, ...open, known: read.base.answers, ...suggested },
    };
  },
});

export const answer = defineTool({
  name: 'answer',
  description: 'Keeps answers as an unpublished document. A new one needs all answers at once.',
  arguments: z.strictObject({ ...meant, answers }),
  run: async (asking, given) => {
    const read = await baseAnswers(asking, given);
    if (!read.ok) return read;
    const { base } = read;
    const kept = await keep(asking, base);
    if (kept.ok) {
      const { agreement_id: document, status, costs } = kept.value;
      const { total, currency } = costs;
      return { ok: true, value: { kept: true, document, status, to_pay: { total, currency } } };
    }
    if (kept.error !== 'answers-invalid') return kept;
    return { ok: true, value: { kept: false, ...(await still(asking, base)), fields: kept.fields } };
  },
});

function keep({ relay, keyId }: Asking, { questionnaire: { type: of }, answers: all, document }: Base) {
  if (document !== null) {
    const { agreement_id: named, revision } = document;
    const body = { request_id: randomUUID(), type: of, answers: all, revision, edits: 'keep' as const };
    return relay(prepareUpdate, { params: { id: named }, body: body as never });
  }
  const body = { request_id: sameRequest(keyId, of, all), type: of, answers: all, for_review: true };
  return relay(newAgreement, { body: body as never });
}

/** A model that repeats itself, because it lost the answer, makes one document. */
function sameRequest(...parts: unknown[]): string {
  const hex = createHash('sha256').update(canonicalJson(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function still({ clock, language }: Asking, { questionnaire, answers: all }: Base): Promise<object> {
  return openQuestions({ questionnaire, answers: all, language, today: clock().toISOString().slice(0, 10) });
}

/** What a scan saw is for the owner to confirm: it is told beside the questions and answers none. */
async function seenOf(
  { relay }: Asking,
  { page, questionnaire }: Base,
): Promise<{ seen?: object[] } | ToolFault> {
  if (page === null || page.scan === null) return {};
  const read = await relay(scanSuggestions, {
    params: { id: page.scan.id },
    query: { type: questionnaire.type },
  });
  const suggestions = read.ok ? (read.value.documents[0]?.suggestions ?? []) : [];
  return {
    seen: suggestions.slice(0, 15).map(({ question, value, evidence }) => ({
      question,
      value: Array.isArray(value) ? value.slice(0, 30) : value,
      at: evidence[0] && `${evidence[0].kind} ${evidence[0].what.slice(0, 120)}`,
    })),
  };
}
