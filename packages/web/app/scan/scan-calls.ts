/** The calls of scans: apart, because few pages need them. */
import type * as contract from '@clausewright/contract';
import { get, post, remove } from '../endpoint.ts';

export type Scan = contract.ResultOf<typeof contract.readScan>;

export const scanCalls = {
  startScan: post<typeof contract.startScan>('/scan/new'),
  readScan: get<typeof contract.readScan>('/scan/details/:id'),
  listScans: get<typeof contract.listScans>('/scan/list'),
  deleteScan: remove<typeof contract.deleteScan>('/scan/delete/:id'),
};
