import { setImmediate as turn } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { visitor } from '../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { findArchive, exportAccount } from './export-account.ts';
import { createZip } from './zip-archive.ts';
import { makeAgreements } from '../documents/agreements/testing/many-agreements.ts';
import { goodPassword, person, post } from '../customers/accounts/testing/people.ts';

const database = useTestDatabase();
const email = 'ada@shop.example';

/** Agreements of a person, each with versions and documents that were all served. */
async function fill(ownerId: string, agreements: number, versions: number): Promise<void> {
  const { db } = database;
  await makeAgreements(db, ownerId, agreements);
  const paragraphs = Array.from({ length: 60 }, (_, number) => ({
    type: 'paragraph',
    children: [{ type: 'text', value: `Paragraph ${number} ${'with words in it '.repeat(10)}` }],
  }));
  const tree = JSON.stringify({ type: 'root', language: 'en', title: 'T', children: paragraphs });
  await sql`
    insert into agreement_versions (id, agreement_id, number, questionnaire_version, law_catalogue_version,
      clause_versions, answers, included, hash, created_at)
    select v.id || '-' || n, v.agreement_id, n, v.questionnaire_version, v.law_catalogue_version, v.clause_versions,
      jsonb_build_object('n', n), v.included, v.hash, v.created_at
    from agreement_versions v, generate_series(2, ${versions}::int) n`.execute(db);
  await sql`
    insert into agreement_documents (version_id, language, title, tree, clause_ranges, hash)
    select id, 'en', 'Title', ${tree}::text::jsonb, '[]', hash from agreement_versions`.execute(db);
  await sql`
    insert into served_versions (version_id, agreement_id, served_at)
    select id, agreement_id, created_at from agreement_versions`.execute(db);
}

test('a very large export yields to others between documents, and is complete', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  await fill(ada.id, 8, 45);
  let longest = 0;
  const ended = new AbortController();
  const begun = performance.now();
  const work = findArchive(one.ports, email).finally(() => ended.abort());
  for (let last = begun; !ended.signal.aborted; last = performance.now()) {
    await turn();
    longest = Math.max(longest, performance.now() - last);
  }
  const archive = await work;
  if (!(archive instanceof Uint8Array)) throw new Error('no archive');
  // In one go it would be most of the time.
  expect(longest).toBeLessThan((performance.now() - begun) / 3);
  const files = unzipSync(archive);
  expect(Object.keys(files).filter((name) => name.startsWith('documents/'))).toHaveLength(8 * 45 * 2);
  const { agreements } = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
  expect(agreements).toHaveLength(8);
  for (const { versions } of agreements) {
    expect(versions.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 45 }, (_, index) => index + 1),
    );
    expect(versions.at(-1)).toMatchObject({ answers: { n: 45 }, documents: [{ title: 'Title' }] });
  }
});

test('an archive beyond its limit is abandoned, and its owner is told whom to contact', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const session = { id: 's', customerId: ada.id, role: 'customer', language: 'en' } as const;
  expect(await exportAccount(one.ports, session, 500)).toEqual({ ok: false, reason: 'export-too-large' });
  expect(await database.db.selectFrom('account_exports').select('id').execute()).toEqual([]);
  expect(await exportAccount(one.ports, session)).toMatchObject({ ok: true });
});

test('an archive with more entries than ZIP allows is abandoned', async () => {
  async function* entries(count: number) {
    for (let number = 0; number < count; number += 1) yield { name: `${number}`, parts: [] };
  }
  const options = {
    mtime: new Date('2026-03-01T12:00:00Z'),
    most: Number.POSITIVE_INFINITY,
    entriesAtMost: 50,
  };
  const archive = await createZip(entries(50), options);
  expect(Object.keys(unzipSync(archive ?? new Uint8Array()))).toHaveLength(50);
  expect(await createZip(entries(51), options)).toBeNull();
});

test('deleting the account during the export leaves no archive', async () => {
  await using one = await visitor(database.db);
  for (let round = 0; round < 4; round += 1) {
    const { bearer } = await person(one, email);
    const [made] = await Promise.all([
      post(one, '/customer/export', { password: goodPassword }, { bearer }),
      post(one, '/customer/delete', { password: goodPassword }, { bearer }),
    ]);
    expect(await database.db.selectFrom('account_exports').select('id').execute()).toEqual([]);
    if (made.status !== 200) continue;
    const url = new URL(made.json['data'].url).pathname;
    expect((await one.app.inject({ url })).statusCode).toBe(404);
  }
});

test('an archive URL cannot be guessed and serves no other account', async () => {
  await using one = await visitor(database.db);
  const [ada, eve] = [await person(one, email), await person(one, 'eve@evil.example')];
  const urlOf = async (who: typeof ada) =>
    new URL(
      (await post(one, '/customer/export', { password: goodPassword }, { bearer: who.bearer })).json['data']
        .url,
    ).pathname;
  const [own, other] = [await urlOf(ada), await urlOf(eve)];
  for (const url of [
    own.slice(0, -1),
    `${own}x`,
    own.toLowerCase(),
    `${own}/..`,
    '/exports/',
    '/exports/%00',
  ])
    if (url !== own) expect((await one.app.inject({ url })).statusCode).not.toBe(200);
  const taken = await one.app.inject({ url: other });
  expect(
    strFromU8(unzipSync(new Uint8Array(taken.rawPayload))['account.json'] ?? new Uint8Array()),
  ).not.toContain(email);
  expect((await one.app.inject({ url: own })).statusCode).toBe(200);
});
