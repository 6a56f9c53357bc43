/** The calls of the list of activity: apart, because one page alone needs them. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

export const activityCalls = {
  listActivity: get<typeof contract.listActivity>('/activity/list'),
  exportActivity: post<typeof contract.exportActivity>('/activity/export'),
};
