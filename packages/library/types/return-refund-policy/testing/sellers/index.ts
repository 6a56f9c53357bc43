/** Thirty sellers as they are in life. The golden files hold what stands in their documents. */
import { inEveryLanguage } from '../../../../site-profile/testing/in-every-language.ts';
import { ownerOfSite } from '../../../../site-profile/testing/owner-of-site.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { returnRefundPolicy } from '../../questionnaire.ts';
import { profiles } from '../profiles.ts';
import { makers } from './makers.ts';
import { lessonsAndRooms } from './lessons-and-rooms.ts';
import { shops } from './shops.ts';
import { software } from './software.ts';

/** Eighteen go on from the Privacy Policy of their site. */
const ofSites = Object.entries({ ...shops, ...makers, ...software, ...lessonsAndRooms }).map(
  ([name, remaining]) => [name, ownerOfSite(name, returnRefundPolicy, remaining)] as const,
);

export const sellers: Readonly<Record<string, Answers>> = inEveryLanguage({
  ...profiles,
  ...Object.fromEntries(ofSites),
});
