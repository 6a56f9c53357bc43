import { expect, test } from 'vitest';
import { confirmationLimit, noticeLimit } from '../../platform/mail/rate-limited-email-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { shop, type Shop, typed } from './testing/shop.ts';

const database = useTestDatabase();
const kept = () => database.db.selectFrom('withdrawals').selectAll().execute();
const letters = (message: 'withdrawal-received' | 'withdrawal-notice') =>
  database.db.selectFrom('outbox').selectAll().where('message', '=', message).execute();

/** Sends a form as it was put together by hand. */
const post = ({ service, hosted }: Shop, payload: string) =>
  service.app.inject({
    method: 'POST',
    url: `${new URL(hosted.url).pathname}/en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

test('a mailbox gets ten e-mails an hour and twenty a day under any names, and every declaration is kept', async () => {
  await using one = await shop(database.db);
  let number = 0;
  const flood = async (): Promise<number> => {
    for (let more = 0; more <= confirmationLimit.hour; more += 1) {
      number += 1;
      const { status } = await one.withdraw({ email: `Ada+${number}@mail.example` });
      expect(status).toBe(200);
    }
    return (await letters('withdrawal-received')).length;
  };
  expect(await flood()).toBe(confirmationLimit.hour);
  one.service.clock.advance(3_600_001);
  expect(await flood()).toBe(2 * confirmationLimit.hour);
  one.service.clock.advance(3_600_001);
  expect(await flood()).toBe(confirmationLimit.day);
  await one.withdraw({ email: 'adam@mail.example' });
  expect(await letters('withdrawal-received')).toHaveLength(confirmationLimit.day + 1);
  expect(await kept()).toHaveLength(number + 1);
  one.service.clock.advance(22 * 3_600_001);
  await one.withdraw({ email: 'ada@mail.example' });
  expect(await letters('withdrawal-received')).toHaveLength(confirmationLimit.day + 2);
});

test('entering a stranger’s address for a shop cannot flood them with notices', async () => {
  await using one = await shop(database.db);
  for (let number = 0; number <= noticeLimit.hour; number += 1) {
    await one.withdraw({ email: `consumer${number}@mail.example` });
  }
  expect(await letters('withdrawal-notice')).toHaveLength(noticeLimit.hour);
  expect(await kept()).toHaveLength(noticeLimit.hour + 1);
  const address = `/withdrawal/log/${one.hosted.withdrawal_id}?per_page=100`;
  const { json } = await one.owner.call('GET', address);
  expect(json['data'].declarations).toContainEqual(expect.objectContaining({ notice: 'failed' }));
});

test('no input reaches two recipients or injects a header', async () => {
  await using one = await shop(database.db);
  for (const email of [
    'ada@mail.example\r\nBcc: eve@evil.example',
    'ada@mail.example\nBcc: eve@evil.example',
    'ada@mail.example,eve@evil.example',
    'ada@mail.example eve@evil.example',
    'Ada <ada@mail.example>',
    '"ada eve"@mail.example',
    'ada@mail.example>',
    '@evil.example:ada@mail.example',
    'ada@[127.0.0.1]',
    'ada@mail',
  ]) {
    const { status } = await one.withdraw({ email });
    expect({ email, status }).toEqual({ email, status: 422 });
  }
  expect(await kept()).toEqual([]);
  const header = 'Ada\r\nBcc: eve@evil.example\r\n\r\nWords';
  await one.withdraw({ name: header, contract: header, items: header });
  for (const { recipient, subject } of [
    ...(await letters('withdrawal-received')),
    ...(await letters('withdrawal-notice')),
  ]) {
    expect(['ada@mail.example', 'info@shop.example']).toContain(recipient);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test('rapid repeated submits declare once', async () => {
  await using one = await shop(database.db);
  const { key } = await one.send({ ...typed, step: 'check' });
  const pressed = await Promise.all(
    Array.from({ length: 20 }, () => one.send({ ...typed, step: 'confirm', key })),
  );
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(pressed.map(({ body }) => body)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
  expect(await letters('withdrawal-received')).toHaveLength(1);
  expect(await letters('withdrawal-notice')).toHaveLength(1);
});

test('a key opens nothing: reusing it with other content reveals nothing of its declaration', async () => {
  await using one = await shop(database.db);
  await using other = await shop(database.db);
  const { key } = await one.send({ ...typed, step: 'check' });
  await one.send({ ...typed, name: 'Ada Secret', step: 'confirm', key });
  for (const where of [one, other]) {
    const { status, body } = await where.send({ ...typed, name: 'Eve', step: 'confirm', key });
    expect(status).toBe(200);
    expect(body).not.toContain('Secret');
  }
  const { json } = await other.owner.call('GET', `/withdrawal/log/${other.hosted.withdrawal_id}`);
  expect(json['data'].declarations).toMatchObject([{ name: 'Eve' }]);
  expect(
    (await other.owner.call('GET', `/withdrawal/log/${one.hosted.withdrawal_id}`)).json['success'],
  ).not.toBe(true);
  for (const forged of ['', 'x', `${key}x`, "' or 1=1", '\u0000'.repeat(43)]) {
    const { body } = await one.send({ ...typed, name: 'Mallory', step: 'confirm', key: forged });
    expect(body).toContain('name="key"');
  }
  expect((await kept()).map(({ name }) => name)).not.toContain('Mallory');
});

test('a repeated field counts once, hidden ones add nothing, and oversized input is reported as not received', async () => {
  await using one = await shop(database.db);
  const { key } = await one.send({ ...typed, step: 'check' });
  const form = new URLSearchParams({ ...typed, step: 'confirm', key }).toString();
  const hidden = '&email=eve%40evil.example&name=Eve&function_id=x&received_at=2020-01-01&language=de&id=x';
  const { body } = await post(one, form + hidden);
  expect(body).not.toContain('Eve');
  expect(await kept()).toMatchObject([{ name: typed.name, email: typed.email, language: 'en' }]);
  const [{ received_at: at } = { received_at: null }] = await kept();
  expect(at).toEqual(one.service.clock());
  const { statusCode, body: said } = await post(one, `${form}&items=${'x'.repeat(40_000)}`);
  expect(statusCode).toBe(413);
  expect(said).toContain('<html');
  const many = await post(one, `${form}&${'a&'.repeat(15_000)}`);
  expect(many.statusCode).toBe(200);
  expect(await kept()).toHaveLength(1);
});
