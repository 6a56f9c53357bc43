import { sql } from 'kysely';
import { DatabaseError } from '../../platform/database/database-error.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ConsentEvent } from './consent-event.ts';
import { guardClockSkew } from './clock-skew-guard.ts';
import { createMonth } from './partition-store.ts';

/**
 * Writes answers and counts them for their day, all or none. A repeat of one that is there, and one to a
 * consent that is gone, change nothing; what comes in while a consent goes is removed when it is to be sealed. `writer`: whose rows of counters these are, 0 to 63.
 */
export async function insertEvents(
  db: Database,
  events: readonly ConsentEvent[],
  { writer, now }: { writer: number; now: Date },
): Promise<void> {
  try {
    await insert(db, events, { writer, now });
  } catch (error) {
    if (!lacksMonth(error)) throw error;
    for (const day of new Set(events.map(({ at }) => at.toISOString().slice(0, 10))))
      await createMonth(db, day);
    await insert(db, events, { writer, now });
  }
}

/** SQLSTATE 23514 without a constraint's name: no partition takes the row. */
function lacksMonth(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23514' && error.constraint === undefined;
}

function insert(
  db: Database,
  events: readonly ConsentEvent[],
  { writer, now }: { writer: number; now: Date },
): Promise<unknown> {
  const column = <Value>(of: (event: ConsentEvent) => Value): Value[] => events.map(of);
  return sql`
    select consent_write(
      ${column(({ site }) => site)}, ${column(({ at }) => at)}, ${column(({ id }) => id)},
      ${column(({ named }) => named)}, ${column(({ clientAt }) => clientAt)},
      ${column(({ visitor }) => visitor)}, ${column(({ snapshot }) => snapshot)},
      ${column(({ action }) => action)}, ${column(({ layer }) => layer)},
      ${column(({ regime }) => regime)}, ${column(({ granted }) => granted)},
      ${column(({ offered }) => offered)}, ${column(({ vendors }) => vendors && Buffer.from(vendors))},
      ${column(({ country }) => country)}, ${column(({ gpc }) => gpc)}, ${column(({ device }) => device)},
      ${guardClockSkew(now)}, ${writer}::smallint)`.execute(db);
}
