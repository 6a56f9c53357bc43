import { hashToken, newToken } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** Long enough to find the telephone or the key. */
const lifetime = 5 * 60_000;

/** What an account is to get with the passkey that is made for it. */
export interface Wish {
  accountId: string;
  userHandle: string;
}

/** A new challenge; `of` null: for a log-in, of whomever. */
export async function insertChallenge(db: Database, of: Wish | null, now: Date): Promise<string> {
  const challenge = newToken();
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashToken(challenge),
      purpose: of === null ? 'log-in' : 'add',
      customer_id: of?.accountId ?? null,
      user_handle: of?.userHandle ?? null,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return challenge;
}

/** Whether it was there, for a log-in; nobody finds it a second time, however that log-in ends. */
export async function takeLogInChallenge(db: Database, challenge: string, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashToken(challenge))
    .where('purpose', '=', 'log-in')
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The user handle of the passkey that this account was to get; null where the challenge is none of its, or over. */
export async function takeAddChallenge(
  db: Database,
  challenge: string,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashToken(challenge))
    .where('purpose', '=', 'add')
    .where('customer_id', '=', accountId)
    .where('expires_at', '>', now)
    .returning('user_handle')
    .executeTakeFirst();
  return taken?.user_handle ?? null;
}

/** Of passkeys that were to be added. */
export async function deleteAddChallenges(trx: Transaction, accountId: string): Promise<void> {
  await trx.deleteFrom('passkey_challenges').where('customer_id', '=', accountId).execute();
}
