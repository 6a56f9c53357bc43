import type { OptionalType } from '@clausewright/contract/consent-types';

/**
 * TCF purposes that a yes to a type covers, by consent alone: since v2.2 purposes 3 to 6 know no other basis, and
 * we ask for all. 1 store and read, 2 limited data for ads, 3 and 4 profiles for ads and their use, 5 and 6 the
 * same for content, 7 measure ads, 8 measure content, 9 audiences, 10 improve services, 11 limited data for content.
 */
export const purposesByType: Readonly<Record<OptionalType, readonly number[]>> = {
  FUNCTIONALITY: [1, 10, 11],
  ANALYTICS: [1, 8, 9, 10],
  ADVERTISING: [1, 2, 3, 4, 7],
  MARKETING: [1, 5, 6, 8],
};
