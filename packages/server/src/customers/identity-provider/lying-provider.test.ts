import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { acting, codeOf, organisationOf } from '../organisations/testing/organisation.ts';
import type { Reply } from '../sessions/testing/customer.ts';
import { type Bends, type BentProvider, bentProvider } from './testing/bent-provider.ts';
import { begin, clientSecret, company, type Company, departedIn, finish } from './testing/company.ts';

const database = useTestDatabase();

interface Bent extends AsyncDisposable {
  here: Company;
  provider: BentProvider;
  logIn: (token?: string) => Promise<Reply>;
}

async function bent(): Promise<Bent> {
  const here = await company(database.db);
  const provider = await bentProvider(clientSecret);
  const { shop, organisation } = here;
  const save = () => here.save({ issuer: provider.issuer });
  expect(codeOf(await save())).toBe('ok');
  return {
    here,
    provider,
    logIn: async (token) => {
      const { url, browser } = departedIn(await begin(shop, organisation));
      return finish(shop, { organisation, browser, answer: provider.comeBack(url) }, token);
    },
    [Symbol.asyncDispose]: async () => {
      await provider[Symbol.asyncDispose]();
      await here[Symbol.asyncDispose]();
    },
  };
}

const outcomeOf = (reply: Reply) => reply.json['outcome'] ?? codeOf(reply);
const hour = 3600;

test('what it signs badly, or for somebody else, opens nothing', async () => {
  await using all = await bent();
  const { here, provider, logIn } = all;
  const ada = await here.member();
  const whole = { ...provider.bends };
  const says = (more: object): Partial<Bends> => ({
    claims: (told) => ({ ...told, email: ada.email, ...more }),
  });
  const without = (name: string): Partial<Bends> => ({
    claims: (told) =>
      Object.fromEntries(Object.entries({ ...told, email: ada.email }).filter(([key]) => key !== name)),
  });
  const now = Math.floor(Date.now() / 1000);
  const lies: Record<string, Partial<Bends>> = {
    'another issuer': says({ iss: 'https://accounts.else.example' }),
    'for another service': says({ aud: 'another-client' }),
    'for two, and not authorised': says({ aud: ['clausewright', 'other'], azp: 'other' }),
    'of another log-in': says({ nonce: 'another' }),
    'without nonce': without('nonce'),
    'without subject': without('sub'),
    'an endless subject': says({ sub: 's'.repeat(256) }),
    'an empty subject': says({ sub: '' }),
    'a subject with a zero byte': says({ sub: 'some\0body' }),
    'a subject beyond ASCII': says({ sub: 'jörg' }),
    'half a character': says({ sub: 'some\ud800' }),
    expired: says({ exp: now - hour, iat: now - 2 * hour }),
    'not valid yet': says({ nbf: now + hour }),
    unsigned: { ...says({}), header: { alg: 'none' }, signedBy: 'nobody' },
    'signed with the secret': { ...says({}), header: { alg: 'HS256' }, signedBy: 'client-secret' },
    'signed with another key': { ...says({}), signedBy: 'other' },
    'userinfo of somebody else': { userinfo: { sub: 'else', email: ada.email, email_verified: true } },
    'no tokens': { token: { status: 200, body: '{}' } },
    'no JSON': { token: { status: 200, body: '<html>' } },
    'an error of its own': { token: { status: 500, body: 'x' } },
    'a redirect': {
      token: { status: 307, body: '', headers: { location: `${provider.issuer}/elsewhere` } },
    },
  };
  for (const [name, lie] of Object.entries(lies)) {
    Object.assign(provider.bends, whole, lie);
    expect([name, outcomeOf(await logIn())]).toEqual([name, 'provider-answer-wrong']);
  }
  expect(provider.asked.filter((path) => path.includes('elsewhere'))).toEqual([]);
  Object.assign(provider.bends, whole, { token: { status: 401, body: '{"error":"invalid_client"}' } });
  expect(outcomeOf(await logIn())).toBe('provider-client');
  Object.assign(provider.bends, whole, { token: { status: 200, body: `"${'x'.repeat(300_000)}"` } });
  expect(outcomeOf(await logIn())).toBe('provider-unreachable');
  expect(await here.shop.emailsTo(ada.email)).toEqual([]);
  Object.assign(provider.bends, whole, says({}));
  expect(outcomeOf(await logIn())).toBe('letter');
});

test('an address that it does not call verified, or of no member, opens nothing and causes no letter', async () => {
  await using all = await bent();
  const { here, provider, logIn } = all;
  const ada = await here.member();
  const stranger = await here.shop.customer();
  const unconfirmed = await here.shop.account({ confirmed: false });
  const says = (claims: object) =>
    Object.assign(provider.bends, { claims: (told: object) => ({ ...told, ...claims }) });
  for (const verified of [false, undefined, 'true', 1]) {
    says({ email: ada.email, email_verified: verified });
    expect(outcomeOf(await logIn())).toBe('provider-email');
  }
  for (const email of [
    `${'a'.repeat(310)}@else.example`,
    `${ada.email}\0`,
    `a\n${ada.email}`,
    `\ud800${ada.email}`,
    ['x'],
  ]) {
    says({ email, email_verified: true });
    expect(outcomeOf(await logIn())).toBe('provider-email');
  }
  for (const { email } of [stranger, unconfirmed, { email: 'nobody@else.example' }]) {
    says({ email, email_verified: true });
    expect(outcomeOf(await logIn())).toBe('provider-no-member');
    // Not even where that person sits at the browser.
    expect(outcomeOf(await logIn(stranger.token))).toBe('provider-no-member');
    expect(await here.shop.emailsTo(email)).toEqual([]);
  }
});

test('it calls itself a member: the letter goes to that member, whose account it never opens', async () => {
  await using all = await bent();
  const { here, provider, logIn } = all;
  const ada = await here.member('owner');
  Object.assign(provider.bends, { claims: (told: object) => ({ ...told, email: ada.email }) });
  for (let count = 0; count < 3; count += 1) expect(outcomeOf(await logIn())).toBe('letter');
  expect(outcomeOf(await logIn())).toBe('limited');
  expect(await here.shop.emailsTo(ada.email)).toEqual(['provider-link', 'provider-link', 'provider-link']);
  // The owner of the provider, who is logged in, confirms nothing in the place of the member.
  here.shop.clock.advance(2 * hour * 1000);
  const { token } = await here.shop.logIn(here.owner);
  expect(outcomeOf(await logIn(token))).toBe('letter');
  expect(outcomeOf(await logIn((await here.shop.logIn(ada)).token))).toBe('logged-in');
  const through = String((await logIn()).json['customer'].token);
  const call = acting(here.shop, { ...ada, token: through }, here.organisation);
  expect(codeOf(await call('GET', '/website/list'))).toBe('ok');
  for (const path of ['/customer/info', '/customer/api-keys', '/billing/invoices/list']) {
    const reply = await here.shop.call('GET', path, undefined, { token: through });
    expect([path, reply.json['success'] ?? false]).toEqual([path, false]);
  }
});

test('another subject in the place of the former ends what that one opened, and nothing of others', async () => {
  await using all = await bent();
  const { here, provider, logIn } = all;
  const ada = await here.member();
  const bob = await here.member();
  const says = (email: string, sub: string) =>
    Object.assign(provider.bends, { claims: (told: object) => ({ ...told, email, sub }) });
  const opened = async (token?: string) => String((await logIn(token)).json['customer'].token);
  const answerTo = async (token: string) => {
    const call = acting(here.shop, { ...ada, token }, here.organisation);
    return codeOf(await call('GET', '/website/list'));
  };
  says(bob.email, 'of bob');
  const others = await opened(bob.token);
  says(ada.email, 'former');
  const former = await opened(ada.token);
  says(ada.email, 'new');
  const now = await opened((await here.shop.logIn(ada)).token);
  const answers = await Promise.all([others, former, now].map(answerTo));
  expect(answers).toEqual(['ok', 'not-authenticated', 'ok']);
});

test('who confirms a subject that means another member loses nothing by it', async () => {
  await using all = await bent();
  const { here, provider, logIn } = all;
  const ada = await here.member();
  const bob = await here.member();
  const says = (email: string, sub: string) =>
    Object.assign(provider.bends, { claims: (told: object) => ({ ...told, email, sub }) });
  says(ada.email, 'of ada');
  expect(outcomeOf(await logIn(ada.token))).toBe('logged-in');
  says(bob.email, 'of bob');
  expect(outcomeOf(await logIn(bob.token))).toBe('logged-in');
  // A letter to Bob of a subject that Ada confirms before him.
  says(bob.email, 'of both');
  expect(outcomeOf(await logIn())).toBe('letter');
  const { text } = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', bob.email)
    .where('message', '=', 'provider-link')
    .executeTakeFirstOrThrow();
  const secret = /\/profile\/login\/([\w-]+)/.exec(text)?.[1];
  says(ada.email, 'of both');
  expect(outcomeOf(await logIn((await here.shop.logIn(ada)).token))).toBe('logged-in');
  const late = await here.shop.call('POST', '/customer/login-provider/confirm', { secret });
  expect(codeOf(late)).toBe('provider-begin-again');
  says(bob.email, 'of bob');
  expect(outcomeOf(await logIn())).toBe('logged-in');
});

test('the answer of one organisation is nothing to another', async () => {
  await using all = await bent();
  const { here, provider } = all;
  const { shop, owner } = here;
  const second = await organisationOf(owner, 'Second');
  const body = { client_id: 'clausewright', client_secret: clientSecret, password: owner.password };
  const save = acting(shop, owner, second);
  expect(codeOf(await save('PUT', '/organisation/provider', { ...body, issuer: provider.issuer }))).toBe(
    'ok',
  );
  const { url, browser } = departedIn(await begin(shop, here.organisation));
  const answer = provider.comeBack(url);
  const there = await finish(shop, { organisation: second, browser, answer });
  expect(outcomeOf(there)).toBe('provider-begin-again');
  const stolen = new URLSearchParams(answer);
  stolen.set('iss', 'https://accounts.else.example');
  const own = { organisation: here.organisation, browser, answer: stolen.toString() };
  expect(outcomeOf(await finish(shop, own))).toBe('provider-answer-wrong');
});

test('an owner is told at once what is wrong with a provider', async () => {
  await using all = await bent();
  const { here, provider } = all;
  const whole = provider.bends.discovery;
  const save = async (given: object = {}) => codeOf(await here.save({ issuer: provider.issuer, ...given }));
  const says = async (more: object) => {
    provider.bends.discovery = (told) => ({ ...told, ...more });
    return save();
  };
  expect(await says({ issuer: 'https://accounts.else.example' })).toBe('provider-issuer');
  expect(await says({ authorization_endpoint: 'javascript:alert(1)' })).toBe('provider-unfit');
  expect(await says({ token_endpoint: 'http://10.0.0.1/token' })).toBe('provider-unfit');
  expect(await says({ jwks_uri: 'http://169.254.169.254/keys' })).toBe('provider-unfit');
  expect(await says({ token_endpoint: undefined })).toBe('provider-unfit');
  expect(await says({ response_types_supported: ['id_token'] })).toBe('provider-unfit');
  expect(await says({ token_endpoint_auth_methods_supported: ['private_key_jwt'] })).toBe('provider-unfit');
  provider.bends.discovery = () => '<!doctype html>';
  expect(await save()).toBe('provider-not-found');
  provider.bends.discovery = () => `"${'x'.repeat(300_000)}"`;
  expect(await save()).toBe('provider-unreachable');
  provider.bends.discovery = whole;
  expect(await save({ issuer: `${provider.issuer}/nothing-here` })).toBe('provider-not-found');
  expect(await save({ issuer: 'http://10.0.0.1/' })).toBe('provider-address');
  expect(await save({ issuer: 'ftp://login.example' })).toBe('provider-address');
  expect(await save({ issuer: 'http://127.0.0.1:1/' })).toBe('provider-unreachable');
  expect(await save()).toBe('ok');
});

test('where the operator opens no network, only public addresses are asked', async () => {
  await using here = await company(database.db, { siteNetworks: [] });
  for (const issuer of [
    here.provider.issuer,
    'https://127.0.0.1',
    'https://localhost',
    'https://db.internal',
  ]) {
    expect(codeOf(await here.save({ issuer }))).toBe('provider-address');
  }
  expect(here.provider.asked).toEqual([]);
});
