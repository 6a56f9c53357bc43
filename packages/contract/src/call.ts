import type * as z from 'zod/mini';

/**
 * Which allowance a call draws from: per address, but `generate` per agreement (the body's
 * `agreement_id`), with `read` per address before it.
 */
export type LimitClass = 'read' | 'preview' | 'new' | 'costs' | 'generate' | 'download' | 'transaction';

type Shape = z.ZodMiniObject;

/** What client and server promise each other about one call. */
export interface Call<
  Result extends Shape = Shape,
  Body extends Shape | undefined = Shape | undefined,
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
> {
  /** Name in the API description, unique. */
  id: string;
  method: 'GET' | 'POST';
  /** Below `/api/v1`, parameters as `:id`. */
  path: string;
  summary: string;
  limit: LimitClass;
  /** The header `X-Agreement-Token` (or a session) must prove that the agreement is the caller's. */
  agreementToken?: boolean;
  body: Body;
  params: Params;
  query: Query;
  result: Result;
  /** Where the result stands in the envelope. */
  place: 'data' | 'top';
}

interface Declaration<R, B, P, Q> {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  limit: LimitClass;
  agreementToken?: boolean;
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
>(declaration: Declaration<R, B, P, Q>): Call<R, B, P, Q> {
  const { body, params, query, place = 'data', ...rest } = declaration;
  return { ...rest, place, body: body as B, params: params as P, query: query as Q };
}

type Parsed<S> = S extends Shape ? z.output<S> : undefined;
export type BodyOf<C extends Call> = Parsed<C['body']>;
export type ParamsOf<C extends Call> = Parsed<C['params']>;
export type QueryOf<C extends Call> = Parsed<C['query']>;
export type ResultOf<C extends Call> = z.output<C['result']>;
