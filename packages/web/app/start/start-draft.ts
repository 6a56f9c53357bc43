/** What somebody has said on the way in, for all documents at once, as this browser keeps it. */
import { type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import { type BusinessKind, isBusinessKind } from '@clausewright/library/presets';
import type { Answers } from '@clausewright/library/questionnaires';
import { readStart, removeStart, writeStart } from '../start-storage.ts';

export type Place = 'website' | 'app';
export const serviceAnswers = ['yes', 'no', 'unknown'] as const;
export type ServiceAnswer = (typeof serviceAnswers)[number];

/** One document that was made. */
export interface MadeDocument {
  id: string;
  /** To be paid before it can be downloaded. */
  due: boolean;
}

export interface StartDraft {
  /** Of the website; empty where there is none. */
  address: string;
  scan: string | null;
  places: readonly Place[];
  kind: BusinessKind | null;
  country: string;
  /** By the service that was seen. */
  services: Readonly<Record<string, ServiceAnswer>>;
  /** The documents chosen; null before that. */
  types: readonly AgreementType[] | null;
  /** Whether the banner was chosen. */
  banner: boolean;
  given: Partial<Record<AgreementType, Answers>>;
  /** Questions that stood on a page, by path: they stay there. */
  asked: readonly string[];
  /** Assumptions that the owner has read, as `TYPE path`. */
  confirmed: readonly string[];
  /** By type, so that pressing twice makes nothing twice. */
  requests: Partial<Record<AgreementType, { id: string; secret: string; of: string }>>;
  made: Partial<Record<AgreementType, MadeDocument>>;
  /** The last page that was on screen, as the search of its address. */
  page: string;
  at: number;
}

export function newStart(): StartDraft {
  return {
    address: '',
    scan: null,
    places: ['website'],
    kind: null,
    country: '',
    services: {},
    types: null,
    banner: false,
    given: {},
    asked: [],
    confirmed: [],
    requests: {},
    made: {},
    page: '',
    at: 0,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function byType<T>(value: unknown, read: (one: unknown) => T | null): Partial<Record<AgreementType, T>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    agreementTypes.flatMap((type) => {
      const found = Object.hasOwn(value, type) ? read(value[type]) : null;
      return found === null ? [] : [[type, found]];
    }),
  );
}

function readRequest(value: unknown): { id: string; secret: string; of: string } | null {
  return isRecord(value) && text(value['id']) !== ''
    ? { id: text(value['id']), secret: text(value['secret']), of: text(value['of']) }
    : null;
}

/** Whatever of the stored value is usable; null where nothing was begun. */
export function storedStart(): StartDraft | null {
  const value = readStart();
  if (value === null || typeof value['at'] !== 'number') return null;
  const places = (['website', 'app'] as const).filter(
    (place) => Array.isArray(value['places']) && value['places'].includes(place),
  );
  const types = value['types'];
  const services = isRecord(value['services']) ? value['services'] : {};
  return {
    address: text(value['address']),
    scan: typeof value['scan'] === 'string' ? value['scan'] : null,
    places: places.length > 0 ? places : ['website'],
    kind: isBusinessKind(value['kind']) ? value['kind'] : null,
    country: text(value['country']),
    services: Object.fromEntries(
      Object.entries(services).flatMap(([id, given]) => {
        const answer = serviceAnswers.find((one) => one === given);
        return answer === undefined ? [] : [[id, answer]];
      }),
    ),
    types: Array.isArray(types) ? agreementTypes.filter((type) => types.includes(type)) : null,
    banner: value['banner'] === true,
    given: byType(value['given'], (one) =>
      isRecord(one) ? (Object.assign(Object.create(null), one) as Answers) : null,
    ),
    asked: texts(value['asked']),
    confirmed: texts(value['confirmed']),
    requests: byType(value['requests'], readRequest),
    made: byType(value['made'], (one) =>
      isRecord(one) && text(one['id']) !== '' ? { id: text(one['id']), due: one['due'] === true } : null,
    ),
    page: text(value['page']),
    at: value['at'],
  };
}

/** False when this browser keeps nothing. */
export function storeStart(draft: StartDraft, at: number): boolean {
  return writeStart({ ...draft, at });
}

export function dropStart(): void {
  removeStart();
}
