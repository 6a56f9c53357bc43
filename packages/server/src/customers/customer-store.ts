import { randomUUID } from 'node:crypto';
import type { Language } from '@clausewright/contract';
import { sql } from 'kysely';
import { hashToken, newId } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';
import { emailKey } from '../platform/email-key.ts';
import type { Account, Profile } from './account.ts';

const columns = [
  'id',
  'customer_id',
  'email',
  'organisation',
  'approval_required',
  'password_hash',
  'language',
  'first_name',
  'last_name',
  'personal_id',
  'country',
  'phone',
  'confirmed_at',
  'devices_ended',
  'created_at',
] as const;

interface Row extends Profile {
  id: string;
  customer_id: string;
  email: string;
  organisation: string | null;
  approval_required: boolean;
  password_hash: string | null;
  language: Language;
  confirmed_at: Date | null;
  devices_ended: number;
  created_at: Date;
}

function accountOf(row: Row): Account {
  const { first_name, last_name, personal_id, country, phone } = row;
  return {
    id: row.id,
    customerId: row.customer_id,
    email: row.email,
    organisation: row.organisation,
    approvalRequired: row.approval_required,
    passwordHash: row.password_hash,
    language: row.language,
    profile: { first_name, last_name, personal_id, country, phone },
    confirmedAt: row.confirmed_at,
    devicesEnded: row.devices_ended,
    createdAt: row.created_at,
  };
}

export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const row = await db.selectFrom('customers').select(columns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('customers')
    .select(columns)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** Holds the account against every other writer, and against new rows of its own, until the transaction ends. */
export async function lockAccount(trx: Transaction, id: string): Promise<Account | null> {
  const row = await trx
    .selectFrom('customers')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

export async function isCustomerId(db: Database, uuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('customer_id', '=', uuid)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewAccount {
  email: string;
  passwordHash: string | null;
  /** What the browser keeps that signed up. */
  signUpSecret?: string;
  language: Language;
  now: Date;
}

/** Null where the address has an account already, or gets one at this very moment. */
export async function insertAccount(
  trx: Transaction,
  { email, passwordHash, signUpSecret, language, now }: NewAccount,
): Promise<Account | null> {
  const row = await trx
    .insertInto('customers')
    .values({
      id: newId(),
      customer_id: randomUUID(),
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      sign_up_hash: signUpSecret === undefined ? null : hashToken(signUpSecret),
      language,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.constraint('customers_email_key').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** Ends what a sign-up left to its browser; true for whoever shows the secret of it. */
export async function endSignUp(
  trx: Transaction,
  accountId: string,
  secret: string | undefined,
): Promise<boolean> {
  const signedUp = trx.selectFrom('customers').select('id').where('id', '=', accountId);
  const proven =
    secret !== undefined &&
    (await signedUp.where('sign_up_hash', '=', hashToken(secret)).executeTakeFirst()) !== undefined;
  await trx.updateTable('customers').set({ sign_up_hash: null }).where('id', '=', accountId).execute();
  return proven;
}

export interface AccountChange extends Partial<Profile> {
  password_hash?: string;
  language?: Language;
  confirmed_at?: Date;
}

/** Null where the account is gone. */
export async function changeAccount(
  db: Database,
  id: string,
  change: AccountChange,
  now: Date,
): Promise<Account | null> {
  const row = await db
    .updateTable('customers')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** Of a locked account. Throws where another one got the address at this very moment. */
export async function changeEmail(
  trx: Transaction,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<Account> {
  const row = await trx
    .updateTable('customers')
    .set({ email, email_key: emailKey(email), updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return accountOf(row);
}

/** From now on no browser is known to the account. It holds the account as `lockAccount` does. */
export async function endDevices(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ devices_ended: sql<number>`devices_ended + 1` })
    .where('id', '=', id)
    .execute();
}

/** With its links, sessions and exports; what else belongs to it must be gone before. */
export async function deleteAccountRow(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('customers').where('id', '=', id).execute();
}
