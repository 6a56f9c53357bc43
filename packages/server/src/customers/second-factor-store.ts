import { hashToken } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** The codes of an app that an account is opened with beside its password. */
export interface SecondFactor {
  /** What its secret is made with. */
  salt: string;
  createdAt: Date;
  /** Null: not asked for yet. */
  confirmedAt: Date | null;
  lastStep: number;
}

/** In which the app is to show that it has the secret. */
export const setUpLifetime = 3_600_000;

export async function findSecondFactor(db: Database, accountId: string): Promise<SecondFactor | null> {
  const found = await db
    .selectFrom('second_factors')
    .select(['salt', 'created_at as createdAt', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('customer_id', '=', accountId)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether log-ins of the account ask for a code. */
export async function asksForCode(db: Database, accountId: string): Promise<boolean> {
  return ((await findSecondFactor(db, accountId))?.confirmedAt ?? null) !== null;
}

/** One that is not confirmed yet takes the place of another such one. */
export async function beginFactor(
  trx: Transaction,
  { accountId, salt, now }: { accountId: string; salt: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('second_factors')
    .values({ customer_id: accountId, salt, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ salt, created_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute();
}

export async function confirmFactor(
  trx: Transaction,
  { accountId, recoveryCodes, now }: { accountId: string; recoveryCodes: readonly string[]; now: Date },
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('customer_id', '=', accountId)
    .execute();
  await replaceRecoveryCodes(trx, accountId, recoveryCodes);
}

export async function replaceRecoveryCodes(
  trx: Transaction,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('customer_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: hashToken(code), customer_id: accountId })))
    .execute();
}

/** Of a locked account. */
export async function takeStep(trx: Transaction, accountId: string, step: number): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('customer_id', '=', accountId)
    .execute();
}

/** True for whoever uses it first. */
export async function takeRecoveryCode(trx: Transaction, accountId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('customer_id', '=', accountId)
    .where('hash', '=', hashToken(code))
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A set-up that no code has confirmed yet. */
export async function deleteUnconfirmed(trx: Transaction, accountId: string): Promise<void> {
  await trx
    .deleteFrom('second_factors')
    .where('customer_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** False where there was none. */
export async function deleteFactor(trx: Transaction, accountId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('customer_id', '=', accountId).execute();
  const gone = await trx
    .deleteFrom('second_factors')
    .where('customer_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone !== undefined && gone.confirmed_at !== null;
}
