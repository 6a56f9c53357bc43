/** The calls of the desk of requests: apart, because two pages alone need them. */
import type * as contract from '@clausewright/contract';
import { get, post, put, remove } from '../endpoint.ts';

export const requestCalls = {
  readRequestDesk: get<typeof contract.readRequestDesk>('/requests/desk/:id'),
  keepRequestDesk: put<typeof contract.keepRequestDesk>('/requests/desk/:id'),
  listRequests: get<typeof contract.listRequests>('/requests/list/:id'),
  readRequest: get<typeof contract.readRequest>('/requests/one/:id/:request'),
  noteRequest: post<typeof contract.noteRequest>('/requests/note/:id/:request'),
  assignRequest: put<typeof contract.assignRequest>('/requests/assign/:id/:request'),
  putRequestFile: post<typeof contract.putRequestFile>('/requests/file/:id/:request'),
  withdrawRequestFile: remove<typeof contract.withdrawRequestFile>('/requests/file/:id/:request'),
  readRequestMetrics: get<typeof contract.readRequestMetrics>('/requests/metrics/:id'),
  exportRequests: post<typeof contract.exportRequests>('/requests/export/:id'),
  readRequestConsents: get<typeof contract.readRequestConsents>('/requests/consents/:id/:request'),
  attachRequestConsents: post<typeof contract.attachRequestConsents>('/requests/consents/:id/:request'),
  answerRequest: post<typeof contract.answerRequest>('/requests/answer/:id/:request'),
};

/** Where the owner of a website reads and answers requests. */
export const requestPaths = {
  desk: (website: string) => `/profile/requests/${website}`,
  one: (website: string, request: string) => `/profile/requests/${website}/${request}`,
} as const;
