import { randomUUID } from 'node:crypto';
import { complete } from '../../../documents/agreements/testing/visitor.ts';
import type { Database } from '../../database/schema.ts';
import type { Owner, World } from './route-world.ts';

/** What rows need to make what they ask for. */
export interface RowDatabase {
  readonly db: Database;
}

/**
 * Who asks: nobody known; who holds the token of an agreement that its owner took into an account; somebody whose
 * address is not confirmed, for what is their own; the owner; the owner of something else, for what is the owner's;
 * a visitor with the token of an agreement in no account, for that one.
 */
export const roles = ['visitor', 'holder', 'unconfirmed', 'owner', 'other', 'maker'] as const;
export type Role = (typeof roles)[number];

export interface Asked {
  world: World;
  /** Whose things are asked for. */
  of: Owner;
}
export interface Request {
  /** With the values of its parameters. */
  url: string;
  body?: object;
}
export interface Row {
  /** Which token the holder and the maker have; that of the finished agreement unless said otherwise. */
  token?: (of: Owner) => string;
  ask: (asked: Asked) => Request | Promise<Request>;
  /**
   * `ok`, the code of the refusal, or the status where the answer is no envelope; in the order of `roles`. The last
   * one where no agreement is asked for is that of the holder, and need not be said.
   */
  expected: readonly (string | number)[];
  /** What it changes would meet other rows: it has a world of its own. */
  changes?: true;
}

export const sameForAll = (result: string | number) => roles.map(() => result);
export const ok = sameForAll('ok');
/** The session of the owner, or a visitor's token. */
export const authorizedUse = ['no-access', 'no-access', 'ok', 'ok', 'other-account', 'ok'];
/** What those are told who may ask. */
export const codeForAuthorized = (code: string) =>
  authorizedUse.map((result) => (result === 'ok' ? code : result));
/** The token of what is in an account as well. */
export const authorizedDownload = authorizedUse.with(1, 'ok');
export const anySession = ['not-authenticated', 'not-authenticated', 'ok', 'ok', 'ok'];
export const confirmed = ['not-authenticated', 'not-authenticated', 'email-not-confirmed', 'ok', 'ok'];
export const withoutProvider = [...confirmed.slice(0, 3), 'processor-unavailable', 'processor-unavailable'];

export const forUnpaid = ({ unpaid }: Owner): string => unpaid['access_token'] as string;
export const plain = (url: string, body?: object) => (): Request => ({ url, ...(body && { body }) });
export const agreement = (url: string, body?: object) => ({
  ask: ({ of }: Asked): Request => ({
    url: `${url}/${of.finished['agreement_id']}`,
    ...(body !== undefined && { body }),
  }),
  expected: authorizedUse,
});
export const ownersOnly = [
  'not-authenticated',
  'not-authenticated',
  'email-not-confirmed',
  'ok',
  'other-account',
];
export const notForOthers = [
  'not-authenticated',
  'not-authenticated',
  'email-not-confirmed',
  'ok',
  'not-found',
];
export const anew = () => ({ request_id: randomUUID(), type: 'TEST', answers: complete });
