import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { complete, twoLanguages, visitor, type Visitor } from '../agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { maxListed } from './hosted-store.ts';
import { cacheLagMs } from './read-hosted-page.ts';

const database = useTestDatabase();

async function pageAt(one: Visitor, url: string, headers: Record<string, string> = {}) {
  one.clock.advance(cacheLagMs);
  const reply = await one.app.inject({ url, headers });
  return { status: reply.statusCode, body: reply.body, headers: reply.headers };
}

/** The live link of an agreement and what was updated: each entry is a version of it. */
async function updated(one: Visitor, first: object, ...answers: object[]) {
  const holder = await one.made(first);
  if ((await holder.total()) > 0) await holder.process(await holder.order(), { token: 'approve' });
  for (const [index, next] of answers.entries()) {
    one.clock.advance(86_400_000);
    await holder.update(next, index + 1);
  }
  return { id: holder.id, holder, live: new URL((await holder.read('details'))['data'].live_url).pathname };
}

test('the diff between two served versions has its own URL, linked from the list', async () => {
  await using one = await visitor(database.db);
  const renamed = { ...twoLanguages, owner: 'Neue GmbH' };
  const { live } = await updated(one, twoLanguages, renamed, { ...renamed, people: 7 });
  const links = [
    ...(await pageAt(one, `${live}/en`)).body.matchAll(/href="http:\/\/[^/]+([^"]*\/changes\/[^"]*)"/g),
  ];
  expect(links.map(([, path]) => path)).toEqual([`${live}/en/changes/2/3`, `${live}/en/changes/1/2`]);

  const page = await pageAt(one, `${live}/de/changes/1/2`);
  expect(page).toMatchObject({ status: 200, headers: { 'content-language': 'de' } });
  expect(page.body).toMatch(/<del[^>]*>Muster<\/del>\s?<ins[^>]*>Neue<\/ins>|<ins[^>]*>Neue<\/ins>/);
  expect(page.body).toContain('Gestrichen');
  expect(page.body).toContain(`${live}/v/1"`);
  expect(page.body).toContain(`${live}/en/changes/1/2"`);
  expect(page.body).not.toContain('<script');
  expect(String(page.headers['content-security-policy'])).toContain("default-src 'none'");
  const etag = String(page.headers['etag']);
  expect((await pageAt(one, `${live}/de/changes/1/2`, { 'if-none-match': etag })).status).toBe(304);
  expect((await pageAt(one, `${live}/en/changes/1/3`)).body).toContain('7 people');
  for (const path of [
    '/de/changes/2/1',
    '/de/changes/2/2',
    '/fr/changes/1/2',
    '/de/changes/1/9',
    '/de/changes/0/1',
  ]) {
    expect([path, (await pageAt(one, `${live}${path}`)).status]).toEqual([path, 404]);
  }
});

test('reveals nothing about an unpaid version, and only the deletion of a deleted agreement', async () => {
  await using one = await visitor(database.db);
  const { id, live } = await updated(one, complete, { ...complete, extra: 'yes', owner: 'Geheim AG' });
  expect((await pageAt(one, `${live}/en/changes/1/2`)).status).toBe(404);
  expect((await pageAt(one, live)).body).not.toContain('/changes/');
  await database.db.updateTable('agreements').set({ deleted_at: one.clock() }).where('id', '=', id).execute();
  const gone = await pageAt(one, `${live}/en/changes/1/2`);
  expect(gone.status).toBe(410);
  expect(gone.body).not.toContain('Muster');
});

test('a version keeps its URL after later versions', async () => {
  await using one = await visitor(database.db);
  const { id, live } = await updated(one, complete, { ...complete, owner: 'Zweite AG' });
  await addVersions(id, maxListed + 3);
  const listed = (await pageAt(one, live)).body.match(/aria-current|\/v\/\d+"/g) ?? [];
  expect(listed.length).toBeLessThanOrEqual(maxListed + 2);
  expect((await pageAt(one, `${live}/v/1`)).body).toContain('Muster GmbH');
  expect((await pageAt(one, `${live}/en/changes/1/2`)).body).toMatch(/Muster|Zweite/);
  expect((await pageAt(one, `${live}/v/${maxListed + 4}`)).status).toBe(404);
});

/** Served versions up to a number, all like the second. */
async function addVersions(agreementId: string, last: number): Promise<void> {
  await sql`
    insert into agreement_versions (id, agreement_id, number, questionnaire_version, law_catalogue_version,
      clause_versions, answers, included, hash, created_at)
    select 'filler-version-' || lpad(n::text, 9, '0'), agreement_id, n, questionnaire_version,
      law_catalogue_version, clause_versions, answers, included, hash, created_at
    from agreement_versions, generate_series(3, ${last}::int) n
    where agreement_id = ${agreementId} and number = 2`.execute(database.db);
  await sql`
    insert into served_versions (version_id, agreement_id, served_at)
    select id, agreement_id, created_at from agreement_versions
    where agreement_id = ${agreementId} and number > 2`.execute(database.db);
}
