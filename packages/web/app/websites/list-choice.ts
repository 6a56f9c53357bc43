/** What of the websites is shown; it stands in the address, so that back and reload keep it. */
import type { WebsiteOrder, WebsiteState } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';

export const states = ['act', 'ok', 'unreachable', 'none'] as const satisfies readonly WebsiteState[];
/** By state, or those alone whose documents contradict each other. */
export const filters = [...states, 'contradictions'] as const;
export const orders = ['urgent', 'name', 'checked'] as const satisfies readonly WebsiteOrder[];

export interface ListChoice {
  /** Part of the name; empty for all. */
  q: string;
  state: (typeof filters)[number] | '';
  sort: WebsiteOrder;
  /** From 1. */
  page: number;
}

export const perPage = 50;

/** Whatever the address says that means something; the rest is as if it were not there. */
export function readChoice(search: URLSearchParams): ListChoice {
  const page = search.get('page') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, limits.search),
    state: filters.find((state) => state === search.get('state')) ?? '',
    sort: orders.find((order) => order === search.get('sort')) ?? 'urgent',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The part of the address behind `?`; what goes without saying is not said. */
export function toSearch({ q, state, sort, page }: ListChoice): string {
  const said = Object.entries({
    q,
    state,
    sort: sort === 'urgent' ? '' : sort,
    page: page === 1 ? '' : String(page),
  }).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `?${String(new URLSearchParams(said))}`;
}

/** What the server is asked. */
export function toQuery({ q, state, sort, page }: ListChoice) {
  return {
    page: String(page),
    per_page: String(perPage),
    sort,
    ...(q !== '' && { q }),
    ...(state === 'contradictions' ? { has: state } : state !== '' && { state }),
  };
}
