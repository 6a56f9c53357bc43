import type { BodyOf, Call, Method, ParamsOf, QueryOf, ResultOf } from '@clausewright/contract';

export interface Endpoint<Body, Params, Result, Query = undefined> {
  method: Method;
  path: string;
  place: 'data' | 'top';
  /** Never present: carries the types. */
  types?: { body: Body; params: Params; result: Result; query: Query };
}

type EndpointOf<C extends Call> = Endpoint<BodyOf<C>, ParamsOf<C>, ResultOf<C>, QueryOf<C>>;

export function get<C extends Call>(path: string, place: 'data' | 'top' = 'data'): EndpointOf<C> {
  return { method: 'GET', path, place };
}
export function post<C extends Call>(path: string, place: 'data' | 'top' = 'data'): EndpointOf<C> {
  return { method: 'POST', path, place };
}
export function put<C extends Call>(path: string, place: 'data' | 'top' = 'data'): EndpointOf<C> {
  return { method: 'PUT', path, place };
}
export function remove<C extends Call>(path: string): EndpointOf<C> {
  return { method: 'DELETE', path, place: 'data' };
}
