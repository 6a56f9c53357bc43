/** What nobody confirmed is told to its owner once, in one letter a day, whatever robots do. */
import { expect, test } from 'vitest';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import { noticeLimit } from '../../platform/mail/rate-limited-email-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findDeskByToken } from './desk-store.ts';
import { submitRequest } from './submit-request.ts';
import { tellUnconfirmed } from './tell-unconfirmed.ts';
import { ada, type DeskWorld, deskWorld } from './testing/desk.ts';

const database = useTestDatabase();
const hour = 3_600_000;
const owner = 'privacy@shop.example';
const pathOf = (link: unknown): string => new URL(String(link)).pathname;
const told = async (one: DeskWorld) =>
  (await one.service.emailsTo(owner)).filter((name) => name === 'request-unconfirmed').length;

test('after two days, once, and nothing of what was confirmed or answered in time', async () => {
  await using one = await deskWorld(database.db);
  await one.send({ kind: 'access', said: '', email: ada });
  await one.send({ kind: 'deletion', said: '', email: 'eve@mail.example' });
  await one.ask('POST', pathOf((await one.letter('eve@mail.example', 'request-received'))['link']));
  await one.send({ kind: 'correction', said: 'x', email: 'bob@mail.example' });
  const [first, second] = await one.list('unconfirmed');
  const answered = [first, second].find((request) => request?.kind === 'correction');
  await one.owner.call('POST', `/requests/answer/${one.websiteId}/${answered?.request_id}`, { act: 'done' });
  one.service.clock.advance(47 * hour);
  expect(await tellUnconfirmed(one.service.ports)).toBe(0);
  one.service.clock.advance(2 * hour);
  expect(await tellUnconfirmed(one.service.ports)).toBe(1);
  const { requests, more, link } = await one.letter(owner, 'request-unconfirmed');
  expect(requests).toHaveLength(1);
  expect(more).toBe(0);
  expect(link).toContain('?of=unconfirmed');
  expect(JSON.stringify(await one.letter(owner, 'request-unconfirmed'))).not.toContain(ada);
  one.service.clock.advance(100 * hour);
  expect(await tellUnconfirmed(one.service.ports)).toBe(0);
  // Who presses the link late confirms it all the same.
  await one.ask('POST', pathOf((await one.letter(ada, 'request-received'))['link']));
  expect((await one.list()).map(({ kind }) => kind)).toContain('access');
});

test('a robot at work for days causes one letter a day, and nothing it made is left out', async () => {
  await using one = await deskWorld(database.db);
  const desk = await findDeskByToken(database.db, new URL(one.desk.url).pathname.split('/').at(-1) ?? '');
  if (desk === null) throw new Error('no desk');
  for (let hours = 0; hours < 120; hours += 1) {
    const asked = { kind: 'access', email: `robot${hours}@mail.example`, said: null } as const;
    const sent = { desk, policy: null, asked, key: `${hours}`, language: 'en', mayWrite: false } as const;
    await submitRequest(one.service.ports, sent);
    await tellUnconfirmed(one.service.ports);
    one.service.clock.advance(hour);
  }
  // Hours 48 to 119 of five days.
  expect(await told(one)).toBeLessThanOrEqual(4);
  for (let days = 0; days < 3; days += 1) {
    one.service.clock.advance(24 * hour);
    await tellUnconfirmed(one.service.ports);
  }
  const untold = await database.db
    .selectFrom('privacy_requests')
    .select('id')
    .where('desk_id', '=', desk.id)
    .where('told_unconfirmed', 'is', null)
    .execute();
  expect(untold).toEqual([]);
  expect(await told(one)).toBeLessThanOrEqual(7);
  const { requests, more } = await one.letter(owner, 'request-unconfirmed');
  expect((requests as unknown[]).length + Number(more)).toBeGreaterThan(20);
});

test('a mailbox that had enough letters is told an hour later', async () => {
  await using one = await deskWorld(database.db);
  await one.send({ kind: 'access', said: '', email: ada });
  one.service.clock.advance(50 * hour);
  const { ports } = one.service;
  await database.db.transaction().execute(async (trx) => {
    for (let count = 0; count < noticeLimit.hour; count += 1) {
      await putInOutbox(trx, ports.enqueue, {
        eventKey: `request-unconfirmed:other:${count}`,
        recipient: owner,
        language: 'en',
        message: 'request-unconfirmed',
        facts: { service: 'x', website: 'other.example', requests: [], more: 0, link: 'https://x.example/' },
        now: one.service.clock(),
      });
    }
  });
  expect(await tellUnconfirmed(ports)).toBe(0);
  one.service.clock.advance(hour + 1000);
  expect(await tellUnconfirmed(ports)).toBe(1);
});
