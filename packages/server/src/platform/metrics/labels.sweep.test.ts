import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { accountRows } from '../http/testing/account-rows.ts';
import { routeWorld } from '../http/testing/route-world.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { countMail } from '../mail/mail-counter.ts';
import { declaredLabels, registry } from './registry.ts';

const database = useTestDatabase();
const canary = 'canary-7f3a';

/** Series of our own metrics: name as in the output, labels, value. */
async function series(): Promise<{ name: string; labels: Record<string, string>; value: number }[]> {
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('clausewright_'));
  return lines.map((line) => {
    const [, name = '', given = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const labels = [...given.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text]);
    return { name, labels: Object.fromEntries(labels) as Record<string, string>, value: Number(value) };
  });
}
const valueOf = async (name: string, labels: Record<string, string>): Promise<number> =>
  (await series()).find((one) => one.name === name && isDeepStrictEqual(one.labels, labels))?.value ?? 0;

test('labels always come from the declared sets, and none is personal', async () => {
  await using world = await routeWorld(database.db);
  const { app, owner } = world;
  const ask = async (method: string, url: string, payload?: object) =>
    app.inject({
      method: method as 'GET',
      url,
      headers: { authorization: `Bearer ${owner.bearer}`, 'user-agent': canary, host: 'localhost:3000' },
      ...(payload !== undefined && { payload }),
    });
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    await ask(method, `/${canary}`);
    await ask(method, `/api/v1/${canary}?token=${canary}`);
    await ask(method, `/live/${owner.liveToken}`);
    await ask(method, `/c/${canary}`);
    await ask(method, `/api/v1/customer/sessions/${owner.otherSession}`);
  }
  for (const { ask: asked } of Object.values(accountRows(database))) {
    const { url, body } = await asked({ world, of: owner });
    await ask(body === undefined ? 'GET' : 'POST', `/api/v1${url}`, body);
  }
  const all = await series();
  expect(all.length).toBeGreaterThan(300);
  const strangers = all.filter(({ name, labels }) => {
    const sets = declaredLabels.get(name.replace(/_(bucket|sum|count)$/, ''));
    return Object.entries(labels).some(
      ([label, value]) => label !== 'le' && sets?.[label]?.includes(value) !== true,
    );
  });
  expect(strangers).toEqual([]);
  const output = await registry.metrics();
  const secrets = [canary, owner.id, owner.email, owner.customerId, owner.otherSession, owner.liveToken];
  for (const secret of secrets) expect(output).not.toContain(secret);
  const route = '/api/v1/customer/sessions/:id';
  const labels = { route, method: 'DELETE', status: '200' };
  expect(await valueOf('clausewright_http_request_seconds_count', labels)).toBeGreaterThan(0);
});

test('a call counts by its result', async () => {
  await using world = await routeWorld(database.db);
  const { email } = world.owner;
  const register = (text: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/customer/register',
      payload: {
        email: text,
        password: 'Weide-im-Nebel-7',
        language: 'en',
        send_activation: '1',
        initial_password_set: '0',
      },
    });
  const count = (outcome: string) => valueOf('clausewright_calls_total', { call: 'register', outcome });
  const before = {
    ok: await count('ok'),
    taken: await count('email-exists'),
    invalid: await count('invalid'),
  };
  await register('new@shop.example');
  await register(email);
  await register('nobody');
  expect([await count('ok'), await count('email-exists'), await count('invalid')]).toEqual([
    before.ok + 1,
    before.taken + 1,
    before.invalid + 1,
  ]);
});

test('counters exist before their first event, so that it shows as a rise', async () => {
  const labels = { outcome: 'unanswered' };
  expect((await series()).some((one) => isDeepStrictEqual(one.labels, labels))).toBe(true);
  // Other tests of this process send mail too.
  const before = await valueOf('clausewright_mail_total', labels);
  countMail({ outcome: 'unanswered' });
  expect(await valueOf('clausewright_mail_total', labels)).toBe(before + 1);
});
