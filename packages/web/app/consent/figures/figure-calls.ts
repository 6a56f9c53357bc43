/** The calls of the figures: apart, because no other page needs them. */
import type * as contract from '@clausewright/contract';
import { get } from '../../endpoint.ts';

export const figureCalls = {
  consentFigures: get<typeof contract.consentFigures>('/privacy-consent/figures/:id'),
  compareBanners: get<typeof contract.compareBanners>('/privacy-consent/compare-versions/:id'),
};
