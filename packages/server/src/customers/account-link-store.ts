import { hashToken, newToken } from '../platform/database/ids.ts';
import type { Database, LinkPurpose, Transaction } from '../platform/database/schema.ts';

/** What a letter proves: whoever has its secret reads the mail of the account. */
export interface AccountLink {
  accountId: string;
  purpose: LinkPurpose;
  expiresAt: Date;
  usedAt: Date | null;
}

export const linkLifetime: Readonly<Record<LinkPurpose, number>> = {
  activation: 7 * 86_400_000,
  reset: 30 * 60_000,
};

/** Answers the secret, which nothing but the letter keeps. */
export async function insertLink(
  trx: Transaction,
  { accountId, purpose, now }: { accountId: string; purpose: LinkPurpose; now: Date },
): Promise<string> {
  const secret = newToken();
  await trx
    .insertInto('account_links')
    .values({
      hash: hashToken(secret),
      customer_id: accountId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLifetime[purpose]),
    })
    .execute();
  return secret;
}

const columns = [
  'customer_id as accountId',
  'purpose',
  'expires_at as expiresAt',
  'used_at as usedAt',
] as const;

export async function findLink(db: Database, secret: string): Promise<AccountLink | null> {
  const row = await db
    .selectFrom('account_links')
    .select(columns)
    .where('hash', '=', hashToken(secret))
    .executeTakeFirst();
  return row ?? null;
}

/** True for whoever uses it first, and before its end. */
export async function useLink(trx: Transaction, secret: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('hash', '=', hashToken(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends the links of an account that were not used; they stay, so that their number is known. */
export async function endLinks(
  trx: Transaction,
  { accountId, purpose, now }: { accountId: string; purpose: LinkPurpose; now: Date },
): Promise<void> {
  await trx
    .updateTable('account_links')
    .set({ expires_at: now })
    .where('customer_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** How many were made for an account since then. */
export async function countLinks(
  db: Database,
  { accountId, purpose, since }: { accountId: string; purpose: LinkPurpose; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('account_links')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
