import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import builtIn from './eu-vat-rates.json' with { type: 'json' };

/** Before anything was sold here. */
const always = new Date('2000-01-01T00:00:00Z');
const day = 24 * 60 * 60 * 1000;
/** Markets make no rates at week-ends and over Easter; an older one is no rate of the day. */
const oldestRateDays = 7;

/** Puts the standard rates of the EU in force that this version brings; a row of the operator's stays as it is. */
export async function putVatRatesInForce(db: Database): Promise<void> {
  const rows = builtIn.countries.flatMap(({ country, rate_bp: rate, from_date: from, previous }) =>
    [{ rate_bp: rate, from_date: from }, ...previous].map((one) => ({
      country,
      rate: one.rate_bp,
      effective_from: one.from_date === null ? always : new Date(one.from_date),
      built_in: true,
    })),
  );
  await db
    .insertInto('vat_rates')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['country', 'effective_from'])
        .doUpdateSet((row) => ({ rate: row.ref('excluded.rate') }))
        .where('vat_rates.built_in', '=', true)
        .whereRef('vat_rates.rate', '<>', sql.ref('excluded.rate')),
    )
    .execute();
}

/** Hundredths of a percent; null where no rate of that country is known. */
export async function findVatRate(db: Database, country: string, at: Date): Promise<number | null> {
  const row = await db
    .selectFrom('vat_rates')
    .select('rate')
    .where('country', '=', country)
    .where('effective_from', '<=', at)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rate ?? null;
}

export async function setVatRate(
  db: Database,
  { country, rate, from }: { country: string; rate: number; from: Date },
): Promise<void> {
  await db
    .insertInto('vat_rates')
    .values({ country, rate, effective_from: from, built_in: false })
    .onConflict((conflict) =>
      conflict.columns(['country', 'effective_from']).doUpdateSet({ rate, built_in: false }),
    )
    .execute();
}

export interface ExchangeRate {
  /** Millionths of the operator's currency that one unit is worth. */
  rateMillionths: number;
  /** ISO day. */
  day: string;
}

/** The latest rate of a currency that still is one of the day; null where there is none. */
export async function findExchangeRate(
  db: Database,
  currency: string,
  at: Date,
): Promise<ExchangeRate | null> {
  const row = await db
    .selectFrom('exchange_rates')
    .select(['rate_millionths as rateMillionths', 'day'])
    .where('currency', '=', currency)
    .where('day', '<=', isoDay(at))
    .where('day', '>=', isoDay(new Date(at.getTime() - oldestRateDays * day)))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function setExchangeRate(
  db: Database,
  { currency, day: of, rateMillionths }: ExchangeRate & { currency: string },
): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values({ currency, day: of, rate_millionths: rateMillionths })
    .onConflict((conflict) =>
      conflict.columns(['currency', 'day']).doUpdateSet({ rate_millionths: rateMillionths }),
    )
    .execute();
}

export async function listVatRates(db: Database) {
  return db.selectFrom('vat_rates').selectAll().orderBy('country').orderBy('effective_from').execute();
}

/** The newest first. */
export async function listExchangeRates(db: Database): Promise<(ExchangeRate & { currency: string })[]> {
  return db
    .selectFrom('exchange_rates')
    .select(['currency', 'rate_millionths as rateMillionths', 'day'])
    .orderBy('day', 'desc')
    .orderBy('currency')
    .limit(100)
    .execute();
}

export function isoDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
