/** The calls of the consent log: apart, because no other page needs them. */
import type * as contract from '@clausewright/contract';
import { get, post, remove } from '../../endpoint.ts';

export const logCalls = {
  currentMonthLogs: get<typeof contract.currentMonthLogs>('/privacy-consent/logs/current-month/:id'),
  lastMonthLogs: get<typeof contract.lastMonthLogs>('/privacy-consent/logs/last-month/:id'),
  allMonthsLogs: get<typeof contract.allMonthsLogs>('/privacy-consent/logs/all-months/:id'),
  readLogEntry: get<typeof contract.readLogEntry>('/privacy-consent/logs/entry/:id/:entry'),
  exportLogs: post<typeof contract.exportLogs>('/privacy-consent/logs/export/:id'),
  eraseLogVisitor: remove<typeof contract.eraseLogVisitor>('/privacy-consent/logs/visitor/:id/:visitor'),
};
