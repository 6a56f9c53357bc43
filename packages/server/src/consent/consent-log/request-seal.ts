/**
 * What was asked of a desk and what became of it, by the hash of each event: chained by desk, signed within a minute, and then a
 * part of a signed day. Pure.
 */
import { canonicalJson } from '@clausewright/banner/publish';
import { confirmedKinds } from '@clausewright/contract';
import type { RequestEventKind } from '../../platform/database/request-schema.ts';
import { hex } from './leaf.ts';
import { leafHash, sha256 } from './merkle.ts';
import { isSigned, type SigningKey } from './signing-key.ts';

/** An event as it stands in the log of requests. */
export interface LoggedEvent {
  deskId: string;
  requestId: string;
  /** Of the request, by which people name it. */
  name: string;
  /** 1, 2, … for each request. */
  event: number;
  kind: RequestEventKind;
  at: Date;
  said: string | null;
  dueOn: string | null;
  /** What never changes of the request. */
  asked: {
    kind: string;
    email: string;
    said: string | null;
    language: string;
    receivedAt: Date;
    receivedOn: string;
    laws: readonly string[];
    law: string | null;
    article: string | null;
    confirmBy: string | null;
  };
}

export interface RequestSeal {
  deskId: string;
  /** 1, 2, … for each desk. */
  number: number;
  /** Hash of the id of the request. */
  request: Uint8Array;
  event: number;
  kind: RequestEventKind;
  at: Date;
  /** Whether a request of its kind waits for a button in a letter: one that nobody pressed is kept for a shorter time. */
  confirms: boolean;
  /** Hash of what the log says. */
  content: Uint8Array;
  /** By the clock of who sealed it: an event that is dated back shows by it. */
  sealedAt: Date;
  /** What is dated before stands under a seal, but for what was written late. */
  reached: Date;
  /** Hash of the seal before; null for the first. */
  previous: Uint8Array | null;
  keyId: string;
  signature: Uint8Array;
  /** Of the signed day that it is part of; null until there is one. */
  day: string | null;
}

type Content = Omit<RequestSeal, 'keyId' | 'signature' | 'day'>;
export type Sealing = Pick<RequestSeal, 'sealedAt' | 'reached'>;

export function isConfirmedKind(kind: string): boolean {
  return confirmedKinds.some((one) => one === kind);
}

/** The id is random, and goes with the request: without it nobody finds out what was hashed. */
export function requestHash(requestId: string): Uint8Array {
  return sha256(requestId);
}

/** With the first event all that was asked; the others need no more than whose they are. */
export function eventContent({
  deskId,
  requestId,
  name,
  event,
  kind,
  at,
  said,
  dueOn,
  asked,
}: LoggedEvent): Uint8Array {
  const { receivedAt, receivedOn, confirmBy, ...rest } = asked;
  return sha256(
    canonicalJson({
      v: 1,
      desk: deskId,
      request: requestId,
      event,
      kind,
      at: at.toISOString(),
      said,
      due_on: dueOn,
      asked:
        event === 1
          ? {
              ...rest,
              number: name,
              received_at: receivedAt.toISOString(),
              received_on: receivedOn,
              confirm_by: confirmBy,
            }
          : null,
    }),
  );
}

function sealContent(seal: Content) {
  const { deskId, number, request, event, kind, at, confirms, content, sealedAt, reached, previous } = seal;
  return {
    v: 1,
    desk: deskId,
    number,
    request: hex(request),
    event,
    kind,
    at: at.toISOString(),
    confirms,
    content: hex(content),
    sealed_at: sealedAt.toISOString(),
    reached: reached.toISOString(),
    previous: previous && hex(previous),
  };
}

export function requestSealHash(seal: Content): Uint8Array {
  return sha256(canonicalJson(sealContent(seal)));
}

/** The seal of an event, behind the one before of the same desk. */
export function sealOfEvent(
  event: LoggedEvent,
  before: Content | undefined,
  { sealedAt, reached, key }: Sealing & { key: SigningKey },
): RequestSeal {
  const content = {
    deskId: event.deskId,
    number: (before?.number ?? 0) + 1,
    request: requestHash(event.requestId),
    event: event.event,
    kind: event.kind,
    at: event.at,
    confirms: isConfirmedKind(event.asked.kind),
    content: eventContent(event),
    sealedAt,
    reached,
    previous: before === undefined ? null : requestSealHash(before),
  };
  const signature = key.sign(canonicalJson(sealContent(content)));
  return { ...content, keyId: key.keyId, signature, day: null };
}

/** Whether its own signature is of one of these keys. */
export function isRequestSealSigned(seal: RequestSeal, keys: ReadonlyMap<string, Uint8Array>): boolean {
  const key = keys.get(seal.keyId);
  return key !== undefined && isSigned(canonicalJson(sealContent(seal)), seal.signature, key);
}

/** Leaves in the tree of a day, the last of all: by desk, in their order. */
export function requestLeaves(day: string, seals: readonly RequestSeal[]): Uint8Array[] {
  return seals
    .toSorted((one, other) =>
      one.deskId === other.deskId ? one.number - other.number : one.deskId < other.deskId ? -1 : 1,
    )
    .map((one) => leafHash(canonicalJson({ day, ...sealContent(one) })));
}
