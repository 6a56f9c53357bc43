/** Answers as they are kept in this browser: those of a new agreement until Generate, those of an update likewise. */
import type { Answers, AnswerValue } from '@clausewright/library/questionnaires';
import { type Origins, readOrigins } from './draft-origins.ts';
import { storedRecord, writeStored } from './stored.ts';

const key = 'drafts';

/** Id of the last step, which asks nothing. */
export const reviewStep = 'review';

/** The last thing asked of the server, so that asking again after a reload changes nothing. */
export interface DraftRequest {
  id: string;
  /** Shows the server that a repeat comes from this browser; drafts of an earlier release have none. */
  secret?: string;
  freeOnly: boolean;
}

/** The site whose other documents gave answers, and whether the wizard goes on to the next one. */
export interface DraftSite {
  /** The agreement that led here; null where the first document of the site is being written. */
  from: string | null;
  /** What it is called; empty where nothing could be filled in. */
  name: string;
  /** Nothing could be filled in, because the answers are in an account that is not logged in here. */
  closed?: boolean;
  /** Types of document that it has. */
  types: readonly string[];
  /** One document after another. */
  all: boolean;
}

export interface Draft {
  answers: Answers;
  /** Steps left by Next Step. */
  visited: readonly string[];
  /** Steps that were on screen. */
  reached: readonly string[];
  current: string;
  /** Version of the questionnaire that asked; 0 where nobody noted it. */
  version: number;
  request?: DraftRequest;
  /** What an update decides beside the answers; the update alone knows the names. */
  choices?: Readonly<Record<string, string>>;
  site?: DraftSite;
  /** Where answers come from that the person did not type; of this browser alone, no request carries them. */
  origins?: Origins;
  /** The scan whose suggestions stand beside the questions. */
  scan?: string;
}

/** With the moment of writing, by which tabs tell who wrote last. */
export type StoredDraft = Draft & { at: number };

export interface Opened {
  draft: Draft;
  restored: boolean;
  /** When it was written last, if that is so long ago that the person is asked whether it goes on. */
  since?: number;
}

/** Milliseconds after which somebody comes back rather than goes on. */
export const pauseBeforeAsking = 30 * 60_000;

/** Where a draft comes from and what stands in its place when there is none. */
export interface DraftSource {
  /** The type of a new agreement, or the id of the one that is changed. */
  key: string;
  /** Answers that a version was made from: what they led to stays as it is. */
  settled?: Answers;
  /** What “Start over” leaves. */
  fresh: () => Draft;
  /** What the page opens with; answers of the site are fetched before. */
  open: (stored: StoredDraft | null, search: URLSearchParams) => Opened | Promise<Opened>;
}

export function newDraft(answers: Answers, version = 0): Draft {
  return { answers, visited: [], reached: [], current: '', version };
}

/** The scan that an address names; its suggestions are fetched, and none of them answers anything. */
export function scanIn(search: URLSearchParams): Pick<Draft, 'scan'> {
  const scan = search.get('scan') ?? '';
  return /^[\w-]{22,64}$/.test(scan) ? { scan } : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function readRequest(value: unknown): DraftRequest | undefined {
  if (!isRecord(value) || typeof value['id'] !== 'string') return undefined;
  const { id, secret } = value;
  return {
    id,
    ...(typeof secret === 'string' && { secret }),
    freeOnly: value['freeOnly'] === true,
  };
}

function readChoices(value: unknown): Draft['choices'] {
  if (!isRecord(value)) return undefined;
  const pairs = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function readSite(value: unknown): DraftSite | undefined {
  if (!isRecord(value) || typeof value['name'] !== 'string') return undefined;
  const from = typeof value['from'] === 'string' ? value['from'] : null;
  const closed = value['closed'] === true;
  return {
    from,
    name: value['name'],
    ...(closed && { closed }),
    types: texts(value['types']),
    all: value['all'] === true,
  };
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Whatever of the stored value is usable; `evaluate` judges the answers themselves. */
export function readDraft(draft: unknown): StoredDraft | null {
  if (!isRecord(draft) || !isRecord(draft['answers'])) return null;
  const request = readRequest(draft['request']);
  const choices = readChoices(draft['choices']);
  const site = readSite(draft['site']);
  const origins = readOrigins(draft['origins']);
  return {
    answers: Object.assign(Object.create(null), draft['answers'] as Record<string, AnswerValue>) as Answers,
    visited: texts(draft['visited']),
    reached: texts(draft['reached']),
    current: typeof draft['current'] === 'string' ? draft['current'] : '',
    version: numberIn(draft['version']),
    at: numberIn(draft['at']),
    ...(request && { request }),
    ...(choices && { choices }),
    ...(site && { site }),
    ...(origins && { origins }),
    ...(typeof draft['scan'] === 'string' && { scan: draft['scan'] }),
  };
}

export function storedDraft(of: string): StoredDraft | null {
  return readDraft(storedRecord(key)[of]);
}

/** False when the browser keeps nothing: storage blocked or full. */
export function storeDraft(of: string, draft: Draft, at: number): boolean {
  const { answers, visited, reached, current, version, request, choices, site, origins, scan } = draft;
  const stored = { answers, visited, reached, current, version, request, choices, site, origins, scan, at };
  return writeStored(key, JSON.stringify({ ...storedRecord(key), [of]: stored }));
}

export function dropDraft(of: string): void {
  const { [of]: dropped, ...others } = storedRecord(key);
  if (dropped !== undefined) writeStored(key, JSON.stringify(others));
}

export function isDraftChange(event: StorageEvent): boolean {
  return event.key === key || event.key === null;
}
