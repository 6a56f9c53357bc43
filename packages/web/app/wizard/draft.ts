/** The answers of one type as they are kept in this browser until and after Generate. */
import type { Answers, AnswerValue } from '@clausewright/agreements/questionnaires';
import { readStored, writeStored } from '../stored.ts';

const key = 'drafts';

/** The last thing asked of the server, so that asking again after a reload changes nothing. */
export interface DraftRequest {
  id: string;
  freeOnly: boolean;
  /** The agreement that it changes, with the revision seen; none for a new one. */
  update?: { agreement: string; revision: number };
}

export interface Draft {
  answers: Answers;
  /** Steps left by Next Step. */
  visited: readonly string[];
  /** Steps that were on screen. */
  reached: readonly string[];
  current: string;
  request?: DraftRequest;
  /** The agreement that these answers made; the next Generate changes it. */
  agreement?: string;
}

/** With the moment of writing, by which tabs tell who wrote last. */
export type StoredDraft = Draft & { at: number };

export function newDraft(answers: Answers): Draft {
  return { answers, visited: [], reached: [], current: '' };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function readRequest(value: unknown): DraftRequest | undefined {
  if (!isRecord(value) || typeof value['id'] !== 'string') return undefined;
  const { update } = value;
  const request = { id: value['id'], freeOnly: value['freeOnly'] === true };
  if (!isRecord(update)) return request;
  const { agreement, revision } = update;
  if (typeof agreement !== 'string' || typeof revision !== 'number') return undefined;
  return { ...request, update: { agreement, revision } };
}

/** Whatever of the stored text is usable; `evaluate` judges the answers themselves. */
export function readDraft(stored: string | null, type: string): StoredDraft | null {
  const draft = all(stored)[type];
  if (!isRecord(draft) || !isRecord(draft['answers'])) return null;
  const request = readRequest(draft['request']);
  const { agreement } = draft;
  return {
    answers: Object.assign(Object.create(null), draft['answers'] as Record<string, AnswerValue>) as Answers,
    visited: texts(draft['visited']),
    reached: texts(draft['reached']),
    current: typeof draft['current'] === 'string' ? draft['current'] : '',
    at: typeof draft['at'] === 'number' ? draft['at'] : 0,
    ...(request && { request }),
    ...(typeof agreement === 'string' && { agreement }),
  };
}

function all(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function storedDraft(type: string): StoredDraft | null {
  return readDraft(readStored(key), type);
}

/** False when the browser keeps nothing: storage blocked or full. */
export function storeDraft(type: string, draft: Draft, at: number): boolean {
  const { answers, visited, reached, current, request, agreement } = draft;
  const stored = { answers, visited, reached, current, request, agreement, at };
  return writeStored(key, JSON.stringify({ ...all(readStored(key)), [type]: stored }));
}

export function isDraftChange(event: StorageEvent): boolean {
  return event.key === key || event.key === null;
}
