import type { Database, Transaction } from '../platform/database/schema.ts';

export interface StoredPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What a signature is held against. */
export interface PasskeyKey {
  id: string;
  accountId: string;
  publicKey: Uint8Array;
  userHandle: string;
  counter: number;
}

/** Bytes are base64url, as the browser and the calls have them. */
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

/** False where an account has it already. */
export async function insertPasskey(
  trx: Transaction,
  { credentialId, ...key }: PasskeyKey & { credentialId: string; name: string; now: Date },
): Promise<boolean> {
  const made = await trx
    .insertInto('passkeys')
    .values({
      id: key.id,
      customer_id: key.accountId,
      credential_id: bytesOf(credentialId),
      public_key: key.publicKey,
      user_handle: key.userHandle,
      counter: key.counter,
      name: key.name,
      created_at: key.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Of an account, the newest first. */
export async function listPasskeys(db: Database, accountId: string): Promise<StoredPasskey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('customer_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** What the devices of an account have: its user handle, null without any, and their credentials. */
export async function findCredentials(
  db: Database,
  accountId: string,
): Promise<{ userHandle: string | null; ids: string[] }> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['user_handle', 'credential_id'])
    .where('customer_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = rows.map((row) => Buffer.from(row.credential_id).toString('base64url'));
  return { userHandle: rows[0]?.user_handle ?? null, ids };
}

export async function findPasskeyKey(db: Database, credentialId: string): Promise<PasskeyKey | null> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'customer_id as accountId', 'public_key', 'user_handle as userHandle', 'counter'])
    .where('credential_id', '=', bytesOf(credentialId))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { public_key: publicKey, ...key } = row;
  return { ...key, publicKey: new Uint8Array(publicKey) };
}

/** Of a locked account. */
export async function notePasskeyUse(
  trx: Transaction,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<void> {
  await trx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** One of an account, or all: how many these were. */
export async function deletePasskeys(trx: Transaction, accountId: string, id?: string): Promise<number> {
  const gone = await trx
    .deleteFrom('passkeys')
    .where('customer_id', '=', accountId)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  return gone.length;
}
