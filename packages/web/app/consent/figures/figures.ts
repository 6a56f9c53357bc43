import type { compareBanners, consentFigures, DecisionCounts, ResultOf } from '@clausewright/contract';

export type Figures = ResultOf<typeof consentFigures>;
export type Comparison = ResultOf<typeof compareBanners>;

/** Null where it is withheld. */
export type Counts = DecisionCounts | null;

/** Ways to decide, in the order of every table. */
export const ways = ['accepted', 'custom', 'rejected'] as const;
export type Way = (typeof ways)[number];

export const lengths = ['30', '90', '365'] as const;
export type Length = (typeof lengths)[number];

/** What the address says of the period; the shortest where it says nothing that means something. */
export function lengthIn(search: URLSearchParams): Length {
  return lengths.find((length) => length === search.get('days')) ?? '30';
}
