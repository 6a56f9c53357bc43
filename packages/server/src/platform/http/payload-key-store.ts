import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import type { PayloadKeyStore, StoredKey } from './payload-keys.ts';

const publicJwk = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });
const privateJwk = z.record(z.string(), z.unknown());

/** The key pair differs by mode, so that a copy of a test database never opens what production sealed. */
export function createPayloadKeyStore(db: Database, mode: Config['mode']): PayloadKeyStore {
  async function list(): Promise<StoredKey[]> {
    const rows = await db
      .selectFrom('payload_keys')
      .select(['id', 'public_jwk', 'private_jwk', 'created_at', 'retired_at'])
      .where('mode', '=', mode)
      .orderBy('created_at', 'desc')
      .limit(10)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      publicJwk: z.parse(publicJwk, row.public_jwk),
      privateJwk: z.parse(privateJwk, row.private_jwk),
      createdAt: row.created_at,
      retiredAt: row.retired_at,
    }));
  }

  return {
    list,
    async add(key, now) {
      await db
        .insertInto('payload_keys')
        .values({
          id: key.id,
          mode,
          public_jwk: JSON.stringify(key.publicJwk),
          private_jwk: JSON.stringify(key.privateJwk),
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const current = (await list()).find(({ retiredAt }) => retiredAt === null);
      if (current === undefined) throw new Error('no payload key after adding one');
      return current;
    },
    async retireCurrent(now) {
      await db
        .updateTable('payload_keys')
        .set({ retired_at: now })
        .where('mode', '=', mode)
        .where('retired_at', 'is', null)
        .execute();
    },
    async removeRetired(before) {
      await db.deleteFrom('payload_keys').where('mode', '=', mode).where('retired_at', '<', before).execute();
    },
  };
}
