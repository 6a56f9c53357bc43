/** The calls of scans: apart, because few pages need them. */
import type * as contract from '@clausewright/contract';
import { get, post, put, remove } from '../endpoint.ts';

export type Watching = contract.ResultOf<typeof contract.readWatching>;
export type Looked = contract.ResultOf<typeof contract.verifyWebsite>['looked'];
export type Scan = contract.ResultOf<typeof contract.readScan>;

export const scanCalls = {
  startScan: post<typeof contract.startScan>('/scan/new'),
  readScan: get<typeof contract.readScan>('/scan/details/:id'),
  stopScan: post<typeof contract.stopScan>('/scan/stop/:id'),
  readScanEvidence: get<typeof contract.readScanEvidence>('/scan/evidence/:id'),
  readWatching: get<typeof contract.readWatching>('/website/watching/:id'),
  verifyWebsite: post<typeof contract.verifyWebsite>('/website/verify/:id'),
  watchWebsite: put<typeof contract.watchWebsite>('/website/watch/:id'),
  listScans: get<typeof contract.listScans>('/scan/list'),
  deleteScan: remove<typeof contract.deleteScan>('/scan/delete/:id'),
};
