import type { Database } from '../../platform/database/schema.ts';

export interface ViesConfirmation {
  name: string | null;
  address: string | null;
  consultation: string | null;
}

/** A yes of the register that was given after `since`. */
export async function findViesConfirmation(
  db: Database,
  { country, vatNumber, since }: { country: string; vatNumber: string; since: Date },
): Promise<ViesConfirmation | null> {
  const row = await db
    .selectFrom('vies_checks')
    .select(['name', 'address', 'consultation'])
    .where('country', '=', country)
    .where('vat_number', '=', vatNumber)
    .where('checked_at', '>', since)
    .executeTakeFirst();
  return row ?? null;
}

/** Those from before `since` go: they are kept for their day only. */
export async function saveViesConfirmation(
  db: Database,
  {
    country,
    vatNumber,
    now,
    since,
    ...yes
  }: ViesConfirmation & { country: string; vatNumber: string; now: Date; since: Date },
): Promise<void> {
  await db.deleteFrom('vies_checks').where('checked_at', '<=', since).execute();
  await db
    .insertInto('vies_checks')
    .values({ country, vat_number: vatNumber, checked_at: now, ...yes })
    .onConflict((conflict) =>
      conflict.columns(['country', 'vat_number']).doUpdateSet({ checked_at: now, ...yes }),
    )
    .execute();
}
