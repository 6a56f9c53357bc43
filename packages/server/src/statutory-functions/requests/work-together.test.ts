/** Notes and assignment: several people of one organisation deal with requests, and no visitor hears of it. */
import { randomUUID } from 'node:crypto';
import type { OpenRequest, RequestDesk, VisitorRequest } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { deleteMember, insertMember, updateMember } from '../../customers/organisations/member-store.ts';
import { acting, codeOf, organisationOf } from '../../customers/organisations/testing/organisation.ts';
import type { Customer, Reply } from '../../customers/sessions/testing/customer.ts';
import { readRequestDesks } from '../../personal-data/export-request-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { remindOwners } from './remind-owners.ts';
import { ada, deskWorld, makePolicy } from './testing/desk.ts';

const database = useTestDatabase();
const day = 86_400_000;

/** An organisation with a desk, an objection to it, and two colleagues of whom one looks only. */
async function agency() {
  const world = await deskWorld(database.db);
  const { service: shop, owner } = world;
  const organisation = await organisationOf(owner);
  let session: Customer = owner;
  /** Logs in anew where the clock ended the session. */
  const call: Customer['call'] = async (...given) => {
    const reply = await acting(shop, session, organisation)(...given);
    if (reply.status !== 401) return reply;
    session = await shop.logIn(session);
    return acting(shop, session, organisation)(...given);
  };
  const { websiteId } = await makePolicy(database.db, organisation, {
    laws: ['gdpr'],
    name: 'agency.example',
  });
  const { json } = await call('PUT', `/requests/desk/${websiteId}`, {
    trader: 'Agentur',
    email: 'desk@agency.example',
    active: true,
  });
  const { url } = json['data'].desk as RequestDesk;
  const path = `${new URL(url).pathname}/en`;
  const form = await world.ask('GET', path);
  const formKey = /name="key" value="([\w-]*)"/.exec(form.body)?.[1] ?? '';
  await shop.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      key: formKey,
      kind: 'objection',
      said: 'Stop it.',
      email: ada,
    }).toString(),
  });
  const colleague = async (role: 'editor' | 'reviewer', websites: string[] | null = null) => {
    const one = await shop.customer({ email: `${role}-${randomUUID()}@agency.example` });
    await database.db.transaction().execute((trx) =>
      insertMember(trx, {
        organisationId: organisation,
        personId: one.id,
        role,
        websiteIds: websites,
        now: shop.clock(),
      }),
    );
    return { ...one, call: acting(shop, one, organisation) };
  };
  /** One that programs of the organisation call with. */
  const key = async (scopes: string[]) => {
    const wanted = { name: 'Desk', scopes, websites: null, days: 30, password: owner.password };
    const made = await call('POST', '/customer/api-keys', wanted);
    return { secret: made.json['data'].secret as string };
  };
  const list = async () => {
    const answer = await call('GET', `/requests/list/${websiteId}`);
    return answer.json['data'].requests as VisitorRequest[];
  };
  const [{ request_id: id } = { request_id: '' }] = await list();
  const one = async () => {
    const answer = await call('GET', `/requests/one/${websiteId}/${id}`);
    return answer.json['data'] as { request: OpenRequest; colleagues: { id: string; email: string }[] };
  };
  return {
    world,
    shop,
    organisation,
    websiteId,
    id,
    call,
    colleague,
    key,
    list,
    one,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

test('notes are added in their order, once each, by whoever may, and no letter and no page has them', async () => {
  await using here = await agency();
  const path = `/requests/note/${here.websiteId}/${here.id}`;
  const editor = await here.colleague('editor');
  const reviewer = await here.colleague('reviewer');
  const first = { note_id: randomUUID(), said: 'Is this the man who called?' };
  await editor.call('POST', path, first);
  expect(codeOf(await editor.call('POST', path, first))).toBe('ok');
  await here.call('POST', path, { note_id: randomUUID(), said: 'Yes.\n<b>Sure</b>' });
  expect(
    (await reviewer.call('POST', path, { note_id: randomUUID(), said: 'Me too.' })).json['forbidden'],
  ).toBeDefined();
  expect((await here.one()).request.notes).toMatchObject([
    { author: editor.email, said: 'Is this the man who called?' },
    { author: here.world.owner.email, said: 'Yes.\n<b>Sure</b>' },
  ]);
  // Seen by who looks, and by nobody of another account.
  const seen = await reviewer.call('GET', `/requests/one/${here.websiteId}/${here.id}`);
  expect((seen.json['data'].request as OpenRequest).notes).toHaveLength(2);
  const eve = await here.shop.customer({ email: 'eve@other.example' });
  expect(codeOf(await eve.call('POST', path, { note_id: randomUUID(), said: 'x' }))).toBe('not-found');
  await here.call('POST', `/requests/answer/${here.websiteId}/${here.id}`, { act: 'done' });
  const letters = await database.db.selectFrom('outbox').select(['facts', 'text']).execute();
  expect(JSON.stringify(letters)).not.toContain('the man who called');
  const link = (await here.world.letter(ada, 'request-answered'))['link'];
  expect((await here.world.ask('GET', new URL(String(link)).pathname)).body).not.toContain('Sure');
  // Also after the answer.
  expect(codeOf(await here.call('POST', path, { note_id: randomUUID(), said: 'He called again.' }))).toBe(
    'ok',
  );
});

test('a note by a key of an organisation is of the organisation, and names no address', async () => {
  await using here = await agency();
  const { secret } = await here.key(['read', 'write']);
  const path = `/requests/note/${here.websiteId}/${here.id}`;
  const noted = await here.shop.call(
    'POST',
    path,
    { note_id: randomUUID(), said: 'By machine.' },
    { token: secret },
  );
  expect(codeOf(noted)).toBe('ok');
  expect((await here.one()).request.notes).toMatchObject([{ author: 'Nordlicht', said: 'By machine.' }]);
  const [desk] = await readRequestDesks(database.db, here.organisation);
  expect(desk?.requests[0]?.notes).toMatchObject([{ author: 'Nordlicht' }]);
});

test('who else is in the organisation is told to whoever may assign alone', async () => {
  await using here = await agency();
  const [editor, reviewer] = [await here.colleague('editor'), await here.colleague('reviewer')];
  const path = `/requests/one/${here.websiteId}/${here.id}`;
  const seen = ({ json }: Reply) => (json['data'].colleagues as { id: string }[]).map(({ id }) => id);
  const all = [here.world.owner.id, editor.id].toSorted();
  expect(seen(await editor.call('GET', path)).toSorted()).toEqual(all);
  expect(seen(await reviewer.call('GET', path))).toEqual([]);
  const byKey = async (scopes: string[]) =>
    seen(await here.shop.call('GET', path, undefined, { token: (await here.key(scopes)).secret }));
  expect(await byKey(['read'])).toEqual([]);
  expect((await byKey(['read', 'write'])).toSorted()).toEqual(all);
});

test('a note never changes, there are so many at most, and it outlives the account of its author', async () => {
  await using here = await agency();
  const path = `/requests/note/${here.websiteId}/${here.id}`;
  const editor = await here.colleague('editor');
  await editor.call('POST', path, { note_id: randomUUID(), said: 'Mine.' });
  const notes = database.db.updateTable('request_notes').set({ said: 'x' }).where('request_id', '=', here.id);
  await expect(notes.execute()).rejects.toThrow(/never change/);
  const gone = database.db.deleteFrom('request_notes').where('request_id', '=', here.id);
  await expect(gone.execute()).rejects.toThrow(/never change/);
  await database.db.deleteFrom('customers').where('id', '=', editor.id).execute();
  expect((await here.one()).request.notes).toMatchObject([{ author: null, said: 'Mine.' }]);
  for (let count = 1; count < 100; count += 1) {
    await here.call('POST', path, { note_id: randomUUID(), said: `Note ${count}.` });
  }
  expect(codeOf(await here.call('POST', path, { note_id: randomUUID(), said: 'x' }))).toBe(
    'request-notes-enough',
  );
}, 60_000);

test('assigned to a member who may deal with it, who is reminded too; whoever may not any more holds nothing', async () => {
  await using here = await agency();
  const path = `/requests/assign/${here.websiteId}/${here.id}`;
  const editor = await here.colleague('editor');
  const reviewer = await here.colleague('reviewer');
  const elsewhere = await here.colleague('editor', ['another-website-id-22c']);
  const { colleagues } = await here.one();
  expect(colleagues.map(({ id }) => id).toSorted()).toEqual([here.world.owner.id, editor.id].toSorted());
  for (const { id: person } of [reviewer, elsewhere]) {
    expect(codeOf(await here.call('PUT', path, { person }))).toBe('request-not-assignable');
  }
  const { json } = await here.call('PUT', path, { person: editor.id });
  expect(json['data'].request).toMatchObject({ assignee: { id: editor.id, email: editor.email } });
  expect((await here.list())[0]?.assignee?.email).toBe(editor.email);

  const [{ due_on: due } = { due_on: '' }] = await here.list();
  here.shop.clock.advance(Date.parse(`${due}T06:00:00Z`) - 7 * day - here.shop.clock().getTime());
  expect(await remindOwners(here.shop.ports)).toBe(1);
  const told = async (email: string) =>
    (await here.shop.emailsTo(email)).filter((name) => name === 'request-reminder').length;
  expect([await told('desk@agency.example'), await told(editor.email), await told(reviewer.email)]).toEqual([
    1, 1, 0,
  ]);
  expect(JSON.stringify(await here.world.letter(editor.email, 'request-reminder'))).not.toContain(ada);

  const pair = { organisationId: here.organisation, personId: editor.id };
  await database.db
    .transaction()
    .execute((trx) => updateMember(trx, pair, { role: 'reviewer', websiteIds: null }));
  expect((await here.one()).request.assignee).toBeNull();
  await database.db.transaction().execute((trx) => deleteMember(trx, pair));
  here.shop.clock.advance(6 * day);
  await remindOwners(here.shop.ports);
  expect([await told('desk@agency.example'), await told(editor.email)]).toEqual([2, 1]);
});

test('an account of one person assigns nobody', async () => {
  await using one = await deskWorld(database.db);
  await one.send({ kind: 'objection', said: 'Stop it.', email: ada });
  const [{ request_id: id } = { request_id: '' }] = await one.list();
  const { json } = await one.owner.call('GET', `/requests/one/${one.websiteId}/${id}`);
  expect(json['data'].colleagues).toEqual([]);
  const assigned = await one.owner.call('PUT', `/requests/assign/${one.websiteId}/${id}`, {
    person: one.owner.id,
  });
  expect(codeOf(assigned)).toBe('request-not-assignable');
});
