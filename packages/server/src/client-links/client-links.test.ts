import { memberRoles } from '@clausewright/contract';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { removeExpired } from '../customers/sessions/expired-rows-store.ts';
import type { Json } from '../documents/agreements/testing/visitor.ts';
import { agency, type Agency, type CallAs, change, codeOf } from '../reviews/testing/agency.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { ensureWebsite } from '../websites/website-store.ts';
import { changeOwner, makeRoom } from '../website-pages/website-move-store.ts';

const database = useTestDatabase();

const day = 86_400_000;
const ask = (question: string, agreement_id: string | null = null, options?: string[]) => ({
  type: 'TEST',
  question,
  agreement_id,
  ...(options && { options }),
});

async function world(house: Agency) {
  const agreement = await house.document();
  const website = (await house.asOwner('GET', '/website/list'))['data'].websites[0].id as string;
  const make = async (questions: object[], call: CallAs = house.asOwner, days = 30): Promise<Json> =>
    call('POST', `/website/client-links/${website}`, { asker: 'Nordlicht', days, questions });
  const visitor: CallAs = async (method, path, body) =>
    (
      await house.world.app.inject({
        method,
        url: `/api/v1${path}`,
        ...(body !== undefined && { payload: body }),
      })
    ).json<Json>();
  const open = (token: string) => visitor('POST', '/client-link/open', { token });
  const send = (token: string, answers: object, more: object = {}) =>
    visitor('POST', '/client-link/answer', {
      token,
      request_id: randomUUID(),
      answers: { TEST: answers },
      ...more,
    });
  const listed = async (call: CallAs = house.asOwner) => call('GET', `/website/client-links/${website}`);
  const letters = () =>
    database.db.selectFrom('outbox').selectAll().where('message', '=', 'client-answers').execute();
  return { agreement, website, make, visitor, open, send, listed, letters };
}

async function kindsOf(house: Agency): Promise<string[]> {
  const { entries } = (await house.asOwner('GET', '/activity/list'))['data'];
  return (entries as { kind: string }[]).map(({ kind }) => kind);
}

test('a client without an account answers what is open, and whoever asked sees it and is told', async () => {
  await using house = await agency(database);
  const editor = await house.join('editor');
  const { make, open, send, listed, letters, website } = await world(house);
  const made = await make([ask('owner'), ask('minors'), ask('agreement_for', null, ['app'])], editor.call);
  const { token, link } = made['data'];
  expect(token).toMatch(/^[\w-]{43}$/);

  const opened = (await open(token))['data'];
  expect(opened).toEqual({
    key: expect.stringMatching(/^[\w-]{22}$/),
    website: 'shop.example',
    asker: 'Nordlicht',
    expires_at: link.expires_at,
    questions: [
      { type: 'TEST', question: 'owner', state: 'open' },
      { type: 'TEST', question: 'minors', state: 'open' },
      { type: 'TEST', question: 'agreement_for', options: ['app'], state: 'open' },
    ],
  });
  const sent = await send(token, { minors: 'yes', minimum_age: 14 }, { remark: ' Ask Bob for the rest. ' });
  expect(codeOf(sent)).toBe('ok');
  // Whoever else has the link learns that there is an answer, and not which.
  expect(JSON.stringify((await open(token))['data'])).not.toMatch(/14|Bob|yes/);
  expect(codeOf(await send(token, { minors: 'unknown' }))).toBe('ok');
  expect(codeOf(await send(token, { agreement_for: 'app', store: 'apple' }))).toBe('ok');

  const { links, may_change } = (await listed())['data'];
  expect(may_change).toBe(true);
  expect(links).toMatchObject([
    {
      state: 'open',
      questions: [
        { question: 'owner', given: null },
        { question: 'minors', given: { minors: 'unknown' }, taken_at: null },
        { question: 'agreement_for', given: { agreement_for: 'app', store: 'apple' } },
      ],
      remarks: [{ said: 'Ask Bob for the rest.' }],
    },
  ]);
  const [letter] = await letters();
  expect(letter?.recipient).toBe(editor.email);
  expect(JSON.stringify(letter?.facts)).toContain(`/profile/sites/${website}?ask=client`);
  expect(JSON.stringify(letter?.facts)).not.toMatch(/Bob|minors/);
  expect(await kindsOf(house)).toEqual(
    expect.arrayContaining(['client-link-made', 'client-answers-received']),
  );
});

test('what is sent twice counts once, and what is sent in parts is all there', async () => {
  await using house = await agency(database);
  const { make, send, listed, letters } = await world(house);
  const { token } = (await make([ask('owner'), ask('address')]))['data'];
  const request_id = randomUUID();
  const repeated = () => send(token, { owner: 'Ada' }, { request_id, remark: 'First part.' });
  const both = await Promise.all([repeated(), repeated()]);
  expect(both.map(codeOf)).toEqual(['ok', 'ok']);
  await send(token, { address: 'Weg 1' });
  expect(codeOf(await repeated())).toBe('ok');
  const [link] = (await listed())['data'].links;
  expect(link.questions.map(({ given }: Json) => given)).toEqual([{ owner: 'Ada' }, { address: 'Weg 1' }]);
  expect(link.remarks).toHaveLength(1);
  expect(await letters()).toHaveLength(2);
});

test('only what was asked is taken, within its bounds', async () => {
  await using house = await agency(database);
  const { make, send, agreement } = await world(house);
  const { token } = (await make([ask('contact_email'), ask('agreement_for', null, ['app'])]))['data'];
  expect(codeOf(await send(token, { owner: 'Ada' }))).toBe('answers-invalid');
  expect(codeOf(await send(token, { contact_email: 'nobody' }))).toBe('answers-invalid');
  expect(codeOf(await send(token, { agreement_for: 'website' }))).toBe('answers-invalid');
  expect(codeOf(await send(token, {}))).toBe('answers-invalid');
  expect(codeOf(await send(token, {}, { remark: 'x'.repeat(2001) }))).not.toBe('ok');
  const large = (await make([ask('address')]))['data'].token;
  expect(codeOf(await send(large, { address: 'x'.repeat(70_000) }))).not.toBe('ok');
  expect(codeOf(await make([ask('nothing')]))).toBe('answers-invalid');
  expect(codeOf(await make([ask('agreement_for', null, ['boat'])]))).toBe('answers-invalid');
  // Which states there are depends on what is not told; promises are for the owner.
  expect(codeOf(await make([ask('state')]))).toBe('answers-invalid');
  expect(codeOf(await make([ask('owner', 'a'.repeat(22))]))).toBe('not-found');
  expect(codeOf(await make([ask('owner', agreement)]))).toBe('ok');
});

test('the token is stored nowhere, and ends with its time, by a press, or by the next one', async () => {
  await using house = await agency(database);
  const { make, open, send, website } = await world(house);
  const { token, link } = (await make([ask('owner')], house.asOwner, 7))['data'];
  const { key } = (await open(token))['data'];
  const rows = await database.db.selectFrom('client_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(await database.db.selectFrom('outbox').selectAll().execute())).not.toContain(token);
  const on = (path: string, body: object) =>
    house.asOwner('POST', `/website/client-links/${path}/${website}`, { link: link.id, ...body });

  const renewed = (await on('renew', { days: 7 }))['data'].token;
  expect(codeOf(await open(token))).toBe('client-link-unknown');
  // What was typed and not sent is found again behind the new address.
  expect((await open(renewed))['data'].key).toBe(key);
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(codeOf(await on('revoke', {}))).toBe('ok');
  expect(codeOf(await open(renewed))).toBe('client-link-revoked');
  expect(codeOf(await send(renewed, { owner: 'Ada' }))).toBe('client-link-revoked');
  const again = (await on('renew', { days: 7 }))['data'].token;
  expect(codeOf(await open(again))).toBe('ok');
  house.world.clock.advance(7 * day);
  const late = await open(again);
  expect(codeOf(late)).toBe('client-link-expired');
  expect(JSON.stringify(late)).not.toMatch(/Nordlicht|shop/);
  expect(codeOf(await send(again, { owner: 'Ada' }))).toBe('client-link-expired');
  expect(codeOf(await on('renew', { days: 31 }))).not.toBe('ok');

  await removeExpired(database.db, new Date(house.world.ports.clock().getTime() + 31 * day));
  expect(await database.db.selectFrom('client_links').selectAll().execute()).toEqual([]);
});

test('what was answered meanwhile is said so, and an answer is taken over once it was read', async () => {
  await using house = await agency(database);
  const { make, open, send, listed, agreement, website } = await world(house);
  const { token, link } = (await make([ask('owner', agreement), ask('contact_phone', agreement)]))['data'];
  const states = async () =>
    (await open(token))['data'].questions.map(({ state }: { state: string }) => state);
  expect(await states()).toEqual(['open', 'open']);
  expect(await change(house.asOwner, agreement, 'Neue GmbH')).toBe('ok');
  expect(await states()).toEqual(['settled', 'open']);

  // Nothing that was typed meanwhile is lost, and no document changes by it.
  expect(codeOf(await send(token, { owner: 'Ada', contact_phone: '+49 89 1' }))).toBe('ok');
  const details = (await house.asOwner('GET', `/agreement/details/update/${agreement}`))['data'];
  expect(details.answers).toMatchObject({ owner: 'Neue GmbH' });
  expect(details.answers).not.toHaveProperty('contact_phone');

  const [seen] = (await listed())['data'].links;
  const phone = seen.questions[1];
  const take = (given_at: string) =>
    house.asOwner('POST', `/website/client-links/take/${website}`, {
      link: link.id,
      type: 'TEST',
      answers: [{ question: 'contact_phone', given_at }],
    });
  house.world.clock.advance(1000);
  await send(token, { contact_phone: '+49 89 2' });
  expect(codeOf(await take(phone.given_at))).toBe('client-answers-changed');
  const [now] = (await listed())['data'].links;
  expect(codeOf(await take(now.questions[1].given_at))).toBe('ok');
  expect(await states()).toEqual(['settled', 'settled']);
  expect(await kindsOf(house)).toContain('client-answers-taken');
  // A later answer waits to be read again.
  await send(token, { contact_phone: '+49 89 3' });
  expect((await listed())['data'].links[0].questions[1]).toMatchObject({ taken_at: null });
});

test('what a deleted document was to say is no longer needed, and nobody is said to know it', async () => {
  await using house = await agency(database);
  const { make, open, send, agreement } = await world(house);
  const { token } = (await make([ask('owner', agreement), ask('contact_phone', agreement)]))['data'];
  expect(codeOf(await send(token, { owner: 'Ada' }))).toBe('ok');
  await database.db.updateTable('agreements').set({ deleted_at: house.world.ports.clock() }).execute();
  const { questions } = (await open(token))['data'];
  expect(questions).toMatchObject([{ state: 'dropped' }, { state: 'dropped' }]);
});

test('what hangs on another question that is asked is asked there alone', async () => {
  await using house = await agency(database);
  const { make, open, send } = await world(house);
  const { token } = (await make([ask('minors'), ask('minimum_age')]))['data'];
  expect((await open(token))['data'].questions).toMatchObject([{ question: 'minors' }]);
  const sent = await send(token, { minors: 'yes', minimum_age: 14 });
  expect(sent['data'].questions).toMatchObject([{ question: 'minors', state: 'answered' }]);
});

test('a link is deleted with its answers before its time, and another link stays', async () => {
  await using house = await agency(database);
  const { make, open, send, listed, website } = await world(house);
  const { token, link } = (await make([ask('owner')]))['data'];
  const other = (await make([ask('minors')]))['data'];
  expect(codeOf(await send(token, { owner: 'Ada' }, { remark: 'Ask Bob.' }))).toBe('ok');
  expect(codeOf(await send(other.token, { minors: 'yes' }))).toBe('ok');
  const remove = () =>
    house.asOwner('POST', `/website/client-links/revoke/${website}`, { link: link.id, delete: true });
  const removed = await remove();
  expect(codeOf(removed)).toBe('ok');
  expect(removed['data'].link).toBeNull();
  expect(codeOf(await open(token))).toBe('client-link-unknown');
  expect((await listed())['data'].links).toMatchObject([{ id: other.link.id }]);
  for (const table of ['client_answers', 'client_sendings'] as const) {
    const rows = await database.db.selectFrom(table).select('link_id').execute();
    expect(rows).toEqual([{ link_id: other.link.id }]);
  }
  expect(codeOf(await remove())).toBe('not-found');
  expect(await kindsOf(house)).toContain('client-link-revoked');
});

test.each(memberRoles)('what a member in the role %s may of it', async (role) => {
  await using house = await agency(database);
  const { make, listed, website } = await world(house);
  const { link } = (await make([ask('owner')]))['data'];
  const one = await house.join(role, role === 'client' ? [website] : undefined);
  const works = role === 'owner' || role === 'editor';
  const sees = works || role === 'reviewer';
  const list = await listed(one.call);
  expect(codeOf(list)).toBe(sees ? 'ok' : 'member-role');
  if (sees) expect(list['data'].may_change).toBe(works);
  const page = await one.call('GET', `/website/page/${website}`);
  expect(page['data'].client_links).toBe(works ? 'make' : sees ? 'see' : 'none');
  expect(codeOf(await make([ask('owner')], one.call))).toBe(works ? 'ok' : 'member-role');
  for (const path of ['renew', 'revoke']) {
    const body = { link: link.id, ...(path === 'renew' && { days: 1 }) };
    const reply = await one.call('POST', `/website/client-links/${path}/${website}`, body);
    expect(codeOf(reply)).toBe(works ? 'ok' : 'member-role');
  }
});

test('neither another account nor a member of other websites reaches it, and one link is opened so often', async () => {
  await using house = await agency(database);
  const { make, listed, open, website } = await world(house);
  const { token } = (await make([ask('owner')]))['data'];
  const elsewhere = await house.join('editor', ['a'.repeat(22)]);
  expect(codeOf(await listed(elsewhere.call))).toBe('member-website');
  expect(codeOf(await make([ask('owner')], elsewhere.call))).toBe('member-website');
  const stranger = await house.world.join('stranger', true);
  const reply = await house.world.app.inject({
    url: `/api/v1/website/client-links/${website}`,
    headers: { authorization: `Bearer ${stranger.bearer}` },
  });
  expect(codeOf(reply.json<Json>())).toBe('not-found');
  const { rateLimits } = house.world.app;
  const [{ id } = { id: '' }] = await database.db.selectFrom('client_links').select('id').execute();
  for (let count = 0; count < 200; count += 1) await rateLimits.spendByObject('client-link', id);
  expect(codeOf(await open(token))).toBe('limited');
});

test('a website that moves to another account leaves its links behind', async () => {
  await using house = await agency(database);
  const { make, open, website } = await world(house);
  const { token } = (await make([ask('owner')]))['data'];
  const { id: to } = await house.world.join('buyer', true);
  const way = { from: house.id, to, author: null, now: new Date(0) };
  const held = { id: website, kind: 'website', name: 'kiln.example' } as const;
  await database.db.updateTable('websites').set({ name: held.name }).where('id', '=', website).execute();
  await database.db.transaction().execute(async (trx) => {
    expect(await makeRoom(trx, held, way)).toBe(true);
    await changeOwner(trx, held, way);
  });
  expect(codeOf(await open(token))).toBe('client-link-unknown');
});

test('a website that arrives leaves the links and answers alone that the account has about the same one', async () => {
  await using house = await agency(database);
  const { make, open, send, listed, website } = await world(house);
  const { token, link } = (await make([ask('owner')]))['data'];
  await database.db.updateTable('agreements').set({ deleted_at: house.world.ports.clock() }).execute();
  expect(codeOf(await send(token, { owner: 'Ada' }))).toBe('ok');
  const { id: from } = await house.world.join('seller', true);
  const { name, kind } = await database.db
    .selectFrom('websites')
    .select(['name', 'kind'])
    .where('id', '=', website)
    .executeTakeFirstOrThrow();
  const arrived = await database.db.transaction().execute(async (trx) => {
    const now = house.world.ports.clock();
    const id = await ensureWebsite(trx, from, { kind, name, now });
    const way = { from, to: house.id, author: null, now };
    expect(await makeRoom(trx, { id, kind, name }, way)).toBe(true);
    await changeOwner(trx, { id, kind, name }, way);
    return id;
  });
  expect(codeOf(await open(token))).toBe('ok');
  const { links } = (await house.asOwner('GET', `/website/client-links/${arrived}`))['data'];
  expect(links).toMatchObject([{ id: link.id, questions: [{ given: { owner: 'Ada' } }] }]);
  expect(codeOf(await listed())).toBe('not-found');
});

test('a link takes no more sendings than fifty, and a website no more links than twenty', async () => {
  await using house = await agency(database);
  const { make, send, website } = await world(house);
  const { token, link } = (await make([ask('owner')]))['data'];
  const rows = Array.from({ length: 50 }, () => ({
    link_id: link.id,
    request_id: randomUUID(),
    at: new Date(0),
  }));
  await database.db.insertInto('client_sendings').values(rows).execute();
  expect(codeOf(await send(token, { owner: 'Ada' }))).toBe('client-link-full');
  const path = `/website/client-links/renew/${website}`;
  const renewed = await house.asOwner('POST', path, { link: link.id, days: 7 });
  expect(codeOf(await send(renewed['data'].token, { owner: 'Ada' }))).toBe('ok');
  for (let count = 1; count < 20; count += 1) expect(codeOf(await make([ask('owner')]))).toBe('ok');
  expect(codeOf(await make([ask('owner')]))).toBe('client-links-too-many');
});
