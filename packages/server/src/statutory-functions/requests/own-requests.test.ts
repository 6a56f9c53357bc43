/** What the owner of a desk sees and does, who else may, and what the visitor is told. */
import type { OpenRequest } from '@clausewright/contract';
import { afterEach, expect, test } from 'vitest';
import { armFailpoints } from '../../platform/failpoint.ts';
import { insertWebhook } from '../../webhooks/webhook-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import { noticeLimit } from '../../platform/mail/rate-limited-email-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { countStates } from '../../websites/counted-state-store.ts';
import { listWebsites } from '../../websites/website-store.ts';
import { remindOwners } from './remind-owners.ts';
import { removeOldRequests } from './removal-store.ts';
import { ada, type DeskWorld, deskWorld } from './testing/desk.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const day = 86_400_000;
const pathOf = (link: unknown): string => new URL(String(link)).pathname;

async function ask(one: DeskWorld, kind: string, confirmed = false): Promise<string> {
  await one.send({ kind, said: `About ${kind}.`, email: ada });
  if (confirmed) await one.ask('POST', pathOf((await one.letter(ada, 'request-received'))['link']));
  const requests = [...(await one.list()), ...(await one.list('unconfirmed'))];
  return requests.find((request) => request.kind === kind)?.request_id ?? '';
}

const answer = (one: DeskWorld, id: string, body: object) =>
  one.owner.call('POST', `/requests/answer/${one.websiteId}/${id}`, body);

test('one request: what was written, what is due when, by which law with its article', async () => {
  await using one = await deskWorld(database.db, { laws: ['gdpr', 'lgpd', 'fadp'] });
  const id = await ask(one, 'access');
  const { json } = await one.owner.call('GET', `/requests/one/${one.websiteId}/${id}`);
  const request = json['data'].request as OpenRequest;
  expect(request).toMatchObject({ email: ada, said: 'About access.', law: 'LGPD', letter: 'waiting' });
  expect(request.article).toContain('Art. 19');
  expect(request.periods.map(({ law }) => law)).toEqual(['gdpr', 'lgpd', 'fadp']);
  expect(request.events.map(({ kind }) => kind)).toEqual(['received']);
});

test('extended once with a reason, done, and closed for good; the visitor reads each', async () => {
  await using one = await deskWorld(database.db);
  const id = await ask(one, 'access', true);
  expect((await answer(one, id, { act: 'extended' })).json['messages'][0].code).toBe(
    'request-reason-missing',
  );
  const first = (await one.list())[0]?.due_on ?? '';
  const extended = await answer(one, id, { act: 'extended', said: 'Much to look through.' });
  expect(extended.json['data'].request).toMatchObject({ state: 'extended', extendable_to: null });
  expect(((await one.list())[0]?.due_on ?? '') > first).toBe(true);
  expect((await one.letter(ada, 'request-answered'))['said']).toBe('Much to look through.');
  const again = await answer(one, id, { act: 'extended', said: 'More.' });
  expect(again.json['messages'][0].code).toBe('request-not-extendable');
  expect((await answer(one, id, { act: 'done', said: 'Here it is: <b>x</b>' })).json['success']).toBe(true);
  expect((await answer(one, id, { act: 'refused', said: 'No.' })).json['messages'][0].code).toBe(
    'request-closed',
  );
  const { link } = await one.letter(ada, 'request-answered');
  const { body } = await one.ask('GET', pathOf(link));
  expect(body).toContain('Here it is: &lt;b&gt;x&lt;/b&gt;');
  expect(body).toContain('Much to look through.');
  const [closed] = await one.list('closed');
  expect(closed).toMatchObject({ state: 'done' });
  const { json } = await one.owner.call('GET', `/requests/one/${one.websiteId}/${id}`);
  expect((json['data'].request as OpenRequest).events.map(({ kind }) => kind)).toEqual([
    'received',
    'confirmed',
    'extended',
    'done',
  ]);
});

test('extended before its visitor confirms it, a request can still be confirmed, and is extended then', async () => {
  await using one = await deskWorld(database.db);
  const id = await ask(one, 'access');
  const [{ due_on: first } = { due_on: '' }] = await one.list('unconfirmed');
  const { json } = await answer(one, id, { act: 'extended', said: 'Much to look through.' });
  expect(json['data'].request).toMatchObject({ state: 'unconfirmed', extendable_to: null });
  expect((json['data'].request as OpenRequest).due_on > first).toBe(true);
  // His words wait for the confirmation.
  expect((await one.letter(ada, 'request-answered'))['said']).toBeNull();
  await one.ask('POST', pathOf((await one.letter(ada, 'request-received'))['link']));
  expect((await one.list())[0]).toMatchObject({ state: 'extended' });
  one.service.clock.advance(60_000);
  await answer(one, id, { act: 'done', said: 'Sent to you.' });
  expect((await one.letter(ada, 'request-answered'))['said']).toBe('Sent to you.');
});

test('an answer without its letter is not recorded', async () => {
  await using one = await deskWorld(database.db, { laws: ['gdpr', 'us_va'] });
  const ids: string[] = [];
  for (const kind of ['objection', 'restriction', 'opt-out', 'other'] as const) {
    for (let times = 0; times < 3; times += 1) {
      await one.send({ kind, said: `About ${kind}, ${times}.`, email: ada });
    }
  }
  for (const { request_id: id } of await one.list()) ids.push(id);
  expect(ids).toHaveLength(12);
  const answers = [];
  for (const id of ids) answers.push((await answer(one, id, { act: 'refused', said: 'No.' })).json);
  const kept = answers.filter((json) => json['success'] === true);
  expect(kept).toHaveLength(10);
  expect(answers.at(-1)?.['messages'][0].code).toBe('request-letters-enough');
  expect(await one.list('closed')).toHaveLength(10);
  const letters = (await one.service.emailsTo(ada)).filter((name) => name === 'request-answered');
  expect(letters).toHaveLength(10);
  one.service.clock.advance(day);
  expect((await answer(one, ids.at(-1) ?? '', { act: 'refused', said: 'No.' })).json['success']).toBe(true);
});

test('who is refused is led to no appeal at a desk that is off', async () => {
  await using one = await deskWorld(database.db, { laws: ['us_va'] });
  const id = await ask(one, 'opt-out');
  await one.owner.call('PUT', `/requests/desk/${one.websiteId}`, {
    trader: 'Muster GmbH',
    email: 'privacy@shop.example',
    active: false,
  });
  await answer(one, id, { act: 'refused', said: 'No.' });
  expect((await one.letter(ada, 'request-answered'))['appeal']).toBeNull();
});

test('no extension after the day, and none where the law has none', async () => {
  await using one = await deskWorld(database.db, { laws: ['gdpr'] });
  const other = await ask(one, 'other');
  expect((await answer(one, other, { act: 'extended', said: 'x' })).json['messages'][0].code).toBe(
    'request-not-extendable',
  );
  const id = await ask(one, 'objection');
  one.service.clock.advance(60 * day);
  const late = await answer(one, id, { act: 'extended', said: 'x' });
  expect(late.json['messages'][0].code).toBe('request-not-extendable');
});

test('what an owner writes goes to no address that nobody confirmed: the page has it', async () => {
  await using one = await deskWorld(database.db, { laws: ['gdpr', 'us_va'] });
  const id = await ask(one, 'objection');
  await answer(one, id, { act: 'refused', said: 'Buy our things!' });
  const letter = await one.letter(ada, 'request-answered');
  expect(letter['said']).toBeNull();
  expect(letter['appeal']).toContain('kind=appeal');
  const { body } = await one.ask('GET', pathOf(letter['link']));
  expect(body).toContain('Buy our things!');
  expect(body).toContain('authority');
});

test('only the account of the website, and in an organisation only who may', async () => {
  await using one = await deskWorld(database.db);
  const id = await ask(one, 'objection');
  const eve = await one.service.customer({ email: 'eve@shop.example' });
  for (const path of [
    `/requests/desk/${one.websiteId}`,
    `/requests/list/${one.websiteId}`,
    `/requests/one/${one.websiteId}/${id}`,
  ]) {
    expect((await eve.call('GET', path)).json['messages'][0].code, path).toBe('not-found');
  }
  const body = { act: 'refused', said: 'Mine now.' };
  expect((await eve.call('POST', `/requests/answer/${one.websiteId}/${id}`, body)).json['success']).toBe(
    false,
  );
  // A request of another desk by the way of the own one.
  await using other = await deskWorld(database.db);
  const crossed = await other.owner.call('GET', `/requests/one/${other.websiteId}/${id}`);
  expect(crossed.json['messages'][0].code).toBe('not-found');
  expect((await one.list())[0]?.state).toBe('open');
});

test('reminded a week and a day before and on the day, once each, of all in one letter', async () => {
  await using one = await deskWorld(database.db);
  const due = await ask(one, 'objection');
  await ask(one, 'restriction');
  await ask(one, 'access');
  const { due_on: on } = (await one.list()).find(({ request_id: id }) => id === due) ?? { due_on: '' };
  const go = (days: number) => {
    const wanted = Date.parse(`${on}T06:00:00Z`) - days * day;
    one.service.clock.advance(wanted - one.service.clock().getTime());
    return remindOwners(one.service.ports);
  };
  const letters = async () =>
    (await one.service.emailsTo('privacy@shop.example')).filter((name) => name === 'request-reminder').length;
  await go(8);
  expect(await letters()).toBe(0);
  for (const [days, count] of [
    [7, 1],
    [6, 1],
    [1, 2],
    [0, 3],
    [-1, 3],
  ] as const) {
    await go(days);
    await go(days);
    expect(await letters(), String(days)).toBe(count);
  }
  const { requests } = await one.letter('privacy@shop.example', 'request-reminder');
  expect(requests).toHaveLength(3);
});

test('a mailbox that had enough reminders is told in the next hours', async () => {
  await using one = await deskWorld(database.db);
  await ask(one, 'objection');
  one.service.clock.advance(90 * day);
  const { ports } = one.service;
  await database.db.transaction().execute(async (trx) => {
    for (let count = 0; count < noticeLimit.hour; count += 1) {
      await putInOutbox(trx, ports.enqueue, {
        eventKey: `request-reminder:other:${count}`,
        recipient: 'privacy@shop.example',
        language: 'en',
        message: 'request-reminder',
        facts: { service: 'x', website: 'other.example', requests: [], more: 0, link: 'https://x.example/' },
        now: one.service.clock(),
      });
    }
  });
  expect(await remindOwners(ports)).toBe(0);
  one.service.clock.advance(61 * 60_000);
  expect(await remindOwners(ports)).toBe(1);
  expect(await remindOwners(ports)).toBe(0);
});

test('after days without a job nothing is forgotten, and what is answered is not reminded of', async () => {
  await using one = await deskWorld(database.db);
  const id = await ask(one, 'objection');
  await ask(one, 'restriction');
  expect((await answer(one, id, { act: 'done' })).json).toMatchObject({ success: true });
  one.service.clock.advance(90 * day);
  await remindOwners(one.service.ports);
  const { requests } = await one.letter('privacy@shop.example', 'request-reminder');
  expect(requests).toMatchObject([{ confirmed: true }]);
});

test('a website with a desk stays in the list when its documents are deleted', async () => {
  await using one = await deskWorld(database.db);
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: new Date() })
    .where('id', '=', one.agreementId)
    .execute();
  await countStates(database.db, one.owner.id);
  const { websites } = await listWebsites(database.db, one.owner.id, { q: '', page: 1, perPage: 10 });
  expect(websites.map(({ id }) => id)).toEqual([one.websiteId]);
});

test('receivers are told by ids and names, nothing of the visitor', async () => {
  await using one = await deskWorld(database.db);
  const webhook = newId();
  await database.db.transaction().execute((trx) =>
    insertWebhook(trx, {
      id: webhook,
      ownerId: one.owner.id,
      url: 'https://shop.example/',
      kinds: ['request.received'],
      now: new Date(0),
    }),
  );
  await ask(one, 'access');
  const told = () =>
    database.db.selectFrom('webhook_deliveries').select('body').where('webhook_id', '=', webhook).execute();
  expect(await told()).toEqual([]);
  await one.ask('POST', pathOf((await one.letter(ada, 'request-received'))['link']));
  const [message] = await told();
  expect(JSON.parse(message?.body ?? '{}')).toMatchObject({
    type: 'request.received',
    data: { names: { kind: 'access' } },
  });
  expect(message?.body).not.toContain(ada);
});

test('no row changes or goes before its time', async () => {
  await using one = await deskWorld(database.db);
  const id = await ask(one, 'objection');
  const { db } = database;
  await expect(
    db.updateTable('privacy_requests').set({ email: 'x@y.example' }).where('id', '=', id).execute(),
  ).rejects.toThrow(/never changes/);
  await expect(db.deleteFrom('privacy_requests').where('id', '=', id).execute()).rejects.toThrow(
    /never changes/,
  );
  await expect(
    db.updateTable('privacy_request_events').set({ said: 'x' }).where('request_id', '=', id).execute(),
  ).rejects.toThrow(/never change/);
  await expect(
    db.deleteFrom('privacy_request_events').where('request_id', '=', id).execute(),
  ).rejects.toThrow(/never change/);
  await removeOldRequests(db);
  expect(await one.list()).toHaveLength(1);
});

test('a fault between the request and its letters leaves nothing, and the same press then asks once', async () => {
  await using one = await deskWorld(database.db);
  const key = await one.key();
  const form = { kind: 'other', said: 'A question.', email: ada };
  armFailpoints('submit-request:throw@1');
  const failed = await one.send(form, { key });
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(failed.body).toContain('was not received');
  expect(await one.list()).toEqual([]);
  expect(await one.service.emailsTo(ada)).toEqual([]);
  await one.send(form, { key });
  expect(await one.list()).toHaveLength(1);
  expect(await one.service.emailsTo(ada)).toEqual(['request-received']);
});

test('two who answer at once: one is recorded', async () => {
  await using one = await deskWorld(database.db);
  const id = await ask(one, 'objection');
  const both = await Promise.all([
    answer(one, id, { act: 'done' }),
    answer(one, id, { act: 'refused', said: 'No.' }),
  ]);
  expect(both.filter(({ json }) => json['success'] === true)).toHaveLength(1);
  const { json } = await one.owner.call('GET', `/requests/one/${one.websiteId}/${id}`);
  expect((json['data'].request as OpenRequest).events).toHaveLength(2);
});
