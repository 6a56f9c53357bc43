import { expect, test } from 'vitest';
import { complete, type Json, twoLanguages, type Visitor, visitor } from './testing/visitor.ts';
import { makeAgreement } from '../../testing/factories.ts';
import { countedQueries } from '../../testing/counted-queries.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { endAllSessions } from '../../customers/sessions/operate-accounts.ts';
import { endOtherSessions } from '../../customers/sessions/own-sessions.ts';
import { readOwnAgreements } from './own-agreements.ts';
import { hashIn, type Person, person, post, send } from '../../customers/accounts/testing/people.ts';

const database = useTestDatabase();

const list = async (one: Visitor, { bearer }: Person, path = 'all', query = '') =>
  (await send(one, 'GET', `/customer/agreements/${path}${query}`, undefined, { bearer })).json['data'];
const claim = async (one: Visitor, { bearer }: Person, agreements: object[]) =>
  (await post(one, '/customer/claim-agreements', { agreements }, { bearer })).json['data'].claimed;
const proofOf = ({ agreement_id, access_token }: Json) => ({ agreement_id, token: access_token });

async function generated(one: Visitor, answers: object, who?: Person): Promise<Json> {
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers };
  return (await post(one, '/agreement/new', body, { bearer: who?.bearer })).json['data'] as Json;
}

test('an agreement created in a session belongs to the account at once, with its site', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example', { confirmed: false });
  const made = await generated(one, complete, ada);
  expect(await list(one, ada)).toMatchObject({
    total: 1,
    agreements: [{ agreement_id: made['agreement_id'] }],
  });
  const sites = await database.db.selectFrom('sites').select('owner_id').execute();
  expect(sites).toEqual([{ owner_id: ada.id }]);
});

test('lists contain one’s own agreements, newest first, paginated, unpaid ones separate', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  await generated(one, complete, bob);
  await generated(one, complete);
  const ids: string[] = [];
  for (const answers of [complete, twoLanguages, complete, twoLanguages, complete]) {
    one.clock.advance(1000);
    ids.unshift((await generated(one, answers, ada))['agreement_id']);
  }
  const all = await list(one, ada);
  expect(all.total).toBe(5);
  expect(all.agreements.map((row: Json) => row['agreement_id'])).toEqual(ids);
  expect(all.agreements[1]).toMatchObject({
    type: 'TEST',
    status: 'unfinished',
    premium: true,
    edited: false,
    site_url: 'https://shop.example',
  });
  expect(all.agreements[0]).toMatchObject({ status: 'finalized', premium: false });
  const second = await list(one, ada, 'all', '?page=2&per_page=2');
  expect(second.agreements.map((row: Json) => row['agreement_id'])).toEqual(ids.slice(2, 4));
  expect(await list(one, ada, 'all', '?page=9')).toEqual({ agreements: [], total: 5 });
  const unpaid = await list(one, ada, 'unpaid');
  expect(unpaid.total).toBe(2);
  expect(unpaid.agreements.map((row: Json) => row['agreement_id'])).toEqual([ids[1], ids[3]]);
});

test('a list needs as many queries however long it is', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const counted = countedQueries(database.db);
  const read = async () => {
    const session = { id: ada.id, customerId: ada.id, role: 'customer', language: 'en' } as const;
    let listed = 0;
    const asked = await counted.during(async () => {
      const found = await readOwnAgreements(
        { ...one.ports, db: counted.db },
        { session, query: { per_page: '100' }, unpaid: false },
      );
      listed = found.ok ? found.value.agreements.length : 0;
    });
    return [listed, asked];
  };
  await makeAgreement(database.db, { owner_id: ada.id });
  // Two for the list, three for what the unfinished ones wait for.
  expect(await read()).toEqual([1, 5]);
  for (let index = 0; index < 29; index += 1) await makeAgreement(database.db, { owner_id: ada.id });
  expect(await read()).toEqual([30, 5]);
});

test('a visitor’s agreements are claimed by their tokens, which afterwards only download', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example', { confirmed: false });
  const [first, second] = [await generated(one, complete), await generated(one, twoLanguages)];
  const claims = [proofOf(first), proofOf(second)];
  const ids = [String(first['agreement_id']), String(second['agreement_id'])].toSorted();
  expect((await claim(one, ada, claims)).toSorted()).toEqual(ids);
  // Said again, by the next log-in.
  expect((await claim(one, ada, claims)).toSorted()).toEqual(ids);
  expect((await list(one, ada)).total).toBe(2);
  const codes = async (path: string) => {
    const url = `/agreement/${path}/${first['agreement_id']}`;
    const byToken = await send(one, 'GET', url, undefined, { agreement: first['access_token'] });
    const byOwner = await send(one, 'GET', url, undefined, { bearer: ada.bearer });
    return [byToken.code, byOwner.code];
  };
  expect(await codes('details')).toEqual(['no-access', null]);
  expect(await codes('public-download-details')).toEqual([null, null]);
  expect(await claim(one, ada, [])).toEqual([]);
});

test('foreign, unproven, deleted or unknown agreements are not claimed', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  const [bobs, free, gone] = [
    await generated(one, complete),
    await generated(one, complete),
    await generated(one, complete),
  ];
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: one.clock() })
    .where('id', '=', gone['agreement_id'])
    .execute();
  await claim(one, bob, [proofOf(bobs)]);
  const claims = [
    proofOf(bobs),
    { agreement_id: free['agreement_id'], token: bobs['access_token'] },
    { agreement_id: free['agreement_id'], token: '' },
    proofOf(gone),
    { agreement_id: 'x'.repeat(22), token: free['access_token'] },
  ];
  expect(await claim(one, ada, claims)).toEqual([]);
  expect((await list(one, ada)).total).toBe(0);
  expect((await list(one, bob)).total).toBe(1);
});

test('of two accounts claiming the same agreement concurrently one gets it', async () => {
  await using one = await visitor(database.db);
  const [ada, bob] = [await person(one, 'ada@shop.example'), await person(one, 'bob@shop.example')];
  const made = await Promise.all([generated(one, complete), generated(one, complete)]);
  const proofs = made.map(proofOf);
  const claimed = await Promise.all([
    claim(one, ada, proofs),
    claim(one, bob, proofs.toReversed()),
    claim(one, ada, proofs.toReversed()),
  ]);
  const [adas, bobs] = [(await list(one, ada)).total, (await list(one, bob)).total];
  expect(adas + bobs).toBe(2);
  expect([claimed[0].length, claimed[1].length]).toEqual([adas, bobs]);
});

test('an agreement opens only in its owner’s session', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  const made = await generated(one, complete);
  await claim(one, ada, [proofOf(made)]);
  const id = made['agreement_id'];
  const read = async (what: string, proofs: object) =>
    (await send(one, 'GET', `/agreement/${what}/${id}`, undefined, proofs)).code;
  for (const what of ['details', 'sale-details', 'download-details']) {
    expect(await read(what, { bearer: ada.bearer })).toBeNull();
    expect(await read(what, { bearer: bob.bearer })).toBe('other-account');
    expect(await read(what, { bearer: bob.bearer, agreement: made['access_token'] })).toBe('other-account');
  }
  expect(await read('details', {})).toBe('no-access');
  expect(await read('download-details', { agreement: made['access_token'] })).toBe('not-authenticated');
  const free = await generated(one, complete);
  const foreign = await send(one, 'GET', `/agreement/details/${free['agreement_id']}`, undefined, {
    bearer: bob.bearer,
  });
  expect(foreign.code).toBe('no-access');
});

test('an unconfirmed owner may read, pay and download, but not change', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example', { confirmed: false });
  const { bearer } = ada;
  const made = await generated(one, twoLanguages, ada);
  const id = made['agreement_id'];
  const total = made['costs'].total;
  const order = { item_type: 'agreement', item_id: id, processor: 'sandbox', expected_total: total };
  const opened = await post(one, '/transaction/new', order, { bearer });
  const path = opened.json['data'].processing_path;
  expect((await post(one, path, { token: 'approve' }, { bearer })).json['data'].status).toBe('approved');
  expect((await post(one, '/agreement/generate-files', { agreement_id: id }, { bearer })).code).toBeNull();
  const details = await send(one, 'GET', `/agreement/download-details/${id}`, undefined, { bearer });
  expect(details.json['data'].languages).toHaveLength(2);
  const update = {
    request_id: crypto.randomUUID(),
    type: 'TEST',
    answers: complete,
    revision: 1,
    edits: 'reset',
  };
  const refused = await post(one, `/agreement/update/${id}`, update, { bearer });
  expect(refused.json).toMatchObject({ success: false, forbidden: { reason: 'email-not-confirmed' } });
});

test('an owner uses the session alone and gets no token', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const made = await generated(one, complete, ada);
  const update = {
    request_id: crypto.randomUUID(),
    type: 'TEST',
    answers: { ...complete, owner: 'Neue AG' },
    revision: 1,
    edits: 'reset',
  };
  const { bearer } = ada;
  const updated = await post(one, `/agreement/update/${made['agreement_id']}`, update, { bearer });
  expect(updated.json['data']).toMatchObject({ access_token: null, status: 'finalized' });
  expect(made['access_token']).toBeNull();
});

test.each([
  [
    'the owner ends all other sessions',
    async ({ ports }: Visitor, { id }: Person) => {
      const session = { id: 'this one', customerId: id, role: 'customer', language: 'en' } as const;
      return (await endOtherSessions(ports, session)).ok;
    },
  ],
  [
    'the operator ends them',
    async ({ ports }: Visitor, { email }: Person) => (await endAllSessions(ports, email)).ok,
  ],
  [
    'the password is reset',
    async (one: Visitor, { email }: Person) => {
      await post(one, '/customer/forgot-password', { email });
      const reset_password_hash = await hashIn(one, email, 'reset');
      const body = { reset_password_hash, newpassword: 'Regen-am-Morgen-8' };
      return (await post(one, '/customer/reset-password', body)).json['success'] === true;
    },
  ],
])('once %s an earlier token can no longer download', async (_, end) => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const [claimed, other] = [await generated(one, complete), await generated(one, complete)];
  await claim(one, ada, [proofOf(claimed)]);
  const download = async (of: Json) =>
    (
      await send(one, 'GET', `/agreement/public-download-details/${of['agreement_id']}`, undefined, {
        agreement: of['access_token'],
      })
    ).code;
  expect([await download(claimed), await download(other)]).toEqual([null, null]);
  expect(await end(one, ada)).toBe(true);
  expect([await download(claimed), await download(other)]).toEqual(['no-access', null]);
});
