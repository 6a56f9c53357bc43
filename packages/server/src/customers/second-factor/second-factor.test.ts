import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findSecondFactor } from '../second-factor-store.ts';
import { endAllSessions } from '../sessions/operate-accounts.ts';
import {
  type Account,
  type Customer,
  type Reply,
  service,
  type Service,
} from '../sessions/testing/customer.ts';
import { logInWithCode } from './log-in-with-code.ts';
import { confirmCodes } from './own-second-factor.ts';
import { codeKey, codeOf } from './totp.ts';

const database = useTestDatabase();
const minute = 60_000;

const code = ({ json }: Reply): string => (json['success'] === true ? 'ok' : json['messages']?.[0].code);
const begin = (of: Customer, password = of.password) =>
  of.call('POST', '/customer/second-factor/begin', { password });
const confirm = (of: Customer, given: string) =>
  of.call('POST', '/customer/second-factor/confirm', { code: given });
const end = (of: Customer, given: string, password = of.password) =>
  of.call('POST', '/customer/second-factor/end', { password, code: given });
const status = async (of: Customer) => (await of.call('GET', '/customer/second-factor')).json['data'];
const stepOf = (shop: Service) => Math.floor(shop.clock().getTime() / 30_000);

/** What the app of somebody shows, some periods from now. */
async function shown(shop: Service, { id }: Account, ahead = 0): Promise<string> {
  const factor = await findSecondFactor(database.db, id);
  if (factor === null) throw new Error('no app was set up');
  return codeOf(codeKey(shop.ports.secret, factor.salt), stepOf(shop) + ahead);
}

/** Somebody whose log-ins ask for a code, half a minute after it was switched on. */
async function careful(shop: Service): Promise<{ here: Customer; recovery: string[] }> {
  const here = await shop.customer();
  expect(code(await begin(here))).toBe('ok');
  const { json } = await confirm(here, await shown(shop, here));
  expect(json['success']).toBe(true);
  shop.clock.advance(minute);
  return { here, recovery: json['data'].recovery_codes as string[] };
}

async function firstStep(shop: Service, { email, password }: Account): Promise<string> {
  const { json } = await shop.call('POST', '/customer/login', { email, password });
  expect(json).toMatchObject({ success: true });
  expect(json['customer']).toBeUndefined();
  expect(json['token']).toBeUndefined();
  return String(json['second_step']);
}
const secondStep = (shop: Service, step: string, given: string) =>
  shop.call('POST', '/customer/login-code', { second_step: step, code: given });

async function activityOf({ id }: Account): Promise<string[]> {
  const rows = database.db.selectFrom('activity').select('kind').where('owner_id', '=', id);
  return (await rows.execute()).map(({ kind }) => kind);
}

test('codes are switched on by the password and a first code, end other sessions, and are told to the owner', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const there = await shop.logIn(here);
  expect(await status(here)).toEqual({ since: null, recovery_codes_left: 0 });
  expect(code(await begin(here, 'Falsch 1'))).toBe('password-wrong');
  expect(code(await confirm(here, '123456'))).toBe('codes-begin-again');
  const { json } = await begin(here);
  expect(json['data'].secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(json['data'].uri).toContain(`secret=${json['data'].secret}`);
  // Not asked for yet.
  await shop.logIn(here);
  expect(code(await confirm(here, '000000'))).toBe('code-wrong');
  const done = await confirm(here, await shown(shop, here));
  const recovery = done.json['data'].recovery_codes as string[];
  expect(new Set(recovery).size).toBe(10);
  for (const one of recovery) expect(one).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/);
  expect(await status(here)).toMatchObject({ recovery_codes_left: 10 });
  expect((await status(here)).since).not.toBeNull();
  expect((await there.call('GET', '/customer/info')).status).toBe(401);
  expect(code(await begin(here))).toBe('codes-on');
  expect(code(await confirm(here, await shown(shop, here)))).toBe('codes-on');
  expect(await shop.emailsTo(here.email)).toEqual(['codes-on']);
  expect(await activityOf(here)).toContain('codes-on');
});

test('a set-up that was not finished in an hour is worth nothing, nor is one that was begun again', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  await begin(here);
  const first = await shown(shop, here);
  await begin(here);
  expect(code(await confirm(here, first))).toBe('code-wrong');
  // A press that comes late must not lock out whoever has just taken the account back.
  const pressed = await shown(shop, here);
  await endAllSessions(shop.ports, here.email);
  const session = { id: 's', customerId: here.id, role: 'customer', language: 'en' } as const;
  expect(await confirmCodes(shop.ports, session, pressed)).toMatchObject({ reason: 'codes-begin-again' });
  await begin(await shop.logIn(here));
  shop.clock.advance(60 * minute);
  const again = await shop.logIn(here);
  expect(code(await confirm(again, await shown(shop, here)))).toBe('codes-begin-again');
});

test('a log-in asks for the code after the right password, and only then opens a session', async () => {
  await using shop = await service(database.db);
  const { here } = await careful(shop);
  const wrong = await shop.call('POST', '/customer/login', { email: here.email, password: 'Falsch 1' });
  const unknown = await shop.call('POST', '/customer/login', { email: 'x@y.example', password: 'Falsch 1' });
  expect([code(wrong), code(unknown)]).toEqual(['login-wrong', 'login-wrong']);
  const step = await firstStep(shop, here);
  expect(code(await secondStep(shop, step, '000000'))).toBe('code-wrong');
  const { json } = await secondStep(shop, step, await shown(shop, here));
  expect(json).toMatchObject({ success: true, customer: { email: here.email } });
  const token = String(json['customer'].token);
  expect((await shop.call('GET', '/customer/info', undefined, { token })).status).toBe(200);
  expect(await activityOf(here)).toEqual(expect.arrayContaining(['code-failed', 'logged-in']));
});

test('neither a code nor a second step works twice, also at once', async () => {
  await using shop = await service(database.db);
  const { here } = await careful(shop);
  const [one, two] = [await firstStep(shop, here), await firstStep(shop, here)];
  const given = await shown(shop, here);
  const both = await Promise.all([secondStep(shop, one, given), secondStep(shop, two, given)]);
  expect(both.map(code).toSorted()).toEqual(['code-wrong', 'ok']);
  const used = code(both[0]) === 'ok' ? one : two;
  shop.clock.advance(minute);
  expect(code(await secondStep(shop, used, await shown(shop, here)))).toBe('log-in-step-over');
  // One code before the last used is refused as well.
  const left = used === one ? two : one;
  expect(code(await secondStep(shop, left, await shown(shop, here, 1)))).toBe('ok');
  expect(code(await secondStep(shop, await firstStep(shop, here), await shown(shop, here)))).toBe(
    'code-wrong',
  );
});

test('a second step ends after ten minutes, with a new password and with the sessions of the account', async () => {
  await using shop = await service(database.db);
  const { here } = await careful(shop);
  const late = await firstStep(shop, here);
  shop.clock.advance(10 * minute);
  expect(code(await secondStep(shop, late, await shown(shop, here)))).toBe('log-in-step-over');
  const before = await firstStep(shop, here);
  const password = 'Kastanien 9 grün';
  const given = { oldpassword: here.password, newpassword: password };
  expect(code(await here.call('POST', '/customer/change-password', given))).toBe('ok');
  expect(code(await secondStep(shop, before, await shown(shop, here)))).toBe('log-in-step-over');
  const ended = await firstStep(shop, { ...here, password });
  await endAllSessions(shop.ports, here.email);
  expect(code(await secondStep(shop, ended, await shown(shop, here)))).toBe('log-in-step-over');
  const invented = 'A'.repeat(43);
  expect(code(await secondStep(shop, invented, '123456'))).toBe('log-in-step-over');
});

test('the step of one account opens no other one, whoever shows the code', async () => {
  await using shop = await service(database.db);
  const { here: ada } = await careful(shop);
  const { here: bob } = await careful(shop);
  expect(code(await secondStep(shop, await firstStep(shop, ada), await shown(shop, bob)))).toBe('code-wrong');
});

test('a recovery code opens once, is told to the owner, and a wrong one does not', async () => {
  await using shop = await service(database.db);
  const { here, recovery } = await careful(shop);
  const [one = '', two = ''] = recovery;
  const typed = one.toUpperCase().replaceAll('-', ' ');
  expect(code(await secondStep(shop, await firstStep(shop, here), typed))).toBe('ok');
  expect(code(await secondStep(shop, await firstStep(shop, here), one))).toBe('code-wrong');
  const again = await secondStep(shop, await firstStep(shop, here), two);
  expect(code(again)).toBe('ok');
  const token = String(again.json['customer'].token);
  const left = await shop.call('GET', '/customer/second-factor', undefined, { token });
  expect(left.json['data'].recovery_codes_left).toBe(8);
  expect(await shop.emailsTo(here.email)).toEqual(['codes-on', 'recovery-code-used', 'recovery-code-used']);
  expect(await activityOf(here)).toContain('recovery-code-used');
  const stored = await database.db.selectFrom('recovery_codes').selectAll().execute();
  for (const text of recovery) expect(JSON.stringify(stored)).not.toContain(text);
});

test('wrong codes are limited by account, and their owner is told once', async () => {
  await using shop = await service(database.db);
  const { here } = await careful(shop);
  const codes = [];
  for (let count = 0; count < 7; count += 1) {
    codes.push(code(await secondStep(shop, await firstStep(shop, here), '000000')));
  }
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'code-wrong'), 'limited', 'limited']);
  // Not even with the right one.
  expect(code(await secondStep(shop, await firstStep(shop, here), await shown(shop, here)))).toBe('limited');
  expect(await shop.emailsTo(here.email)).toEqual(['codes-on', 'codes-guessed']);
  shop.clock.advance(16 * minute);
  expect(code(await secondStep(shop, await firstStep(shop, here), await shown(shop, here)))).toBe('ok');
});

test('codes are switched off by the password and a code, neither alone', async () => {
  await using shop = await service(database.db);
  const { here, recovery } = await careful(shop);
  expect(code(await end(here, await shown(shop, here), 'Falsch 1'))).toBe('password-wrong');
  expect(code(await end(here, '000000'))).toBe('code-wrong');
  expect(code(await end(here, recovery[0] ?? ''))).toBe('ok');
  expect(code(await end(here, recovery[1] ?? ''))).toBe('codes-off');
  expect(await status(here)).toEqual({ since: null, recovery_codes_left: 0 });
  await shop.logIn(here);
  expect(await shop.emailsTo(here.email)).toEqual(['codes-on', 'codes-off']);
  expect(await activityOf(here)).toContain('codes-off');
});

test('recovery codes are renewed by the password and a code; those before open nothing', async () => {
  await using shop = await service(database.db);
  const renew = (of: Customer, given: string, password = of.password) =>
    of.call('POST', '/customer/second-factor/recovery-codes', { password, code: given });
  const { here, recovery } = await careful(shop);
  const [before = '', spent = ''] = recovery;
  expect(code(await renew(here, await shown(shop, here), 'Falsch 1'))).toBe('password-wrong');
  expect(code(await renew(here, '000000'))).toBe('code-wrong');
  const { json } = await renew(here, spent);
  const renewed = json['data'].recovery_codes as string[];
  expect(new Set([...renewed, ...recovery]).size).toBe(20);
  expect(await status(here)).toMatchObject({ recovery_codes_left: 10 });
  expect(code(await secondStep(shop, await firstStep(shop, here), before))).toBe('code-wrong');
  expect(code(await secondStep(shop, await firstStep(shop, here), renewed[0] ?? ''))).toBe('ok');
  // The app stays as it was.
  expect(code(await secondStep(shop, await firstStep(shop, here), await shown(shop, here)))).toBe('ok');
  expect(await shop.emailsTo(here.email)).toContain('recovery-codes-renewed');
  expect(await activityOf(here)).toContain('recovery-codes-renewed');
  expect(code(await renew(await shop.customer(), '000000'))).toBe('codes-off');
});

test('a new password by letter does not get past the codes', async () => {
  await using shop = await service(database.db);
  const { here } = await careful(shop);
  await shop.call('POST', '/customer/forgot-password', { email: here.email });
  const letter = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', here.email)
    .where('message', '=', 'reset')
    .executeTakeFirstOrThrow();
  const secret = /\/reset-password\/([\w-]+)/.exec(letter.text)?.[1];
  const newpassword = 'Kastanien 9 grün';
  const reset = await shop.call('POST', '/customer/reset-password', {
    reset_password_hash: secret,
    newpassword,
  });
  expect(code(reset)).toBe('ok');
  expect(reset.json['token']).toBeUndefined();
  await firstStep(shop, { ...here, password: newpassword });
});

test('a step that ends between look and lock opens nothing', async () => {
  await using shop = await service(database.db);
  const { here, recovery } = await careful(shop);
  const step = await firstStep(shop, here);
  // Each is right, so that nothing but the step that is used up refuses the later one.
  const codes = [await shown(shop, here), recovery[0] ?? ''];
  const given = { secondStep: step, userAgent: '', session: null };
  const both = await Promise.all(codes.map((each) => logInWithCode(shop.ports, { ...given, code: each })));
  expect(both.map((one) => (one.ok ? 'ok' : one.reason)).toSorted()).toEqual(['log-in-step-over', 'ok']);
});

test('with another secret of the instance a recovery code opens, and no code of the app', async () => {
  await using shop = await service(database.db);
  const { here, recovery } = await careful(shop);
  const ports = { ...shop.ports, secret: new Uint8Array(32).fill(9) };
  const given = { secondStep: await firstStep(shop, here), userAgent: '', session: null };
  const byApp = await logInWithCode(ports, { ...given, code: await shown(shop, here) });
  expect(byApp).toMatchObject({ reason: 'code-wrong' });
  expect(await logInWithCode(ports, { ...given, code: recovery[0] ?? '' })).toMatchObject({ ok: true });
});
