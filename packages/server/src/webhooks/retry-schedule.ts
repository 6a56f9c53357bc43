const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After each attempt at a message that failed, as Standard Webhooks suggests: three days in all. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** When a message is sent again that failed so often; null: never. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const delay = delays[attempts - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

const rests = [5 * second, 30 * second, 2 * minute, 5 * minute, 10 * minute];

/** Until when an address is sent nothing that took nothing so often in a row: it holds up nobody else meanwhile. */
export function restAfter(failures: number, now: Date): Date {
  const rest = rests[Math.min(failures, rests.length) - 1] ?? 0;
  return new Date(now.getTime() + rest);
}

/** Days after which an address that takes nothing is switched off. */
export const endsAfterDays = 5;
