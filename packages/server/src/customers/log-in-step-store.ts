import { hashToken } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** Long enough to look for a telephone. */
const lifetime = 10 * 60_000;

/** Of a log-in whose password was right. */
export async function insertLogInStep(
  trx: Transaction,
  secret: string,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('log_in_steps')
    .values({
      hash: hashToken(secret),
      customer_id: accountId,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
}

/** Whose it is; null where it was used, ended or its time is over. */
export async function findLogInStep(db: Database, secret: string, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom('log_in_steps')
    .select('customer_id')
    .where('hash', '=', hashToken(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.customer_id ?? null;
}

/** Of one log-in, or of all of an account. */
export async function deleteLogInSteps(
  trx: Transaction,
  of: { secret: string } | { accountId: string },
): Promise<void> {
  const all = trx.deleteFrom('log_in_steps');
  await (
    'secret' in of
      ? all.where('hash', '=', hashToken(of.secret))
      : all.where('customer_id', '=', of.accountId)
  ).execute();
}
