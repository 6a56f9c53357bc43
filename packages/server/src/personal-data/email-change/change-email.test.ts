import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endAllSessions } from '../../customers/sessions/operate-accounts.ts';
import {
  type Customer,
  type Reply,
  service,
  type Service,
} from '../../customers/sessions/testing/customer.ts';
import { newId } from '../../platform/database/ids.ts';
import { makeAgreement, makeTransaction } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { confirmChange } from './confirm-change.ts';

const database = useTestDatabase();
const hour = 3_600_000;
let made = 0;
const someEmail = () => `new-${(made += 1)}@kunde.example`;

const ask = (of: Customer, email: string, password = of.password) =>
  of.call('POST', '/customer/change-email', { email, password });
const confirm = (of: Customer, email_change_hash: string) =>
  of.call('POST', '/customer/confirm-email-change', { email_change_hash });
const check = (of: Customer, email_change_hash: string) =>
  of.call('POST', '/customer/check-email-change', { email_change_hash });
const codeOf = ({ json }: Reply): string =>
  json['success'] === true ? 'ok' : (json['forbidden']?.reason ?? json['messages']?.[0].code);
const opens = async (shop: Service, token: string): Promise<boolean> =>
  (await shop.call('GET', '/customer/info', undefined, { token })).status === 200;

/** The secret of the newest letter with a link to an address. */
async function secretTo(email: string): Promise<string> {
  const letters = database.db.selectFrom('outbox').select('text').where('recipient', '=', email);
  const [newest] = await letters
    .where('message', '=', 'email-link')
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute();
  const secret = /\/profile\/security\/([\w-]+)/.exec(newest?.text ?? '')?.[1];
  if (secret === undefined) throw new Error(`no letter to ${email}`);
  return secret;
}

async function changed(of: Customer, email = someEmail()): Promise<string> {
  expect(codeOf(await ask(of, email))).toBe('ok');
  expect(codeOf(await confirm(of, await secretTo(email)))).toBe('ok');
  return email;
}

test('the address changes by a press behind the link, other sessions end, and the address before is told twice', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const there = await shop.logIn(here);
  const email = someEmail();
  expect((await ask(here, email)).json).toMatchObject({ success: true, data: {} });
  const secret = await secretTo(email);
  expect((await check(here, secret)).json['data']).toEqual({ email });
  expect((await here.call('GET', '/customer/info')).json['customer'].email).toBe(here.email);

  shop.clock.advance(1000);
  const { json } = await confirm(here, secret);
  expect(json).toMatchObject({ success: true, data: { customer: { email, confirmed: true } } });
  expect([await opens(shop, here.token), await opens(shop, there.token)]).toEqual([false, false]);
  expect(await opens(shop, json['token'])).toBe(true);
  expect(await shop.emailsTo(here.email)).toEqual(['email-asked', 'email-changed']);
  const logIn = async (address: string) =>
    codeOf(await shop.call('POST', '/customer/login', { email: address, password: here.password }));
  expect([await logIn(here.email), await logIn(email)]).toEqual(['login-wrong', 'ok']);
  const kinds = await database.db
    .selectFrom('activity')
    .select('kind')
    .where('owner_id', '=', here.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['email-change-asked', 'email-changed']),
  );
});

test('neither a wrong password nor an address that is no other one changes or sends anything', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const email = someEmail();
  expect(codeOf(await ask(here, email, 'Falsch 1'))).toBe('password-wrong');
  expect(codeOf(await ask(here, here.email.toUpperCase()))).toBe('email-same');
  expect(codeOf(await ask(here, 'no address'))).toBe('email-invalid');
  expect(await shop.emailsTo(email)).toEqual([]);
  expect(await shop.emailsTo(here.email)).toEqual([]);
});

test('a link works once, for a day, and only until another one is asked for', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const [first, second] = [someEmail(), someEmail()];
  await ask(here, first);
  shop.clock.advance(1000);
  await ask(here, second);
  expect(codeOf(await confirm(here, await secretTo(first)))).toBe('link-invalid');
  const secret = await secretTo(second);
  shop.clock.advance(24 * hour);
  const again = await shop.logIn(here);
  expect([codeOf(await check(again, secret)), codeOf(await confirm(again, secret))]).toEqual([
    'link-expired',
    'link-expired',
  ]);
  await ask(again, second);
  const used = await secretTo(second);
  const { json } = await confirm(again, used);
  const later = { token: String(json['token']) };
  const repeated = await shop.call(
    'POST',
    '/customer/confirm-email-change',
    { email_change_hash: used },
    later,
  );
  expect(codeOf(repeated)).toBe('link-invalid');
  expect(codeOf(await confirm(await shop.customer(), 'nothing'))).toBe('link-invalid');
});

test('the link alone is not enough: whoever got it by mistake gets no account', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const stranger = await shop.customer();
  const email = someEmail();
  await ask(here, email);
  const secret = await secretTo(email);
  const body = { email_change_hash: secret };
  expect((await shop.call('POST', '/customer/confirm-email-change', body)).status).toBe(401);
  expect(codeOf(await confirm(stranger, secret))).toBe('email-link-for-another');
  expect(codeOf(await check(stranger, secret))).toBe('email-link-for-another');
  expect(codeOf(await confirm(here, secret))).toBe('ok');
});

test('an address that is taken is answered alike, and its owner alone gets to know', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const owner = await shop.customer();
  const [taken, free] = [await ask(here, owner.email.toUpperCase()), await ask(here, someEmail())];
  expect(taken.json).toEqual(free.json);
  expect(taken.status).toBe(free.status);
  expect(await shop.emailsTo(owner.email)).toEqual(['email-taken']);
  expect(await shop.emailsTo(here.email)).toEqual(['email-asked', 'email-asked']);
});

test('an address that is taken in the meantime stays with whoever has it', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const email = someEmail();
  await ask(here, email);
  const secret = await secretTo(email);
  await shop.account({ email });
  expect(codeOf(await confirm(here, secret))).toBe('email-exists');
  expect(await opens(shop, here.token)).toBe(true);

  // Two at once, of whom one gets it.
  const [one, two] = [await shop.customer(), await shop.customer()];
  const wanted = someEmail();
  await ask(one, wanted);
  const ofOne = await secretTo(wanted);
  shop.clock.advance(1000);
  await ask(two, wanted);
  const ofTwo = await secretTo(wanted);
  const replies = await Promise.all([confirm(one, ofOne), confirm(two, ofTwo)]);
  expect(replies.map(codeOf).toSorted()).toEqual(['email-exists', 'ok']);
});

test('two presses at once change the address once', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const email = someEmail();
  await ask(here, email);
  const secret = await secretTo(email);
  const session = { id: 's', customerId: here.id, role: 'customer', language: 'en' } as const;
  const given = { session, secret, userAgent: '' };
  const both = await Promise.all([confirmChange(shop.ports, given), confirmChange(shop.ports, given)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await shop.emailsTo(here.email)).toSorted()).toEqual(['email-asked', 'email-changed']);
});

test('a new password, a reset and the end of the other sessions end what was asked for', async () => {
  await using shop = await service(database.db);
  const ends: Record<string, (of: Customer) => Promise<unknown>> = {
    password: (of) =>
      of.call('POST', '/customer/change-password', {
        oldpassword: of.password,
        newpassword: 'Kastanien 9 grün',
      }),
    others: (of) => of.call('POST', '/customer/sessions/end-others', {}),
    operator: ({ email }) => endAllSessions(shop.ports, email),
  };
  for (const [name, end] of Object.entries(ends)) {
    const here = await shop.customer();
    const email = someEmail();
    await ask(here, email);
    const secret = await secretTo(email);
    await end(here);
    const password = name === 'password' ? 'Kastanien 9 grün' : here.password;
    expect([name, codeOf(await confirm(await shop.logIn({ ...here, password }), secret))]).toEqual([
      name,
      'link-invalid',
    ]);
  }
});

test('a link for a new password that went to the address before opens nothing afterwards', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  await shop.call('POST', '/customer/forgot-password', { email: here.email });
  const [letter] = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', here.email)
    .where('message', '=', 'reset')
    .execute();
  const secret = /\/reset-password\/([\w-]+)/.exec(letter?.text ?? '')?.[1];
  await changed(here);
  const body = { reset_password_hash: secret, newpassword: 'Kastanien 9 grün' };
  expect(codeOf(await shop.call('POST', '/customer/reset-password', body))).toBe('link-expired');
});

test('an account that is deleted meanwhile leaves neither the request nor its letters', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const email = someEmail();
  await ask(here, email);
  const secret = await secretTo(email);
  expect(codeOf(await here.call('POST', '/customer/delete', { password: here.password }))).toBe('ok');
  expect((await confirm(here, secret)).status).toBe(401);
  expect(await shop.emailsTo(email)).toEqual([]);
  const session = { id: 's', customerId: here.id, role: 'customer', language: 'en' } as const;
  expect(await confirmChange(shop.ports, { session, secret, userAgent: '' })).toMatchObject({
    reason: 'link-invalid',
  });
});

test('nobody fills a mailbox: three letters an hour, by account and by address', async () => {
  await using shop = await service(database.db);
  const [one, two] = [await shop.customer(), await shop.customer()];
  const email = someEmail();
  const codes = [];
  for (let count = 0; count < 4; count += 1) codes.push(codeOf(await ask(one, email)));
  expect(codes).toEqual(['ok', 'ok', 'ok', 'limited']);
  expect(codeOf(await ask(two, email))).toBe('limited');
  expect(codeOf(await ask(two, someEmail()))).toBe('ok');
});

test('what has a copy of the address follows: organisations, invitations, documents, payments and letters', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const colleague = await shop.customer();
  const own = await here.call('POST', '/organisation/new', { name: 'Agency', language: 'en' });
  const other = await colleague.call('POST', '/organisation/new', { name: 'Team', language: 'en' });
  const invitation = { email: here.email, role: 'editor', websites: null, language: 'en' };
  const organisation = String(other.json['data'].organisation.id);
  const invited = await shop.call('POST', '/organisation/invite', invitation, {
    token: colleague.token,
    organisation,
  });
  expect(codeOf(invited)).toBe('ok');
  await sql`insert into provider_customers (customer_id, processor, reference)
    values (${here.id}, 'stripe', 'cus_1'), (${own.json['data'].organisation.id}, 'stripe', 'cus_2'),
      (${organisation}, 'stripe', 'cus_3')`.execute(database.db);
  const owners = [here.id, String(own.json['data'].organisation.id)];
  for (const owner of owners) {
    const agreement = await makeAgreement(database.db, { owner_id: owner, delivery_email: here.email });
    await makeTransaction(database.db, { item_id: agreement.id, customer_id: owner, email: here.email });
  }
  await sql`update outbox set status = 'sent', sent_at = ${shop.clock()}, next_attempt_at = null
    where recipient = ${here.email}`.execute(database.db);

  const email = await changed(here);
  const { rows } = await sql<{ name: string; email: string }>`
    select organisation as name, email from customers where organisation is not null
    union all select 'invited', email from invitations
    order by 1`.execute(database.db);
  expect(rows).toEqual(
    expect.arrayContaining([
      { name: 'Agency', email },
      { name: 'invited', email },
    ]),
  );
  expect(rows.some((row) => row.email === here.email)).toBe(false);
  expect(await shop.emailsTo(email)).toContain('invitation');
  const copies = await database.db
    .selectFrom('agreements as a')
    .innerJoin('transactions as t', 't.item_id', 'a.id')
    .select(['a.delivery_email as document', 't.email as payment'])
    .execute();
  expect(copies).toEqual(owners.map(() => ({ document: email, payment: email })));
  const errands = database.db.selectFrom('provider_errands').select(['errand', 'reference']);
  expect(await errands.orderBy('reference').execute()).toEqual([
    { errand: 'readdress-customer', reference: 'cus_1' },
    { errand: 'readdress-customer', reference: 'cus_2' },
  ]);
});

test('letters about the request of a visitor stay with whom they went to, whoever has that address', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const told = ['withdrawal-received', 'request-received', 'request-answered', 'request-reminder'];
  for (const name of told) {
    await sql`
      insert into outbox (id, event_key, recipient, language, message, facts, subject, text, html, status, created_at, sent_at)
      values (${newId()}, ${`${name}:desk-of-another:1`}, ${here.email}, 'en', ${name}, '{}', 's', '', '', 'sent',
        ${shop.clock()}, ${shop.clock()})`.execute(database.db);
  }
  const email = await changed(here);
  expect((await shop.emailsTo(here.email)).toSorted()).toEqual(
    [...told, 'email-asked', 'email-changed'].toSorted(),
  );
  expect(await shop.emailsTo(email)).toEqual(['email-link']);
});
