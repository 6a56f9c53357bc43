/** Thirty publishers as they are in life. The golden files hold what stands in their documents. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { inEveryLanguage } from '../../../../site-profile/testing/in-every-language.ts';
import { ownerOfSite } from '../../../../site-profile/testing/owner-of-site.ts';
import { disclaimer } from '../../questionnaire.ts';
import { profiles } from '../profiles.ts';
import { advice } from './advice.ts';
import { press } from './press.ts';
import { shops } from './shops.ts';

/** Eighteen go on from the Privacy Policy of their site. */
const ofSites = Object.entries({ ...press, ...shops, ...advice }).map(
  ([name, remaining]) => [name, ownerOfSite(name, disclaimer, remaining)] as const,
);

export const publishers: Readonly<Record<string, Answers>> = inEveryLanguage({
  ...profiles,
  ...Object.fromEntries(ofSites),
});
