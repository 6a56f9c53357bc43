import type { Database } from '../database/schema.ts';

/** Since when the operator has the service in maintenance; null while it works. */
export async function maintenanceSince(db: Database): Promise<Date | null> {
  const row = await db.selectFrom('maintenance').select('since').executeTakeFirst();
  return row?.since ?? null;
}

/** Begins it; what was begun before goes on. */
export async function beginMaintenance(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('maintenance')
    .values({ since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endMaintenance(db: Database): Promise<void> {
  await db.deleteFrom('maintenance').execute();
}
