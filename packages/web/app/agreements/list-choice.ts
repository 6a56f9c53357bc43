/** What of My Agreements is shown; it stands in the address, so that back and reload keep it. */
import type { AgreementOrder } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { limits } from '@clausewright/contract/limits';

export const orders = ['newest', 'oldest', 'changed', 'name'] as const satisfies readonly AgreementOrder[];

export interface ListChoice {
  /** Part of the name or address of the site; empty for all. */
  q: string;
  type: AgreementType | '';
  sort: AgreementOrder;
  /** From 1, of the finished and of the unfinished ones. */
  page: number;
  unfinished: number;
}

export const perPage = 20;

function pageIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Whatever the address says that means something; the rest is as if it were not there. */
export function readChoice(search: URLSearchParams, types: readonly AgreementType[]): ListChoice {
  return {
    q: (search.get('q') ?? '').trim().slice(0, limits.search),
    type: types.find((type) => type === search.get('type')) ?? '',
    sort: orders.find((order) => order === search.get('sort')) ?? 'newest',
    page: pageIn(search.get('page')),
    unfinished: pageIn(search.get('unfinished')),
  };
}

/** The part of the address behind `?`; what goes without saying is not said. */
export function toSearch({ q, type, sort, page, unfinished }: ListChoice): string {
  const said = Object.entries({
    q,
    type,
    sort: sort === 'newest' ? '' : sort,
    page: page === 1 ? '' : String(page),
    unfinished: unfinished === 1 ? '' : String(unfinished),
  }).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `?${String(new URLSearchParams(said))}`;
}

/** Another search or order begins at the first pages again. */
export function changed(choice: ListChoice, next: Partial<ListChoice>): ListChoice {
  const turned = 'page' in next || 'unfinished' in next;
  return { ...choice, ...(turned ? {} : { page: 1, unfinished: 1 }), ...next };
}

export function isNarrowed({ q, type }: ListChoice): boolean {
  return q !== '' || type !== '';
}

/** What the server is asked. */
export function toQuery({ q, type, sort }: ListChoice, page: number) {
  return {
    page: String(page),
    per_page: String(perPage),
    ...(q !== '' && { q }),
    ...(type !== '' && { type }),
    ...(sort !== 'newest' && { sort }),
  };
}
