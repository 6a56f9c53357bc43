import type { Database } from '../../../platform/database/schema.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { sealLog } from '../seal-log.ts';
import { signDays } from '../sign-days.ts';
import { signingKey } from '../signing-key.ts';
import type { RequestsReport } from '../verify-requests.ts';
import { writeEvents } from './some-events.ts';

export const testKey = signingKey(new TextEncoder().encode('a secret of this test'));

/** What a check says of a log of requests without any. */
export const noRequests: RequestsReport = { seals: 0, open: 0, overdue: 0, foreign: 0, late: 0 };

/** Two sites with answers on three days, all sealed and the days signed. */
export async function sealedLog(db: Database) {
  const clock = fakeClock(new Date('2026-03-04T01:10:00Z'));
  const one = await writeEvents(db, { count: 9, from: new Date('2026-03-01T12:00:10Z'), step: 20_000 });
  const two = await writeEvents(db, { count: 4, from: new Date('2026-03-02T23:59:00Z'), step: 30_000 });
  const seals = await sealLog({ db, clock });
  const days = await signDays({ db, clock }, testKey);
  return { clock, one, two, seals, days };
}
