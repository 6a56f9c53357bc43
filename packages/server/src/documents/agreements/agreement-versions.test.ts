import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cacheLagMs } from '../hosted/read-hosted-page.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { deriveAccessToken } from '../records/access-token.ts';
import { findAgreement } from '../records/agreement-store.ts';
import { complete, type Json, twoLanguages, type Visitor, visitor } from './testing/visitor.ts';

const database = useTestDatabase();

async function speaking(one: Visitor, language: string, url: string, payload: object): Promise<Json> {
  const headers = { 'accept-language': language };
  return (await one.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload })).json<Json>();
}

test('a retry in another language or answer order is recognized', async () => {
  await using one = await visitor(database.db);
  const request = {
    request_id: randomUUID(),
    request_secret: 's'.repeat(43),
    type: 'TEST',
    answers: complete,
  };
  const first = await speaking(one, 'en', '/agreement/new', request);
  const answers = Object.fromEntries(Object.entries(complete).toReversed());
  const second = await speaking(one, 'fr', '/agreement/new', {
    ...request,
    answers: { ...answers, keeping: { unit: 'months', amount: 6 } },
  });
  expect(second['data']).toEqual(first['data']);
});

test('a request id in upper case gives the token used in messages', async () => {
  await using one = await visitor(database.db);
  const request = randomUUID().toUpperCase();
  const body = { request_id: request, request_secret: 's'.repeat(43), type: 'TEST', answers: complete };
  const { agreement_id: id, access_token: token } = (await one.call('POST', '/agreement/new', body))['data'];
  const stored = await findAgreement(database.db, id);
  expect(deriveAccessToken(one.ports.secret, stored?.requestId ?? '')).toBe(token);
  const again = await one.call('POST', '/agreement/new', { ...body, request_id: request.toLowerCase() });
  expect(again['data'].access_token).toBe(token);
});

test.each(['standalone', 'production'] as const)('a TEST agreement cannot be created in %s', async (mode) => {
  await using one = await visitor(database.db, { mode });
  expect((await one.generate(complete))['messages'][0].code).toBe('type-unavailable');
  const preview = { type: 'TEST', answers: {}, language: 'en' };
  const previewed = await one.call('POST', '/agreement/preview', preview);
  expect(previewed['messages'][0].code).toBe('type-unavailable');
});

test('an update keeps the type', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const changed = { ...complete, owner: 'Neu GmbH' };
  const other = await holder.update(changed, 1, { type: 'PRIVACY_POLICY' });
  expect(other['messages']).toContainEqual(expect.objectContaining({ code: 'not-allowed', field: 'type' }));
  expect((await holder.update(changed, 1, { edits: 'keep' }))['success']).toBe(true);
  expect((await holder.read('details'))['data']).toMatchObject({ edited: false, revision: 2 });
});

test('a manual addition to a derived list stays an addition when the facts change', async () => {
  await using one = await visitor(database.db);
  const adjusted = { ...complete, rules: { added: ['house'], removed: ['european'] } };
  const holder = await one.made({ ...adjusted, minimum_age: 12, store: 'apple' });
  const { answers } = (await holder.read('details'))['data'];
  expect(answers).toEqual(adjusted);
  const text = async () => (await holder.read('public-download-details'))['data'].languages[0].html;
  const before = await text();
  const minors = { ...answers, minors: 'yes', minimum_age: 12, guardian_note: 'Ask them.' };
  await holder.update(minors, 1);
  expect((await holder.read('details'))['data'].answers).toEqual(minors);
  expect(await text()).not.toBe(before);
});

test('reordered answers are not a new version', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const { answers } = (await holder.read('details'))['data'];
  const { unit, amount } = answers.keeping;
  await holder.update({ ...answers, keeping: { unit, amount } }, 1);
  await holder.update({ ...answers, keeping: { amount, unit } }, 1);
  expect((await holder.read('details'))['data'].revision).toBe(1);
});

test('an unpaid update changes neither the live page nor the e-mail recipient', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const live = new URL((await holder.read('details'))['data'].live_url).pathname;
  const page = async (path = live) => {
    one.clock.advance(cacheLagMs);
    return (await one.app.inject({ url: path })).body;
  };
  const before = await page();
  const renamed = { ...twoLanguages, website_url: 'renamed.example' };
  expect((await holder.update(renamed, 1))['data'].status).toBe('unfinished');
  expect(await page()).toBe(before);
  expect((await findAgreement(database.db, holder.id))?.siteName).toBe('shop.example');
  expect((await holder.read('sale-details'))['data'].site_url).toContain('renamed.example');

  await holder.process(await holder.order());
  expect((await findAgreement(database.db, holder.id))?.siteName).toBe('renamed.example');
  expect(await page()).toContain('renamed.example');
  expect(await page(`${live}/en/v/1`)).not.toContain('renamed.example');
});

test('price lines use the language of the caller, whatever the document language', async () => {
  await using one = await visitor(database.db);
  const preview = { type: 'TEST', answers: twoLanguages, language: 'de' };
  const labels = async (language: string) => {
    const { lines } = (await speaking(one, language, '/agreement/preview', preview))['data'].costs;
    return lines.find((line: Json) => line['code'] === 'answer_premium:test.extra').label;
  };
  const headings = await Promise.all(['en', 'fr', 'it', 'de'].map(labels));
  expect(new Set(headings).size).toBe(4);
});

test('the log contains no answers', async () => {
  await using one = await visitor(database.db);
  const canary = 'canary-7f3a';
  const answers = {
    ...twoLanguages,
    owner: `Owner ${canary}`,
    address: `Street ${canary}`,
    contact_email: `${canary}@mail.example`,
    website_url: `${canary}.example`,
  };
  const holder = await one.made(answers);
  await one.call('POST', '/agreement/preview', { type: 'TEST', answers, language: 'en' });
  await holder.update({ ...answers, contact_email: canary }, 1);
  await holder.update({ ...answers, people: 3 }, 1);
  await holder.process(await holder.order(), { token: canary });
  for (const what of ['details', 'sale-details', 'public-download-details'] as const) await holder.read(what);
  const { live_url: live, revision } = (await holder.read('details'))['data'];
  const of = `/agreement/update/preview/${holder.id}`;
  const preview = { type: 'TEST', answers: { ...answers, [canary]: canary }, edits: 'keep' };
  await one.call('POST', of, preview, holder.token);
  await one.call('POST', of, { ...preview, answers: { ...answers, owner: canary } }, holder.token);
  for (const what of ['details/update', 'versions', 'compare']) {
    const query = what === 'compare' ? '?from=1&to=1' : '';
    await one.call('GET', `/agreement/${what}/${holder.id}${query}`, undefined, holder.token);
  }
  await one.call('POST', `/agreement/restore/${holder.id}`, { number: 1, revision }, holder.token);
  for (const path of ['', '/en/v/1', '/en/changes/1/2']) {
    await one.app.inject({ url: `${new URL(live).pathname}${path}` });
  }
  const log = one.logged();
  expect(log).toContain('/agreement/update');
  for (const secret of [canary, holder.token, holder.id, live.split('/').at(-1)]) {
    expect(log).not.toContain(secret);
  }
});
