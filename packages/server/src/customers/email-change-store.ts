import { hashToken } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** An address that an account is to have once its owner shows that he reads its mail. */
export interface EmailChange {
  accountId: string;
  email: string;
  expiresAt: Date;
}

export const emailChangeLifetime = 86_400_000;

/** Takes the place of an earlier one: of several letters only the newest is good for anything. */
export async function putEmailChange(
  trx: Transaction,
  secret: string,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<void> {
  const given = {
    hash: hashToken(secret),
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + emailChangeLifetime),
  };
  await trx
    .insertInto('email_changes')
    .values({ customer_id: accountId, ...given })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(given))
    .execute();
}

/** Null where it was used, replaced or ended. */
export async function findEmailChange(db: Database, secret: string): Promise<EmailChange | null> {
  const found = await db
    .selectFrom('email_changes')
    .select(['customer_id as accountId', 'email', 'expires_at as expiresAt'])
    .where('hash', '=', hashToken(secret))
    .executeTakeFirst();
  return found ?? null;
}

export async function deleteEmailChange(trx: Transaction, accountId: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('customer_id', '=', accountId).execute();
}
