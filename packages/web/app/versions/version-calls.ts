/** The calls about versions: apart, because one page needs them. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

export const versionCalls = {
  listVersions: get<typeof contract.listVersions>('/agreement/versions/:id'),
  compareVersions: get<typeof contract.compareVersions>('/agreement/compare/:id'),
  restoreVersion: post<typeof contract.restoreVersion>('/agreement/restore/:id'),
};
