import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useOwnDatabase } from '../../testing/test-database.ts';
import { migrationTexts } from './migrate.ts';

const database = useOwnDatabase();
const idOf = (letter: string, number: number) => `${letter.repeat(21)}${number}`;

test('what exists gets its websites: one for each host of an account, one for each app', async () => {
  const { db } = database.open;
  await sql`drop schema public cascade; create schema public`.execute(db);
  for (const [name, text] of migrationTexts()) if (name < '0033') await sql.raw(text).execute(db);
  const owner = idOf('o', 1);
  const sites = [
    [owner, 'https://www.Shop.example/de', 'Shop'],
    [owner, 'shop.example', 'Shop'],
    [owner, null, 'Die App'],
    [owner, null, '[•]'],
    [owner, 'http://localhost:3000/', 'Here'],
    [idOf('o', 2), 'https://shop.example', 'Another'],
    [null, 'https://shop.example', 'A visitor’s'],
  ] as const;
  for (const id of [owner, idOf('o', 2)]) {
    await sql`
      insert into customers (id, customer_id, email, email_key, language, created_at, updated_at)
      values (${id}, gen_random_uuid(), ${`${id}@b.example`}, ${`${id}@b.example`}, 'en', now(), now())`.execute(
      db,
    );
  }
  for (const [number, [ownerId, address, name]] of sites.entries()) {
    const site = idOf('s', number);
    await sql`
      insert into sites (id, owner_id, name, address, created_at)
      values (${site}, ${ownerId}, ${name}, ${address}, now())`.execute(db);
    await sql`
      insert into agreements (id, site_id, type, status, access_token_hash, request_id, request_hash,
        interface_language, live_token, created_at, updated_at)
      values (${idOf('a', number)}, ${site}, 'PRIVACY_POLICY', 'unfinished', ${Buffer.alloc(32, number)},
        gen_random_uuid(), ${Buffer.alloc(32, number)}, 'en', ${idOf('l', number)}, now(), now())`.execute(
      db,
    );
  }
  await sql`
    insert into scans (id, owner_id, address, state, created_at, expires_at)
    values (${idOf('n', 1)}, ${owner}, 'https://looked.example/about', 'waiting', now(), now())`.execute(db);
  for (const [name, text] of migrationTexts()) if (name >= '0033') await sql.raw(text).execute(db);
  const made = await db
    .selectFrom('websites as w')
    .leftJoin('sites as s', 's.website_id', 'w.id')
    .select(['w.owner_id', 'w.kind', 'w.name', sql<number>`count(s.id)::int`.as('sites')])
    .groupBy(['w.owner_id', 'w.kind', 'w.name'])
    .orderBy(sql`w.name collate "C"`)
    .orderBy('w.owner_id')
    .execute();
  expect(made).toEqual([
    { owner_id: owner, kind: 'app', name: 'Die App', sites: 1 },
    { owner_id: owner, kind: 'website', name: 'looked.example', sites: 0 },
    { owner_id: owner, kind: 'website', name: 'shop.example', sites: 2 },
    { owner_id: idOf('o', 2), kind: 'website', name: 'shop.example', sites: 1 },
  ]);
  const scan = await db.selectFrom('scans').select('website_id').executeTakeFirstOrThrow();
  expect(scan.website_id).not.toBeNull();
});
