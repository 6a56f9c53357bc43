import type { FaultCode } from '@clausewright/contract';

/** Faults: statuses that the web app itself never causes (product: everything that is no expected refusal). */
export const faultStatuses = {
  'unreadable-body': 400,
  'foreign-origin': 400,
  'not-a-page': 400,
  'key-in-address': 400,
  'unknown-path': 404,
  'body-too-large': 413,
  'unsupported-body': 415,
  'server-error': 500,
  unavailable: 503,
  busy: 503,
  maintenance: 503,
} as const satisfies Record<FaultCode, number>;

/** For programs and search engines; the open app asks more often. */
export const maintenanceRetrySeconds = 30;

/** Thrown by the edge of the server where a request cannot be read; nowhere else. */
export interface EdgeFault extends Error {
  fault: FaultCode;
}

export function edgeFault(fault: FaultCode): EdgeFault {
  return Object.assign(new Error(fault), { fault, statusCode: faultStatuses[fault] });
}

export function isEdgeFault(error: unknown): error is EdgeFault {
  return error instanceof Error && 'fault' in error;
}

/** What an error means to the caller; `unavailable` is judged by the port that knows the database. */
export function toFaultCode(error: unknown, isUnavailable: (error: unknown) => boolean): FaultCode {
  if (isEdgeFault(error)) return error.fault;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return 'body-too-large';
  if (status === 415) return 'unsupported-body';
  if (status === 404) return 'unknown-path';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'unreadable-body';
  return isUnavailable(error) ? 'unavailable' : 'server-error';
}
