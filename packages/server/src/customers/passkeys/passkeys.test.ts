import { limits, type ResultOf, type beginPasskey } from '@clausewright/contract';
import { afterEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newId } from '../../platform/database/ids.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { codeKey, codeOf } from '../second-factor/totp.ts';
import { findSecondFactor } from '../second-factor-store.ts';
import { type Customer, type Reply, service, type Service } from '../sessions/testing/customer.ts';
import { hashIn } from '../accounts/testing/people.ts';
import { beginLogIn } from './log-in-with-passkey.ts';
import * as own from './own-passkeys.ts';
import { type Authenticator, makeAuthenticator, type Quirks } from './testing/authenticator.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const minute = 60_000;
const origin = 'http://localhost:3000';

const code = ({ json }: Reply): string => (json['success'] === true ? 'ok' : json['messages']?.[0].code);
const begin = (of: Customer, more: object = {}) =>
  of.call('POST', '/customer/passkeys/begin', { password: of.password, ...more });
const optionsOf = ({ json }: Reply) => json['data'] as ResultOf<typeof beginPasskey>;
const add = (of: Customer, made: object, name = 'Laptop') =>
  of.call('POST', '/customer/passkeys', { name, ...made });
const remove = (of: Customer, id: string, password = of.password) =>
  of.call('POST', `/customer/passkeys/${id}/remove`, { password });
const list = async (of: Customer) => (await of.call('GET', '/customer/passkeys')).json['data'];

/** The device and a passkey on it that opens the account. */
async function withPasskey(of: Customer, given?: { counts: boolean }): Promise<Authenticator> {
  const device = makeAuthenticator(origin, given);
  expect(code(await add(of, device.create(optionsOf(await begin(of)))))).toBe('ok');
  return device;
}
async function challenge(shop: Service): Promise<{ challenge: string; rp_id: string }> {
  const { json } = await shop.call('POST', '/customer/login-passkey/begin', {});
  return json['data'] as { challenge: string; rp_id: string };
}
const send = (shop: Service, signed: object) => shop.call('POST', '/customer/login-passkey', signed);
const logIn = async (shop: Service, device: Authenticator, quirks?: Quirks) =>
  send(shop, device.get(await challenge(shop), quirks));

async function activityOf({ id }: { id: string }): Promise<string[]> {
  const rows = database.db.selectFrom('activity').select('kind').where('owner_id', '=', id);
  return (await rows.execute()).map(({ kind }) => kind);
}
/** Codes are switched on; the answer makes the next one. */
async function switchCodesOn(shop: Service, of: Customer): Promise<() => Promise<string>> {
  const next = async () => {
    shop.clock.advance(minute);
    const factor = await findSecondFactor(database.db, of.id);
    if (factor === null) throw new Error('no app was set up');
    return codeOf(codeKey(shop.ports.secret, factor.salt), Math.floor(shop.clock().getTime() / 30_000));
  };
  await of.call('POST', '/customer/second-factor/begin', { password: of.password });
  const confirmed = await of.call('POST', '/customer/second-factor/confirm', { code: await next() });
  expect(code(confirmed)).toBe('ok');
  return next;
}

test('a passkey is added by the password, listed, and told to the owner', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  expect(await list(here)).toEqual({ passkeys: [], offered: true, code: false });
  expect(code(await begin(here, { password: 'Falsch 1' }))).toBe('password-wrong');
  const options = optionsOf(await begin(here));
  expect(options.rp).toEqual({ id: 'localhost', name: 'Clausewright' });
  expect(options.user.name).toBe(here.email);
  expect([here.id, here.email]).not.toContain(Buffer.from(options.user.id, 'base64url').toString());
  expect(options.user.id).not.toBe(here.id);
  const device = makeAuthenticator(origin);
  expect(code(await add(here, device.create(options)))).toBe('ok');
  const { passkeys } = await list(here);
  expect(passkeys).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
  expect(await shop.emailsTo(here.email)).toEqual(['passkey-added']);
  expect(await activityOf(here)).toContain('passkey-added');
  // The next one is for the same name of the account, and not on the same device.
  expect(optionsOf(await begin(here))).toMatchObject({ user: { id: options.user.id }, known: [device.id] });
});

test('a passkey opens a session without address, password and code, and says when it was used', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const device = await withPasskey(here);
  await switchCodesOn(shop, here);
  const { json } = await logIn(shop, device);
  expect(json).toMatchObject({ success: true, customer: { email: here.email } });
  const token = json['token'] as string;
  expect((await shop.call('GET', '/customer/info', undefined, { token })).status).toBe(200);
  expect((await list(here)).passkeys[0].last_used_at).toBe(shop.clock().toISOString());
  expect((await activityOf(here)).filter((kind) => kind === 'logged-in')).toHaveLength(2);
  // A device that does not count opens it again and again.
  const synced = await withPasskeyOf(shop, here);
  for (let times = 0; times < 3; times += 1) expect(code(await logIn(shop, synced))).toBe('ok');
});

/** With codes on. */
async function withPasskeyOf(shop: Service, here: Customer): Promise<Authenticator> {
  const factor = await findSecondFactor(database.db, here.id);
  if (factor === null) throw new Error('no app was set up');
  shop.clock.advance(minute);
  const now = codeOf(codeKey(shop.ports.secret, factor.salt), Math.floor(shop.clock().getTime() / 30_000));
  const device = makeAuthenticator(origin, { counts: false });
  expect(code(await add(here, device.create(optionsOf(await begin(here, { code: now }))), 'Synced'))).toBe(
    'ok',
  );
  return device;
}

test('whoever has session and password alone adds no passkey where log-ins ask for a code', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const next = await switchCodesOn(shop, here);
  expect((await list(here)).code).toBe(true);
  expect(code(await begin(here))).toBe('code-missing');
  expect(code(await begin(here, { code: '000000' }))).toBe('code-wrong');
  expect(await activityOf(here)).toContain('code-failed');
  const used = await next();
  expect(code(await begin(here, { code: used }))).toBe('ok');
  expect(code(await begin(here, { code: used }))).toBe('code-wrong');
});

test.each<[string, Quirks]>([
  ['another origin', { origin: 'https://localhost.example' }],
  ['another rpID', { rpId: 'localhost.example' }],
  ['no verified user', { unverified: true }],
  ['a page in a frame of others', { crossOrigin: true }],
  ['what was made, not used', { type: 'webauthn.create' }],
])('a log-in with %s is refused', async (_, quirks) => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const device = await withPasskey(here);
  expect(code(await logIn(shop, device, quirks))).toBe('passkey-refused');
  expect(code(await logIn(shop, device))).toBe('ok');
});

test.each<[string, Quirks]>([
  ['another origin', { origin: 'https://localhost.example' }],
  ['another rpID', { rpId: 'localhost.example' }],
  ['no verified user', { unverified: true }],
  ['what was used, not made', { type: 'webauthn.get' }],
  ['certificates of a maker', { format: 'packed' }],
  ['a format with certificates', { format: 'apple' }],
])('a new passkey with %s is refused', async (_, quirks) => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const device = makeAuthenticator(origin);
  expect(code(await add(here, device.create(optionsOf(await begin(here)), quirks)))).toBe('passkey-refused');
  expect((await list(here)).passkeys).toEqual([]);
  expect(await shop.emailsTo(here.email)).toEqual([]);
});

test('a key that signs for itself is taken, and names no maker', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const device = makeAuthenticator(origin);
  const made = device.create(optionsOf(await begin(here)), { format: 'self' });
  expect(code(await add(here, made))).toBe('ok');
  expect(code(await logIn(shop, device))).toBe('ok');
});

test('a challenge is of this service, for one try, for five minutes and for its purpose', async () => {
  await using shop = await service(database.db);
  const [here, other] = [await shop.customer(), await shop.customer()];
  const device = await withPasskey(here);
  const again = 'passkey-begin-again';
  // Of nobody.
  expect(code(await logIn(shop, device, { challenge: 'A'.repeat(43) }))).toBe(again);
  // Used: also by a try that went wrong.
  const asked = await challenge(shop);
  const signed = device.get(asked);
  expect(code(await send(shop, signed))).toBe('ok');
  expect(code(await send(shop, signed))).toBe(again);
  const wasted = await challenge(shop);
  expect(code(await send(shop, device.get(wasted, { unverified: true })))).toBe('passkey-refused');
  expect(code(await send(shop, device.get(wasted)))).toBe(again);
  // Two at once.
  const both = device.get(await challenge(shop));
  const answers = await Promise.all([send(shop, both), send(shop, both)]);
  expect(answers.map(code).toSorted()).toEqual(['ok', again]);
  // Over.
  const early = await challenge(shop);
  shop.clock.advance(5 * minute);
  expect(code(await send(shop, device.get(early)))).toBe(again);
  // For something else, or somebody else.
  const options = optionsOf(await begin(here));
  expect(code(await logIn(shop, device, { challenge: options.challenge }))).toBe(again);
  const phone = makeAuthenticator(origin);
  expect(code(await add(other, phone.create(options)))).toBe(again);
  const forLogIn = await challenge(shop);
  expect(code(await add(here, phone.create(options, { challenge: forLogIn.challenge })))).toBe(again);
  expect(code(await add(here, phone.create(options)))).toBe('ok');
  expect(code(await add(here, phone.create(options)))).toBe(again);
  const late = optionsOf(await begin(here));
  shop.clock.advance(5 * minute);
  expect(code(await add(here, makeAuthenticator(origin).create(late)))).toBe(again);
  // Only hashes are kept.
  const rows = await database.db.selectFrom('passkey_challenges').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(late.challenge);
});

test('unknown passkeys, strange signatures and those of others are answered alike', async () => {
  await using shop = await service(database.db);
  const [here, other] = [await shop.customer(), await shop.customer()];
  const [device, foreign] = [await withPasskey(here), await withPasskey(other)];
  const answers = [
    // Nobody has it.
    await send(shop, {
      ...makeAuthenticator(origin).get(await challenge(shop)),
      user_handle: 'A'.repeat(22),
    }),
    // Its id, and a signature of another device.
    await send(shop, { ...foreign.get(await challenge(shop)), id: device.id }),
    // The same with the name of the account.
    await (async () => {
      const asked = await challenge(shop);
      const { user_handle } = device.get(asked);
      return send(shop, { ...foreign.get(asked), id: device.id, user_handle });
    })(),
    // The account of somebody else.
    await (async () => {
      const asked = await challenge(shop);
      const { user_handle } = foreign.get(asked);
      return send(shop, { ...device.get(asked), user_handle });
    })(),
    await send(shop, { ...device.get(await challenge(shop)), signature: 'AAAA' }),
    await send(shop, { ...device.get(await challenge(shop)), authenticator_data: 'AAAA' }),
    await send(shop, { ...device.get(await challenge(shop)), client_data: 'AAAA' }),
  ];
  const said = answers.map(({ status, json }) => ({ status, messages: json['messages'] as unknown }));
  for (const one of said) expect(one).toEqual(said[0]);
  expect(answers.map(code)).toEqual(answers.map(() => 'passkey-refused'));
  expect(await activityOf(here)).toContain('log-in-failed');
  expect(code(await logIn(shop, device))).toBe('ok');
});

test('a passkey that counts backwards or stands still is refused and told to the owner once a day', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const device = await withPasskey(here);
  expect(code(await logIn(shop, device, { counter: 7 }))).toBe('ok');
  for (const counter of [6, 7, 0]) {
    expect(code(await logIn(shop, device, { counter }))).toBe('passkey-refused');
  }
  expect((await shop.emailsTo(here.email)).toSorted()).toEqual(['passkey-added', 'passkey-copied']);
  const audits = database.db.selectFrom('audit_log').select('action').where('object_id', '=', here.id);
  const actions = (await audits.execute()).map(({ action }) => action);
  expect(actions.filter((action) => action === 'account.passkey-copied')).toHaveLength(3);
  // Two of it at once: one is later than the other.
  const asked = [await challenge(shop), await challenge(shop)];
  const answers = await Promise.all(asked.map((one) => send(shop, device.get(one, { counter: 9 }))));
  expect(answers.map(code).toSorted()).toEqual(['ok', 'passkey-refused']);
});

test('a passkey is removed by the password, by its account alone, and opens nothing from then on', async () => {
  await using shop = await service(database.db);
  const [here, other] = [await shop.customer(), await shop.customer()];
  const device = await withPasskey(here);
  const id = (await list(here)).passkeys[0].id as string;
  expect(code(await remove(here, id, 'Falsch 1'))).toBe('password-wrong');
  expect(code(await remove(other, id))).toBe('not-found');
  const asked = await challenge(shop);
  expect(code(await remove(here, id))).toBe('ok');
  expect(code(await remove(here, id))).toBe('not-found');
  expect(code(await send(shop, device.get(asked)))).toBe('passkey-refused');
  expect((await shop.emailsTo(here.email)).toSorted()).toEqual(['passkey-added', 'passkey-removed']);
  expect(await activityOf(here)).toContain('passkey-removed');
});

test('a passkey of a deleted account opens nothing', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const device = await withPasskey(here);
  const asked = await challenge(shop);
  expect(code(await here.call('POST', '/customer/delete', { password: here.password }))).toBe('ok');
  expect(code(await send(shop, device.get(asked)))).toBe('passkey-refused');
  expect(await database.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
});

test('a new password by letter removes all passkeys; a change and the end of other sessions keep them', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const device = await withPasskey(here);
  const options = optionsOf(await begin(here));
  expect(code(await here.call('POST', '/customer/sessions/end-others', {}))).toBe('ok');
  // One that was being made is over.
  expect(code(await add(here, makeAuthenticator(origin).create(options)))).toBe('passkey-begin-again');
  const changed = { oldpassword: here.password, newpassword: 'Regen-am-Morgen-8' };
  expect(code(await here.call('POST', '/customer/change-password', changed))).toBe('ok');
  expect(code(await logIn(shop, device))).toBe('ok');
  await shop.call('POST', '/customer/forgot-password', { email: here.email });
  const reset_password_hash = await hashIn(shop, here.email, 'reset');
  const reset = { reset_password_hash, newpassword: 'Wolken-am-Abend-9' };
  expect(code(await shop.call('POST', '/customer/reset-password', reset))).toBe('ok');
  expect(code(await logIn(shop, device))).toBe('passkey-refused');
  expect(await activityOf(here)).toContain('passkey-removed');
});

test('a passkey that is being added while a new password by letter is set does not outlive it', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const made = makeAuthenticator(origin).create(optionsOf(await begin(here)));
  await shop.call('POST', '/customer/forgot-password', { email: here.email });
  const reset_password_hash = await hashIn(shop, here.email, 'reset');
  armFailpoints('judge-passkey:wait=2000');
  const adding = add(here, made);
  // It has taken its challenge by then, and judges.
  await expect
    .poll(async () => {
      const rows = await database.db.selectFrom('passkey_challenges').select('customer_id').execute();
      return rows.filter(({ customer_id: id }) => id === here.id).length;
    })
    .toBe(0);
  const reset = { reset_password_hash, newpassword: 'Wolken-am-Abend-9' };
  expect(code(await shop.call('POST', '/customer/reset-password', reset))).toBe('ok');
  expect(code(await adding)).toBe('passkey-begin-again');
  expect(await database.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
});

test('an account has ten passkeys at most, also with two made at once, and no device twice', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const device = await withPasskey(here);
  expect(code(await add(here, device.create(optionsOf(await begin(here)))))).toBe('passkey-refused');
  for (let made = 1; made < limits.passkeys - 1; made += 1) await withPasskey(here);
  const options = [optionsOf(await begin(here)), optionsOf(await begin(here))];
  const answers = await Promise.all(options.map((one) => add(here, makeAuthenticator(origin).create(one))));
  expect(answers.map(code).toSorted()).toEqual(['ok', 'passkeys-too-many']);
  expect(code(await begin(here))).toBe('passkeys-too-many');
  expect((await list(here)).passkeys).toHaveLength(limits.passkeys);
});

test('a fault before the letter leaves no passkey', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const made = makeAuthenticator(origin).create(optionsOf(await begin(here)));
  armFailpoints('add-passkey:throw@1');
  expect((await add(here, made)).status).toBe(500);
  expect((await list(here)).passkeys).toEqual([]);
  expect(await shop.emailsTo(here.email)).toEqual([]);
});

test('a service at an address that browsers make no passkeys for offers none', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const ports = { ...shop.ports, publicUrl: 'http://192.0.2.7' };
  const session = { id: newId(), customerId: here.id, role: 'customer', language: 'en' } as const;
  expect(await own.listOwnPasskeys(ports, session)).toMatchObject({ value: { offered: false } });
  const refused = { ok: false, reason: 'passkeys-not-offered' };
  expect(await beginLogIn(ports)).toEqual(refused);
  expect(await own.beginPasskey(ports, session, { password: here.password })).toEqual(refused);
});
