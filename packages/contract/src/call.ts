import type * as z from 'zod/mini';
import type { CallActivity } from './activity-kinds.ts';
import type { KeyScope } from './key-scopes.ts';
import type { MemberRight } from './member-roles.ts';

/**
 * Which allowance a call draws from: per address, but `generate` per agreement (the body's
 * `agreement_id`), with `read` per address before it.
 */
export type LimitClass =
  | 'read'
  | 'preview'
  | 'draft'
  | 'new'
  | 'costs'
  | 'generate'
  | 'download'
  | 'transaction'
  | 'discount'
  | 'login'
  /** Waits for a provider by which members log in. */
  | 'provider'
  | 'register'
  | 'email-check'
  | 'letter'
  | 'link'
  | 'account'
  | 'export'
  | 'scan'
  | 'client-log';

/**
 * Who may call. visitor: everybody. unconfirmed: a session, the e-mail address confirmed or not.
 * customer: a session whose e-mail address is confirmed.
 */
export type Access = 'visitor' | 'unconfirmed' | 'customer';

/** How programs may use a call. */
export interface KeyUse {
  /** Null: every key may. */
  scope: KeyScope | null;
  /**
   * What its id names, so that a key for some websites is held to them. `account`: all of them, which is more than such
   * a key may see. `nothing`: it concerns no account.
   */
  of: 'agreement' | 'banner' | 'vendor' | 'website' | 'scan' | 'account' | 'nothing';
}

/**
 * Whom a call serves while its caller acts for an organisation. `person`: himself, whatever he acts for. Otherwise the
 * organisation, if his role has one of these rights (null: every member) and he may see what the id names.
 */
export type MemberUse = 'person' | { right: MemberRight | readonly MemberRight[] | null; of: KeyUse['of'] };
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.ZodMiniObject;

/** What client and server promise each other about one call. */
export interface Call<
  Result extends Shape = Shape,
  Body extends Shape | undefined = Shape | undefined,
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Who extends Access = Access,
> {
  /** Name in the API description, unique. */
  id: string;
  method: Method;
  /** Below `/api/v1`, parameters as `:id`. */
  path: string;
  summary: string;
  limit: LimitClass;
  access: Who;
  /** The header `X-Agreement-Token` (or a session) must prove that the agreement is the caller's. */
  agreementToken?: boolean;
  /** Takes the header `X-Refresh-Token`; a bearer token that has expired is no reason to refuse. */
  refreshToken?: boolean;
  /** Whoever has an API key may call; undefined: people alone. */
  key?: KeyUse;
  members: MemberUse;
  /** Also serves a person whose session acts for one organisation alone, since it touches nothing of the account. */
  throughProvider?: true;
  /** A list of the account that shows whoever is held to some websites those alone. */
  narrows?: true;
  /** What it leaves in the list of activity; undefined: it only reads. */
  activity?: CallActivity;
  /** Bytes that its body may have, where what bounds the others is too little. */
  bodyBytes?: number;
  body: Body;
  params: Params;
  query: Query;
  result: Result;
  /** Where the result stands in the envelope. */
  place: 'data' | 'top';
}

/** A call that may change something says what it leaves in the list of activity. */
type Leaves =
  | { method: 'GET'; activity?: CallActivity }
  | { method: Exclude<Method, 'GET'>; activity: CallActivity };

/** What a key may do is what a member with that right may do; a call that takes no keys says what members may. */
type Serves = { key: KeyUse; members?: never } | { key?: never; members: MemberUse };

type Declaration<R, B, P, Q, A> = Leaves &
  Serves & {
    id: string;
    path: string;
    summary: string;
    limit: LimitClass;
    access?: A;
    agreementToken?: boolean;
    refreshToken?: boolean;
    throughProvider?: true;
    narrows?: true;
    bodyBytes?: number;
    body?: B;
    params?: P;
    query?: Q;
    result: R;
    place?: 'data' | 'top';
  };

export function defineCall<
  R extends Shape,
  B extends Shape | undefined = undefined,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  A extends Access = 'visitor',
>(declaration: Declaration<R, B, P, Q, A>): Call<R, B, P, Q, A> {
  const { body, params, query, place = 'data', access = 'visitor', ...rest } = declaration;
  const members = rest.members ?? { right: rest.key?.scope ?? null, of: rest.key?.of ?? 'nothing' };
  return {
    ...rest,
    members,
    place,
    access: access as A,
    body: body as B,
    params: params as P,
    query: query as Q,
  };
}

type Parsed<S> = S extends Shape ? z.output<S> : undefined;
export type BodyOf<C extends Call> = Parsed<C['body']>;
export type ParamsOf<C extends Call> = Parsed<C['params']>;
export type QueryOf<C extends Call> = Parsed<C['query']>;
export type ResultOf<C extends Call> = z.output<C['result']>;
