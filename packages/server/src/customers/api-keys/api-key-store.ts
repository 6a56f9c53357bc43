import type { KeyScope, WebsiteKind } from '@clausewright/contract';
import { hashToken } from '../../platform/database/ids.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import { ownWebsites } from '../../websites/website-store.ts';

export interface StoredKey {
  id: string;
  name: string;
  hint: string;
  scopes: readonly KeyScope[];
  /** Null: all of the account. */
  websites: readonly { id: string; kind: WebsiteKind; name: string }[] | null;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

export interface NewKey extends Pick<StoredKey, 'id' | 'name' | 'hint' | 'createdAt' | 'expiresAt'> {
  customerId: string;
  scopes: readonly KeyScope[];
  websiteIds: readonly string[] | null;
}

export async function insertKey(trx: Transaction, secret: string, key: NewKey): Promise<void> {
  await trx
    .insertInto('api_keys')
    .values({
      id: key.id,
      customer_id: key.customerId,
      hash: hashToken(secret),
      hint: key.hint,
      name: key.name,
      scopes: [...key.scopes],
      website_ids: key.websiteIds === null ? null : [...key.websiteIds],
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute();
}

/** Of an account, the newest first; `id`: that one alone. */
export async function listKeys(db: Database, customerId: string, id?: string): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'hint', 'scopes', 'website_ids', 'created_at', 'expires_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .$if(id !== undefined, (own) => own.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const named = await ownWebsites(
    db,
    customerId,
    rows.flatMap(({ website_ids: ids }) => ids ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    websites: row.website_ids && named.filter(({ id }) => row.website_ids?.includes(id)),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }));
}

export async function countKeys(trx: Transaction, customerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('api_keys')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when the account has none of this id. */
export async function deleteKey(trx: Transaction, customerId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('api_keys')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Noted so often, not at every call: a program may call many times a second. */
const noteEvery = 60_000;

/** The account and the rights that a key opens now; null where it is unknown or has expired. */
export async function findKeySession(db: Database, secret: string, now: Date): Promise<Session | null> {
  const found = await db
    .selectFrom('api_keys as key')
    .innerJoin('customers as customer', 'customer.id', 'key.customer_id')
    .select([
      'key.id',
      'key.customer_id as customerId',
      'key.scopes',
      'key.website_ids as websites',
      'key.last_used_at as usedAt',
      'customer.language',
    ])
    .where('key.hash', '=', hashToken(secret))
    .where((row) => row.or([row('key.expires_at', 'is', null), row('key.expires_at', '>', now)]))
    .executeTakeFirst();
  if (found === undefined) return null;
  const { id, customerId, language, scopes, websites, usedAt } = found;
  if (usedAt === null || now.getTime() - usedAt.getTime() >= noteEvery) {
    await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
  }
  return { id, customerId, language, role: 'customer', key: { scopes, websites } };
}
