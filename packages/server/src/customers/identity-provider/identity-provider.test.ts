import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { acting, codeOf } from '../organisations/testing/organisation.ts';
import { concurrencyLimits } from '../../platform/http/admit-requests.ts';
import { removeExpired } from '../sessions/expired-rows-store.ts';
import type { Reply } from '../sessions/testing/customer.ts';
import { answerOf, begin, clientSecret, company, departedIn, finish } from './testing/company.ts';

const database = useTestDatabase();

const tokenIn = ({ json }: Reply): string => String(json['customer'].token);
const outcomeOf = (reply: Reply) => reply.json['outcome'] ?? codeOf(reply);

/** The secret of the letter that was written last to an address. */
async function letterTo(email: string): Promise<string> {
  const { text } = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', email)
    .where('message', '=', 'provider-link')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/profile\/login\/([\w-]+)/.exec(text)?.[1] ?? '';
}

test('an owner sets the provider, whose secret is sealed and told to nobody', async () => {
  await using here = await company(database.db);
  expect(codeOf(await here.save({ password: 'Falsch 1' }))).toBe('password-wrong');
  expect(codeOf(await here.save())).toBe('ok');
  const read = await here.asOwner('GET', '/organisation/provider');
  expect(read.json['data']).toEqual({
    provider: {
      issuer: here.provider.issuer,
      client_id: 'clausewright',
      tested_at: null,
      required: false,
      linked: 0,
    },
    redirect_uri: `http://localhost:3000/profile/login/${here.organisation}`,
  });
  const row = await database.db
    .selectFrom('identity_providers')
    .select('sealed_secret')
    .where('organisation_id', '=', here.organisation)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(row.sealed_secret).toString()).not.toContain(clientSecret);
  const editor = await here.member('editor');
  const asEditor = acting(here.shop, editor, here.organisation);
  expect(codeOf(await asEditor('GET', '/organisation/provider'))).toBe('member-role');
});

test('it is required after an owner has logged in by it, and not before', async () => {
  await using here = await company(database.db);
  expect(codeOf(await here.require(true))).toBe('provider-not-set');
  await here.save();
  expect(codeOf(await here.require(true))).toBe('provider-not-tested');
  expect(outcomeOf(await here.test('somebody@else.example'))).toBe('provider-no-member');
  expect(codeOf(await here.require(true))).toBe('provider-not-tested');
  expect(outcomeOf(await here.test())).toBe('tested');
  // The owner stays as he is.
  expect(codeOf(await here.owner.call('GET', '/customer/passkeys'))).toBe('ok');
  expect(codeOf(await here.require(true))).toBe('ok');
  expect(codeOf(await here.save())).toBe('ok');
  const { provider } = (await here.asOwner('GET', '/organisation/provider')).json['data'];
  expect(provider).toMatchObject({ tested_at: null, required: false, linked: 1 });
});

test('the first time a letter confirms whom it means; from then on it opens sessions', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  const first = await here.logIn(ada.email);
  expect(outcomeOf(first)).toBe('letter');
  expect(first.json['customer']).toBeUndefined();
  // What comes later in time is told apart by it.
  here.shop.clock.advance(1000);
  expect(outcomeOf(await here.logIn(ada.email))).toBe('letter');
  const secret = await letterTo(ada.email);
  const confirm = () => here.shop.call('POST', '/customer/login-provider/confirm', { secret });
  const confirmed = await confirm();
  expect(confirmed.json['data'].organisation).toEqual({ id: here.organisation, name: 'Nordlicht' });
  expect(confirmed.json['token']).toBeUndefined();
  expect(codeOf(await confirm())).toBe('provider-begin-again');
  const again = await here.logIn(ada.email);
  expect(outcomeOf(again)).toBe('logged-in');
  const call = acting(here.shop, { ...ada, token: tokenIn(again) }, here.organisation);
  expect(codeOf(await call('GET', '/website/list'))).toBe('ok');
});

test('whoever is logged in by his own means needs no letter', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  const bob = await here.member();
  // Somebody else's session proves nothing.
  expect(outcomeOf(await here.logIn(ada.email, bob.token))).toBe('letter');
  expect(outcomeOf(await here.logIn(ada.email, ada.token))).toBe('logged-in');
  expect(outcomeOf(await here.logIn(ada.email))).toBe('logged-in');
  // Taken by the session of the provider.
  expect(codeOf(await ada.call('GET', '/customer/passkeys'))).toBe('not-authenticated');
});

test('such a session acts for the organisation and reaches nothing else', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member('owner');
  await ada.call('PUT', '/customer/info', {
    first_name: 'Ada',
    last_name: 'Nord',
    personal_id: 'ID 77',
    country: 'DE',
    phone: '030 1',
  });
  const other = await ada.call('POST', '/organisation/new', { name: 'Elsewhere', language: 'en' });
  const elsewhere = other.json['data'].organisation.id as string;
  const { token } = ada;
  const opened = await here.logIn(ada.email, token);
  const refreshToken = String(opened.json['refresh_token']);
  // The release before takes neither for a token.
  for (const secret of [tokenIn(opened), refreshToken]) expect(secret).toMatch(/^o\.[\w-]{43}$/);
  expect(opened.json['customer']).toMatchObject({
    first_name: 'Ada',
    personal_id: '',
    country: '',
    phone: '',
  });
  const through = { token: tokenIn(opened) };
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, organisation?: string) =>
    codeOf(await here.shop.call(method, path, body, { ...through, ...(organisation && { organisation }) }));
  for (const path of ['/customer/info', '/customer/passkeys', '/customer/sessions', '/website/list']) {
    expect(await ask('GET', path), path).toBe('provider-session');
    expect(await ask('GET', path, undefined, elsewhere), path).toBe('provider-session');
  }
  const { password } = ada;
  expect(await ask('POST', '/customer/export', { password })).toBe('provider-session');
  expect(await ask('POST', '/customer/delete', { password })).toBe('provider-session');
  expect(await ask('POST', `/organisation/leave/${elsewhere}`)).toBe('provider-session');
  const move = { to: null, password };
  const path = `/website/move/${here.organisation}`;
  expect(await ask('POST', path, move, here.organisation)).toBe('provider-session');
  expect(await ask('GET', '/organisation/members', undefined, here.organisation)).toBe('ok');
  const list = await here.shop.call('GET', '/organisation/list', undefined, through);
  expect(list.json['data'].organisations.map((one: { id: string }) => one.id)).toEqual([here.organisation]);
  const ping = await here.shop.call('GET', '/customer/ping', undefined, { ...through, refreshToken });
  expect(ping.json['customer']).toMatchObject({ email: ada.email, personal_id: '', phone: '' });
  here.shop.clock.advance(31 * 60_000);
  const renewed = await here.shop.call('GET', '/customer/ping', undefined, { refreshToken });
  expect(renewed.json['customer']).toMatchObject({ personal_id: '' });
  through.token = String(renewed.json['token']);
  // Another tab, whose answer got lost, is given the same.
  const again = await here.shop.call('GET', '/customer/ping', undefined, { refreshToken });
  expect(again.json['token']).toBe(through.token);
  expect(through.token).toMatch(/^o\.[\w-]{43}$/);
  expect(await ask('GET', '/customer/info')).toBe('provider-session');
  expect(await ask('GET', '/website/list', undefined, here.organisation)).toBe('ok');
});

test('required: members act for it in such sessions alone, and an owner can always switch it off', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  const asAda = acting(here.shop, ada, here.organisation);
  const through = await here.logIn(ada.email, (await here.shop.logIn(ada)).token);
  await here.test();
  expect(codeOf(await asAda('GET', '/website/list'))).toBe('ok');
  expect(codeOf(await here.require(true))).toBe('ok');
  expect(codeOf(await asAda('GET', '/website/list'))).toBe('provider-required');
  // The account stays hers.
  expect(codeOf(await ada.call('GET', '/website/list'))).toBe('ok');
  const call = acting(here.shop, { ...ada, token: tokenIn(through) }, here.organisation);
  expect(codeOf(await call('GET', '/website/list'))).toBe('ok');
  expect(codeOf(await here.asOwner('GET', '/website/list'))).toBe('provider-required');
  expect(codeOf(await here.asOwner('GET', '/organisation/members'))).toBe('ok');
  here.provider.mode.down = true;
  expect(codeOf(await here.require(false))).toBe('ok');
  expect(codeOf(await asAda('GET', '/website/list'))).toBe('ok');
});

test('a membership, a provider and a change of it end what it opened', async () => {
  await using here = await company(database.db);
  await here.save();
  const opened = async () => {
    const one = await here.member();
    const reply = await here.logIn(one.email, one.token);
    return { id: one.id, call: acting(here.shop, { ...one, token: tokenIn(reply) }, here.organisation) };
  };
  const removed = await opened();
  expect(codeOf(await here.asOwner('DELETE', `/organisation/members/${removed.id}`))).toBe('ok');
  expect(codeOf(await removed.call('GET', '/website/list'))).toBe('not-authenticated');
  const changed = await opened();
  await here.save();
  expect(codeOf(await changed.call('GET', '/website/list'))).toBe('not-authenticated');
  const last = await opened();
  const { password } = here.owner;
  expect(codeOf(await here.asOwner('POST', '/organisation/provider/remove', { password }))).toBe('ok');
  expect(codeOf(await last.call('GET', '/website/list'))).toBe('not-authenticated');
  expect(codeOf(await begin(here.shop, here.organisation))).toBe('provider-not-set');
});

test('a way there and back works once, in the browser that went, within ten minutes', async () => {
  await using here = await company(database.db);
  await here.save();
  const { organisation } = here;
  const ada = await here.member();
  await here.logIn(ada.email, ada.token);
  const go = async () => {
    const { url, browser } = departedIn(await begin(here.shop, organisation));
    return { organisation, browser, answer: await answerOf(url, ada.email) };
  };
  const here1 = await go();
  const elsewhere = { ...here1, browser: (await go()).browser };
  expect(outcomeOf(await finish(here.shop, elsewhere))).toBe('provider-begin-again');
  expect(outcomeOf(await finish(here.shop, here1))).toBe('logged-in');
  expect(outcomeOf(await finish(here.shop, here1))).toBe('provider-begin-again');
  const late = await go();
  here.shop.clock.advance(10 * 60_000);
  expect(outcomeOf(await finish(here.shop, late))).toBe('provider-begin-again');
  const stateless = { ...(await go()), answer: 'code=1234' };
  expect(outcomeOf(await finish(here.shop, stateless))).toBe('provider-begin-again');
});

test('it changes its keys, says no, is down or slow; passwords open accounts meanwhile', async () => {
  await using here = await company(database.db, { providerTimeout: 4000 });
  await here.save();
  const ada = await here.member();
  await here.logIn(ada.email, ada.token);
  here.provider.changeKeys();
  expect(outcomeOf(await here.logIn(ada.email))).toBe('logged-in');
  const { url, browser } = departedIn(await begin(here.shop, here.organisation));
  const state = new URL(url).searchParams.get('state') ?? '';
  const answer = new URLSearchParams({ error: 'access_denied', state, iss: here.provider.issuer }).toString();
  const denied = await finish(here.shop, { organisation: here.organisation, browser, answer });
  expect(outcomeOf(denied)).toBe('provider-said-no');
  here.provider.mode.down = true;
  expect(outcomeOf(await begin(here.shop, here.organisation))).toBe('provider-unreachable');
  await here.shop.logIn(ada);
  here.provider.mode.down = false;
  here.provider.mode.delay = 5000;
  expect(outcomeOf(await begin(here.shop, here.organisation))).toBe('provider-unreachable');
});

test('a provider that is slow takes no places from log-ins by password', async () => {
  await using here = await company(database.db);
  await here.save();
  here.provider.mode.delay = 3000;
  const waiting = Array.from({ length: concurrencyLimits.asking }, () => begin(here.shop, here.organisation));
  const attempts = database.db.selectFrom('provider_attempts').select('hash');
  await expect.poll(async () => (await attempts.execute()).length).toBe(waiting.length);
  const [beyond, { token }] = await Promise.all([
    begin(here.shop, here.organisation),
    here.shop.logIn(here.owner),
  ]);
  expect(codeOf(beyond)).toBe('busy');
  expect(token).toMatch(/./);
  await Promise.all(waiting);
});

test('sessions that a provider opens push out none of the own ones', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  await here.logIn(ada.email, (await here.shop.logIn(ada)).token);
  for (let count = 0; count < 11; count += 1) await here.logIn(ada.email);
  expect(codeOf(await ada.call('GET', '/customer/passkeys'))).toBe('ok');
});

test('what was done stands in the lists of the organisation and of the person', async () => {
  await using here = await company(database.db);
  await here.save();
  await here.test();
  await here.require(true);
  const { password, id } = here.owner;
  await here.asOwner('POST', '/organisation/provider/remove', { password });
  const kinds = async (ownerId: string) => {
    const rows = database.db.selectFrom('activity').select('kind').where('owner_id', '=', ownerId);
    return (await rows.orderBy('at').orderBy('id').execute()).map(({ kind }) => kind);
  };
  const made = ['organisation-made', 'provider-changed', 'provider-changed', 'provider-removed'];
  expect((await kinds(here.organisation)).toSorted()).toEqual(made);
  expect(await kinds(id)).toContain('provider-linked');
});

test('a letter works for an hour, and who was on the way is forgotten', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  await here.logIn(ada.email);
  const secret = await letterTo(ada.email);
  await begin(here.shop, here.organisation);
  const left = async () => {
    await removeExpired(database.db, here.shop.clock());
    const [attempts, letters] = await Promise.all(
      (['provider_attempts', 'provider_letters'] as const).map(
        async (table) => (await database.db.selectFrom(table).select('hash').execute()).length,
      ),
    );
    return [attempts, letters];
  };
  here.shop.clock.advance(9.9 * 60_000);
  expect(await left()).toEqual([1, 1]);
  here.shop.clock.advance(0.2 * 60_000);
  expect(await left()).toEqual([0, 1]);
  here.shop.clock.advance(50 * 60_000);
  const late = await here.shop.call('POST', '/customer/login-provider/confirm', { secret });
  expect(codeOf(late)).toBe('provider-begin-again');
  expect(await left()).toEqual([0, 0]);
});

test('a new password by letter removes what was confirmed, and what was to be', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  await here.logIn(ada.email, (await here.shop.logIn(ada)).token);
  const bob = await here.member();
  await here.logIn(bob.email);
  const early = await letterTo(bob.email);
  for (const { email } of [ada, bob]) {
    await here.shop.call('POST', '/customer/forgot-password', { email });
    const { text } = await database.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', email)
      .where('message', '=', 'reset')
      .executeTakeFirstOrThrow();
    const hash = /\/reset-password\/([\w-]+)/.exec(text)?.[1];
    const body = { reset_password_hash: hash, newpassword: 'Kastanien 9 grün' };
    expect(codeOf(await here.shop.call('POST', '/customer/reset-password', body))).toBe('ok');
  }
  expect(outcomeOf(await here.logIn(ada.email))).toBe('letter');
  const confirmed = await here.shop.call('POST', '/customer/login-provider/confirm', { secret: early });
  expect(codeOf(confirmed)).toBe('provider-begin-again');
});

test('with another secret of the client an owner is told so when he tries it', async () => {
  await using here = await company(database.db);
  await here.save({ client_secret: 'another' });
  expect(outcomeOf(await here.test())).toBe('provider-client');
});
