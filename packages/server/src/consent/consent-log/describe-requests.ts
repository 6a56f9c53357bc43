import type { RequestsReport } from './verify-requests.ts';

/** What is to be known of the seals of requests beside faults, in sentences; not proven: some are in no day that should be. */
export function describeRequests({ seals, open, overdue, foreign, late }: RequestsReport): {
  lines: string[];
  proven: boolean;
} {
  if (seals === 0) return { lines: [], proven: true };
  const lines = [
    `Events of requests that are not proven yet: ${open}.`,
    ...(overdue === 0 ? [] : [`Of these, sealed more than a day ago and in no signed day: ${overdue}.`]),
    ...(foreign === 0
      ? []
      : [`Of these, signed with a key that is listed and that no signed day confirms: ${foreign}.`]),
    ...(late === 0
      ? []
      : [
          `Events of requests sealed more than ten minutes after the time that they give, as with an upgrade or while no job ran: ${late}.`,
        ]),
  ];
  return { lines, proven: overdue === 0 && foreign === 0 };
}
