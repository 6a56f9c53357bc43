/** What clauses ask of the owner: under which law, if any. */
import { given, has } from '@clausewright/engine/document/authoring';
import { isEeaCountry } from '../../../places/regions.ts';
import type { Given } from '../clause.ts';

/** Gives consumers the information of Directive (EU) 2019/882. */
export const isUnderAct = ({ laws }: Given): boolean => has(laws, 'eu_accessibility');
export const isPublicBody = ({ public_body }: Given): boolean => public_body === 'yes';
export const isPublicInEea = (a: Given): boolean => isPublicBody(a) && isEeaCountry(a.country);
export const isPublicInBritain = (a: Given): boolean => isPublicBody(a) && !isEeaCountry(a.country);

/** Public bodies whose law the text names; elsewhere it differs by state or region. */
export const isPublicIn =
  (country: string) =>
  (a: Given): boolean =>
    isPublicBody(a) && a.country === country;

/** Gives the information by the law of this country. */
export const isUnderActIn =
  (country: string) =>
  (a: Given): boolean =>
    isUnderAct(a) && a.country === country;

/** In a draft the reason of a barrier may be missing still, and no group has it. */
export const listsBarriers = ({ barriers }: Given): boolean =>
  (barriers ?? []).some(({ barrier_reason }) => given(barrier_reason));
