/** Whether a document says by now what a client was asked. */
import { createHash } from 'node:crypto';
import { type Answers, isAnswered } from '@clausewright/library/questionnaires';
import { canonicalJson } from '../platform/canonical-json.ts';
import type { StoredQuestion } from '../platform/database/client-link-schema.ts';
import type { listAnswered } from './client-link-store.ts';

type Documents = Awaited<ReturnType<typeof listAnswered>>;
type Meant = Pick<StoredQuestion, 'type' | 'agreement_id' | 'question'>;

/** The document that was named, else the newest one of its type, which may have been made since. */
function documentOf(documents: Documents, { type, agreement_id }: Meant): Documents[number] | undefined {
  return agreement_id === null
    ? documents.findLast((one) => one.type === type)
    : documents.find((one) => one.id === agreement_id);
}

/** Digest of what it says of the question; null where it says nothing, or that nobody knows. */
export function digestOfAnswer(documents: Documents, meant: Meant): string | null {
  const answers: Answers = documentOf(documents, meant)?.answers ?? {};
  const { question } = meant;
  const value = Object.hasOwn(answers, question) ? answers[question] : undefined;
  if (!isAnswered(value) || value === 'unknown') return null;
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** The document that was to say it was deleted. */
export function isDropped(documents: Documents, asked: Meant): boolean {
  return asked.agreement_id !== null && documentOf(documents, asked) === undefined;
}

/** Whoever asks has answered it since. */
export function isSettled(documents: Documents, asked: StoredQuestion): boolean {
  const now = digestOfAnswer(documents, asked);
  return now !== null && now !== asked.base;
}
