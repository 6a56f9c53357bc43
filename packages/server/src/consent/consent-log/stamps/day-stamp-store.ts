import type { Database } from '../../../platform/database/schema.ts';

/** What an authority said of a signed day. */
export interface DayStamp {
  day: string;
  /** CMS, DER. */
  token: Uint8Array;
  /** The time in it. */
  at: Date;
}

/** False where another process kept one meanwhile. */
export async function insertDayStamp(db: Database, { day, token, at }: DayStamp): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('consent_day_stamps')
    .values({ day, token, stamped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const columns = ['day', 'token', 'stamped_at as at'] as const;

export async function dayStamps(db: Database): Promise<DayStamp[]> {
  return db.selectFrom('consent_day_stamps').select(columns).orderBy('day').execute();
}

export async function dayStamp(db: Database, day: string): Promise<DayStamp | null> {
  const stamp = await db
    .selectFrom('consent_day_stamps')
    .select(columns)
    .where('day', '=', day)
    .executeTakeFirst();
  return stamp ?? null;
}

/** Of the newest days, newest first. */
export async function newestDayStamps(db: Database, most: number): Promise<DayStamp[]> {
  return db.selectFrom('consent_day_stamps').select(columns).orderBy('day', 'desc').limit(most).execute();
}
