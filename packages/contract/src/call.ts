import type * as z from 'zod/mini';

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
  /** Bytes that its body may have, where what bounds the others is too little. */
  bodyBytes?: number;
  body: Body;
  params: Params;
  query: Query;
  result: Result;
  /** Where the result stands in the envelope. */
  place: 'data' | 'top';
}

interface Declaration<R, B, P, Q, A> {
  id: string;
  method: Method;
  path: string;
  summary: string;
  limit: LimitClass;
  access?: A;
  agreementToken?: boolean;
  refreshToken?: boolean;
  bodyBytes?: number;
  body?: B;
  params?: P;
  query?: Q;
  result: R;
  place?: 'data' | 'top';
}

export function defineCall<
  R extends Shape,
  B extends Shape | undefined = undefined,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  A extends Access = 'visitor',
>(declaration: Declaration<R, B, P, Q, A>): Call<R, B, P, Q, A> {
  const { body, params, query, place = 'data', access = 'visitor', ...rest } = declaration;
  return {
    ...rest,
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
