/** What somebody writes, in this browser until the server has it: a crash or a lost connection costs nothing. */
import type { Language } from '@clausewright/contract/languages';
import { readCustomer } from '../stored-session/session-store.ts';
import { readStored, recordIn, removeStored, textCopies, writeStored } from '../stored.ts';
import type { ClauseMarkdown } from './clause-text.ts';

export interface LocalCopy {
  /** Revisions of the agreement and of its draft that the person went on from. */
  revision: number;
  draft_revision: number;
  clauses: ClauseMarkdown[];
}

function keyOf(id: string, language: Language): string {
  return `${textCopies}${id}/${language}`;
}

/** Null where there is none of the person who is logged in. */
export function readCopy(id: string, language: Language): LocalCopy | null {
  const record = recordIn(readStored(keyOf(id, language)));
  if (record === null || record['customer'] !== readCustomer()?.id) return null;
  const { revision, draft_revision, clauses } = record;
  if (typeof revision !== 'number' || typeof draft_revision !== 'number' || !areClauses(clauses)) return null;
  return { revision, draft_revision, clauses };
}

function areClauses(value: unknown): value is ClauseMarkdown[] {
  return (
    Array.isArray(value) &&
    value.every(
      (clause: Partial<ClauseMarkdown> | null) =>
        typeof clause?.id === 'string' && typeof clause.markdown === 'string',
    )
  );
}

/** False where the browser does not keep it. The account is named when writing begins: it may end meanwhile. */
export function writeCopy(id: string, language: Language, customer: string, copy: LocalCopy): boolean {
  return writeStored(keyOf(id, language), stored(customer, copy));
}

function stored(customer: string, copy: LocalCopy): string {
  return JSON.stringify({ customer, ...copy });
}

/** `only`: where it is another one that is kept, that one stays. */
export function dropCopy(
  id: string,
  language: Language,
  only: { customer: string; copy: LocalCopy } | null,
): void {
  const key = keyOf(id, language);
  if (only === null || readStored(key) === stored(only.customer, only.copy)) removeStored(key);
}
