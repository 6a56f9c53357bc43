/** The laws of all types together. Server only: a wizard loads the book of its own type. */
import { cookiesLaws } from './cookies-laws.ts';
import type { LawTag } from './law-tags.ts';
import { privacyLaws } from './privacy-laws.ts';
import { publishingLaws } from './publishing-laws.ts';
import { sellingLaws } from './selling-laws.ts';
import { softwareLaws } from './software-laws.ts';
import { termsLaws } from './terms-laws.ts';

export const lawBooks = {
  PRIVACY_POLICY: privacyLaws,
  COOKIES_POLICY: cookiesLaws,
  DISCLAIMER: publishingLaws,
  EULA: softwareLaws,
  RETURN_REFUND_POLICY: sellingLaws,
  TERMS_CONDITIONS: termsLaws,
};

export const lawTags: readonly LawTag[] = [
  ...new Set(Object.values(lawBooks).flatMap(({ laws }) => Object.keys(laws) as LawTag[])),
];

export function isLawTag(value: unknown): value is LawTag {
  return lawTags.some((tag) => tag === value);
}
