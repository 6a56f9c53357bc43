import type { Selectable } from 'kysely';
import type { BillingSchema } from '../../platform/database/billing-schema.ts';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { codeKey, type Discount } from './discount.ts';

type Row = Selectable<BillingSchema['discount_codes']>;

function read(row: Row): Discount {
  return {
    id: row.id,
    code: row.code,
    percent: row.percent,
    fixed: row.fixed,
    currency: row.currency,
    scope: row.scope,
    upgrades: row.upgrades,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    totalLimit: row.total_limit,
    customerLimit: row.customer_limit,
    minimum: row.minimum,
    periods: row.periods,
    disabledAt: row.disabled_at,
    createdAt: row.created_at,
  };
}

export async function findDiscount(db: Database, code: string): Promise<Discount | null> {
  const row = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('code_key', '=', codeKey(code))
    .executeTakeFirst();
  return row === undefined ? null : read(row);
}

export async function findDiscountById(db: Database, id: string): Promise<Discount | null> {
  const row = await db.selectFrom('discount_codes').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : read(row);
}

/** By their ids. */
export async function findDiscounts(db: Database, ids: readonly string[]): Promise<Map<string, Discount>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('discount_codes').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, read(row)]));
}

/** The code, kept as it is and as often used as it is until the transaction ends. */
export async function lockDiscount(trx: Transaction, id: string): Promise<Discount | null> {
  const row = await trx
    .selectFrom('discount_codes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : read(row);
}

export type NewDiscount = Omit<Discount, 'id' | 'disabledAt'>;

/** False where there is one of that name already. */
export async function insertDiscount(db: Database, discount: NewDiscount): Promise<boolean> {
  const { scope } = discount;
  const inserted = await db
    .insertInto('discount_codes')
    .values({
      id: newId(),
      code: discount.code,
      code_key: codeKey(discount.code),
      percent: discount.percent,
      fixed: discount.fixed,
      currency: discount.currency,
      scope: scope === null ? null : json<readonly string[]>(scope),
      upgrades: discount.upgrades,
      starts_at: discount.startsAt,
      ends_at: discount.endsAt,
      total_limit: discount.totalLimit,
      customer_limit: discount.customerLimit,
      minimum: discount.minimum,
      periods: discount.periods,
      created_at: discount.createdAt,
    })
    .onConflict((conflict) => conflict.column('code_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False where there is none, or where it is disabled already. */
export async function disableDiscount(db: Database, code: string, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('discount_codes')
    .set({ disabled_at: now })
    .where('code_key', '=', codeKey(code))
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** The newest first, with how often each is reserved and redeemed. */
export async function listDiscounts(
  db: Database,
): Promise<(Discount & { reserved: number; redeemed: number })[]> {
  const rows = await db.selectFrom('discount_codes').selectAll().orderBy('created_at', 'desc').execute();
  const uses = await db
    .selectFrom('discount_redemptions')
    .select((eb) => ['code_id', 'status', eb.fn.countAll<number>().as('times')])
    .groupBy(['code_id', 'status'])
    .execute();
  const times = (id: string, status: string): number =>
    uses.find((use) => use.code_id === id && use.status === status)?.times ?? 0;
  return rows.map((row) => ({
    ...read(row),
    reserved: times(row.id, 'reserved'),
    redeemed: times(row.id, 'redeemed'),
  }));
}
