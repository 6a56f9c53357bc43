import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { codeOf } from '../organisations/testing/organisation.ts';
import { endAllSessions } from '../sessions/operate-accounts.ts';
import type { Customer, Reply } from '../sessions/testing/customer.ts';
import { answerOf, begin, company, type Company, departedIn, finish } from './testing/company.ts';

const database = useTestDatabase();

const outcomeOf = (reply: Reply) => reply.json['outcome'] ?? codeOf(reply);
const links = () => database.db.selectFrom('provider_links').select('person_id').execute();

/** Ends all sessions of a person while one of them waits for what the provider says. */
async function endMeanwhile(here: Company, person: Customer, departed: Reply): Promise<Reply> {
  const { url, browser } = departedIn(departed);
  const body = { organisation: here.organisation, browser, answer: await answerOf(url, person.email) };
  const { token } = await here.shop.logIn(person);
  here.provider.mode.delay = 1000;
  const coming = finish(here.shop, body, person.token);
  // It has taken its attempt by then, and asks.
  await expect
    .poll(async () => (await database.db.selectFrom('provider_attempts').select('hash').execute()).length)
    .toBe(0);
  const ended = await here.shop.call('POST', '/customer/sessions/end-others', {}, { token });
  expect(codeOf(ended)).toBe('ok');
  const reply = await coming;
  here.provider.mode.delay = 0;
  return reply;
}

test('who comes back in a session that was ended meanwhile links nobody, and no provider is tried', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  const logIn = await endMeanwhile(here, ada, await begin(here.shop, here.organisation));
  expect(outcomeOf(logIn)).toBe('provider-begin-again');
  const departed = await here.asOwner('POST', '/organisation/provider/test', {});
  expect(outcomeOf(await endMeanwhile(here, here.owner, departed))).toBe('provider-begin-again');
  expect(await links()).toEqual([]);
  const row = database.db.selectFrom('identity_providers').select('tested_at');
  expect(await row.executeTakeFirst()).toEqual({ tested_at: null });
});

test('a new link is told to the member, and the same one again is not', async () => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  await here.logIn(ada.email, ada.token);
  await here.logIn(ada.email, (await here.shop.logIn(ada)).token);
  expect(await here.shop.emailsTo(ada.email)).toEqual(['provider-linked']);
  await here.test();
  expect(await here.shop.emailsTo(here.owner.email)).toContain('provider-linked');
});

const takingBack = {
  'another password': (ada: Customer) =>
    ada.call('POST', '/customer/change-password', {
      oldpassword: ada.password,
      newpassword: 'Kastanien 9 grün',
    }),
  'the end of all others': (ada: Customer) => ada.call('POST', '/customer/sessions/end-others', {}),
  'the operator': ({ email }: Customer) =>
    endAllSessions({ db: database.db, clock: () => new Date() }, email),
};

test.each(Object.entries(takingBack))('a link ends with %s', async (_, takeBack) => {
  await using here = await company(database.db);
  await here.save();
  const ada = await here.member();
  await here.logIn(ada.email, ada.token);
  expect(await links()).toHaveLength(1);
  const { token } = await here.shop.logIn(ada);
  const call: Customer['call'] = (method, path, body) => here.shop.call(method, path, body, { token });
  await takeBack({ ...ada, token, call });
  expect(await links()).toEqual([]);
  expect(outcomeOf(await here.logIn(ada.email))).toBe('letter');
});
