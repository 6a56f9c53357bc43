/** Every way to publish, where an organisation publishes nothing that nobody approved. */
import { readdir, readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { apiBase } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { complete, type Json, twoLanguages } from '../documents/agreements/testing/visitor.ts';
import { makeConsentPlan } from '../platform/http/testing/consent-rows.ts';
import { password } from '../platform/http/testing/route-world.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type Agency, agency, type CallAs, codeOf, decide, publish } from './testing/agency.ts';

const database = useTestDatabase();

/** The number of the version that visitors read; null where there is none. */
const served = async (id: string): Promise<number | null> => {
  const row = await database.db
    .selectFrom('agreements as a')
    .leftJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
    .select('v.number')
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  return row.number;
};
const made = async (call: CallAs, answers: object = complete): Promise<Json> =>
  (await call('POST', '/agreement/new', { request_id: randomUUID(), type: 'TEST', answers }))['data'] as Json;
const revisionOf = async (call: CallAs, id: string): Promise<number> =>
  (await call('GET', `/agreement/details/update/${id}`))['data'].revision as number;
const update = async (call: CallAs, id: string, more: object, path = '') => {
  const { revision, answers } = (await call('GET', `/agreement/details/update/${id}`))['data'];
  const body = { request_id: randomUUID(), type: 'TEST', answers: { ...answers, ...more }, revision };
  return call('POST', `/agreement/update${path}/${id}`, { ...body, edits: 'keep' });
};
const open = async (call: CallAs, id: string): Promise<Json> => {
  const { total } = (await call('POST', `/agreement/costs/${id}`, {}))['data'] as { total: number };
  return call('POST', '/transaction/new', {
    item_type: 'agreement',
    item_id: id,
    processor: 'sandbox',
    expected_total: total,
  });
};
async function approving(call: CallAs, of: string, id: string): Promise<string> {
  const { revision } = (await call('GET', `/${of}/approval/${id}`))['data'] as { revision: string };
  const seen = of === 'agreement' ? Number(revision) : revision;
  return codeOf(await call('POST', `/${of}/approval/${id}`, { revision: seen, approved: true }));
}
async function strict(): Promise<{ house: Agency; reviewer: CallAs }> {
  const house = await agency(database);
  const { call } = await house.join('reviewer');
  expect(await house.require(true)).toBe('ok');
  return { house, reviewer: call };
}

test('a new document waits, and so does an update, one of languages and one that is asked for again', async () => {
  const { house, reviewer } = await strict();
  await using _ = house;
  const { agreement_id: id, status } = await made(house.asOwner);
  expect([status, await served(id)]).toEqual(['unfinished', null]);
  expect(await approving(reviewer, 'agreement', id)).toBe('ok');
  // Nobody has to press it twice: the very same update again finds it approved.
  expect((await update(house.asOwner, id, {}))['data'].status).toBe('finalized');
  expect(await served(id)).toBe(1);

  expect((await update(house.asOwner, id, { owner: 'Neue GmbH' }))['data'].status).toBe('unfinished');
  expect((await update(house.asOwner, id, { owner: 'Neue GmbH' }))['data'].status).toBe('unfinished');
  const languages = { request_id: randomUUID(), languages: ['de'] };
  const revision = await revisionOf(house.asOwner, id);
  await house.asOwner('POST', `/agreement/translation/languages/${id}`, { ...languages, revision });
  expect(await served(id)).toBe(1);
  expect(await publish(house.asOwner, id)).toBe('approval-missing');
  expect(await approving(reviewer, 'agreement', id)).toBe('ok');
  expect(await publish(house.asOwner, id)).toBe('ok');
});

test('money is not taken for what may not be published, and what is paid for is', async () => {
  const { house, reviewer } = await strict();
  await using _ = house;
  const { agreement_id: id } = await made(house.asOwner, twoLanguages);
  expect(codeOf(await open(house.asOwner, id))).toBe('approval-missing');
  expect(await approving(reviewer, 'agreement', id)).toBe('ok');
  const { processing_path: path } = (await open(house.asOwner, id))['data'] as { processing_path: string };
  // Who declines while it is being paid is late.
  expect(await decide(reviewer, id, { approved: false })).toBe('ok');
  expect((await house.asOwner('POST', path, { outcome: 'approve' }))['data'].status).toBe('approved');
  expect(await served(id)).toBe(1);

  // Texts by hand: saved, changed again while they wait, declined, changed, approved.
  const save = (revision: number, markdown: string) =>
    house.asOwner('POST', `/agreement/translation/update/${id}`, {
      language: 'en',
      revision,
      clauses: [{ id: 'test.extra', markdown }],
    });
  const first = (await save(await revisionOf(house.asOwner, id), 'By hand.'))['data'];
  expect(first).toMatchObject({ saved: true, waits: true, number: 2 });
  expect(await served(id)).toBe(1);
  expect(await decide(reviewer, id, { approved: false, remark: 'Say more.' })).toBe('ok');
  expect((await save(first.revision, 'By hand, and more.'))['data']).toMatchObject({
    number: 3,
    waits: true,
  });
  expect(await publish(house.asOwner, id)).toBe('approval-missing');
  expect(await approving(reviewer, 'agreement', id)).toBe('ok');
  expect(await publish(house.asOwner, id)).toBe('ok');
  expect(await served(id)).toBe(3);

  // An older text waits; what is served already can be gone back to at once.
  const restore = async (number: number) =>
    (
      await house.asOwner('POST', `/agreement/restore/${id}`, {
        number,
        revision: await revisionOf(house.asOwner, id),
      })
    )['data'] as Json;
  expect(await restore(1)).toMatchObject({ waits: true, number: 4 });
  // It waits already.
  expect(await restore(1)).toMatchObject({ waits: true, number: 4 });
  expect(await served(id)).toBe(3);
  expect(await restore(3)).toMatchObject({ waits: false, number: 5 });
  expect(await served(id)).toBe(5);
});

test('a key cannot publish what nobody approved, neither by the API nor for an agent', async () => {
  const { house, reviewer } = await strict();
  await using _ = house;
  const wanted = { name: 'Deploy', scopes: ['read', 'write', 'publish'], websites: null, days: 30, password };
  const { secret } = (await house.asOwner('POST', '/customer/api-keys', wanted))['data'] as Json;
  const byKey: CallAs = async (method, path, body) => {
    const headers = { authorization: `Bearer ${secret}` };
    const payload = body && { payload: body };
    const reply = await house.world.app.inject({ method, url: `${apiBase}${path}`, headers, ...payload });
    return reply.json<Json>();
  };
  const { agreement_id: id, status } = await made(byKey);
  expect(status).toBe('unfinished');
  expect((await update(byKey, id, { owner: 'Neue GmbH' }))['data'].status).toBe('unfinished');
  expect(await served(id)).toBe(null);
  expect(codeOf(await byKey('POST', `/agreement/approval/${id}`, { revision: 2, approved: true }))).toBe(
    'key-not-accepted',
  );
  expect((await byKey('POST', `/agreement/approval/ask/${id}`))['data']).toEqual({ asked: 2 });
  expect(await approving(reviewer, 'agreement', id)).toBe('ok');
  expect((await update(byKey, id, {}))['data'].status).toBe('finalized');
});

test('a banner is published only as it was approved, however little changes', async () => {
  const { house, reviewer } = await strict();
  await using _ = house;
  const body = { request_id: randomUUID(), site_url: 'shop.example' };
  const id = (await house.asOwner('POST', '/privacy-consent/new', body))['data'].id as string;
  await makeConsentPlan(database, { id: house.id }, id);
  const press = async (more = {}) =>
    codeOf(await house.asOwner('POST', `/privacy-consent/publish/${id}`, more));
  const read = async (call: CallAs) => (await call('GET', `/privacy-consent/approval/${id}`))['data'] as Json;
  expect(await press()).toBe('approval-missing');
  const before = await read(house.asOwner);
  expect(before).toMatchObject({ state: 'open', own: true, may_decide: false });
  expect(await read(reviewer)).toMatchObject({ own: false, may_decide: true });
  const own = { revision: before['revision'], approved: true };
  expect(codeOf(await house.asOwner('POST', `/privacy-consent/approval/${id}`, own))).toBe('approval-own');
  expect(await approving(reviewer, 'privacy-consent', id)).toBe('ok');
  await house.asOwner('POST', `/privacy-consent/additional-domain/add/${id}`, { domain: 'other.example' });
  expect(await press()).toBe('approval-missing');
  expect(codeOf(await reviewer('POST', `/privacy-consent/approval/${id}`, own))).toBe('revision-changed');
  expect((await read(reviewer))['decisions']).toMatchObject([{ approved: true, current: false }]);
  expect(await approving(reviewer, 'privacy-consent', id)).toBe('ok');
  // On and off is no change of what visitors read.
  await house.asOwner('PUT', `/privacy-consent/active-toggle/${id}`, { active: true });
  expect(await press()).toBe('ok');
  expect(await read(reviewer)).toMatchObject({ state: null, revision: null, may_decide: false });
  // What visitors are shown already may be asked for again.
  expect(await press({ ask_again: true })).toBe('ok');
});

test('who does not require it publishes as before, and a decline is for information', async () => {
  await using house = await agency(database);
  const reviewer = await house.join('reviewer');
  const id = await house.document();
  expect(await decide(reviewer.call, id, { approved: false })).toBe('ok');
  expect(await publish(house.asOwner, id)).toBe('ok');
  expect((await made(house.asOwner))['status']).toBe('finalized');
});

test('nothing else makes a version the one that is served, or a draft the banner of a site', async () => {
  const source = new URL('../', import.meta.url);
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)(testing|migrations)\//.test(file),
  );
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(new URL(file, source), 'utf8');
    // But for what only reads, a schema, and a refund, which goes back to what was served before.
    if (
      /current_version_id: (?!null|Nullable)|insertInto\('(banner_versions|served_versions)'\)|clearedAsServed|clearedBeforePayment/.test(
        text,
      )
    ) {
      found.push(file);
    }
  }
  expect(found.toSorted()).toMatchInlineSnapshot(`
    [
      "approvals/clearance.ts",
      "billing/checkout/open-transaction.ts",
      "billing/settlement/finalize-sale.ts",
      "billing/settlement/revoke-store.ts",
      "consent/consents/banner-version-store.ts",
      "consent/consents/publish-banner.ts",
      "documents/records/agreement-store.ts",
      "documents/records/served-version-store.ts",
      "documents/versions/restore-version.ts",
      "personal-data/archive-entries.ts",
    ]
  `);
});
