import { limits, type MemberRole, memberRoles } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Customer, service, type Service } from '../sessions/testing/customer.ts';
import { acting, agreementOf, codeOf, himself, organisationOf } from './testing/organisation.ts';

const database = useTestDatabase();

/** The secret of the letter that was written last to an address. */
async function secretTo(email: string): Promise<string> {
  const { facts } = await database.db
    .selectFrom('outbox')
    .select('facts')
    .where('recipient', '=', email)
    .where('message', '=', 'invitation')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (facts as { link: string }).link.split('/').at(-1) ?? '';
}

interface Wanted {
  role?: MemberRole;
  websites?: readonly string[] | null;
}

async function join(
  shop: Service,
  owner: Customer,
  organisation: string,
  { role = 'editor', websites = null }: Wanted = {},
): Promise<Customer> {
  const one = await shop.customer();
  const asOwner = acting(shop, owner, organisation);
  const body = { email: one.email, role, websites, language: 'en' };
  // What comes later in time is told apart by it.
  shop.clock.advance(1000);
  expect(codeOf(await asOwner('POST', '/organisation/invite', body))).toBe('ok');
  shop.clock.advance(1000);
  expect(codeOf(await one.call('POST', '/invitation/accept', { secret: await secretTo(one.email) }))).toBe(
    'ok',
  );
  shop.clock.advance(1000);
  return one;
}

async function websiteNamed(name: string, owner: string): Promise<string> {
  const site = database.db.selectFrom('websites').select('id').where('owner_id', '=', owner);
  return (await site.where('name', '=', name).executeTakeFirstOrThrow()).id;
}

test('an organisation owns what its members make for it, and what each has stays his own', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const own = await agreementOf(himself(ada), 'ada.example');
  const organisation = await organisationOf(ada);
  const bob = await join(shop, ada, organisation);
  const forIt = acting(shop, bob, organisation);
  const shared = await agreementOf(forIt, 'shared.example');

  const listed = async (call: Customer['call']) =>
    (await call('GET', '/customer/agreements/all')).json['data'].agreements.map(
      ({ agreement_id: id }: { agreement_id: string }) => id,
    );
  expect(await listed(acting(shop, ada, organisation))).toEqual([shared]);
  expect(await listed(forIt)).toEqual([shared]);
  expect(await listed(himself(ada))).toEqual([own]);
  expect(await listed(himself(bob))).toEqual([]);
  expect(codeOf(await bob.call('GET', `/agreement/details/${shared}`))).toBe('other-account');
  expect(codeOf(await forIt('GET', `/agreement/details/${own}`))).toBe('other-account');

  // Who did it stands in the list of the organisation.
  const { entries } = (await acting(shop, ada, organisation)('GET', '/activity/list')).json['data'];
  const made = entries.find(({ kind }: { kind: string }) => kind === 'document-created');
  expect(made).toMatchObject({ object_name: 'shared.example' });
  const [row] = await database.db
    .selectFrom('activity')
    .select('actor_id')
    .where('kind', '=', 'document-created')
    .where('owner_id', '=', organisation)
    .execute();
  expect(row?.actor_id).toBe(bob.id);
  const { organisations } = (await bob.call('GET', '/organisation/list')).json['data'];
  expect(organisations).toEqual([{ id: organisation, name: 'Nordlicht', role: 'editor' }]);
});

test('an invitation is for one address, once, and until it is withdrawn or expires', async () => {
  await using shop = await service(database.db);
  const [ada, bob, eve] = [await shop.customer(), await shop.customer(), await shop.customer()];
  const organisation = await organisationOf(ada);
  const asAda = acting(shop, ada, organisation);
  const invited = (email: string) =>
    asAda('POST', '/organisation/invite', { email, role: 'editor', websites: null, language: 'fr' });
  const accept = async (one: Customer, secret: string) =>
    codeOf(await one.call('POST', '/invitation/accept', { secret }));

  await invited(bob.email.toUpperCase());
  const first = await secretTo(bob.email.toUpperCase());
  const read = await shop.call('POST', '/invitation/read', { secret: first });
  expect(read.json['data']).toMatchObject({ organisation: 'Nordlicht', role: 'editor' });
  expect(await accept(eve, first)).toBe('invitation-for-another');
  shop.clock.advance(1000);
  await invited(bob.email);
  const second = await secretTo(bob.email);
  expect(await accept(bob, first)).toBe('invitation-gone');
  expect(await accept(bob, second)).toBe('ok');
  expect(await accept(bob, second)).toBe('invitation-gone');
  expect(codeOf(await invited(bob.email))).toBe('already-member');

  const { id } = (await invited(eve.email)).json['data'].invitation;
  const withdrawn = await secretTo(eve.email);
  expect(codeOf(await asAda('DELETE', `/organisation/invitations/${id}`))).toBe('ok');
  expect(await accept(eve, withdrawn)).toBe('invitation-gone');
  shop.clock.advance(1000);
  await invited(eve.email);
  const late = await secretTo(eve.email);
  shop.clock.advance(7 * 86_400_000);
  expect(await accept(await shop.logIn(eve), late)).toBe('invitation-gone');
  expect(codeOf(await shop.call('POST', '/invitation/read', { secret: late }))).toBe('invitation-gone');
  expect(shop.logged()).not.toContain(late);
});

test('a member who is removed is refused at once and keeps his own account', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const organisation = await organisationOf(ada);
  const bob = await join(shop, ada, organisation);
  const asBob = acting(shop, bob, organisation);
  expect(codeOf(await asBob('GET', '/website/list'))).toBe('ok');
  const asAda = acting(shop, ada, organisation);
  expect(codeOf(await asAda('DELETE', `/organisation/members/${bob.id}`))).toBe('ok');
  expect(codeOf(await asBob('GET', '/website/list'))).toBe('not-a-member');
  expect(codeOf(await asBob('POST', '/agreement/preview', {}))).toBe('not-a-member');
  expect(codeOf(await bob.call('GET', '/website/list'))).toBe('ok');
  expect(codeOf(await asAda('DELETE', `/organisation/members/${bob.id}`))).toBe('not-found');
});

test('the last owner stays, and of two owners who remove each other one stays', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const organisation = await organisationOf(ada);
  const asAda = acting(shop, ada, organisation);
  const leave = (one: Customer) => one.call('POST', `/organisation/leave/${organisation}`);
  const alone = [
    await leave(ada),
    await asAda('DELETE', `/organisation/members/${ada.id}`),
    await asAda('PUT', `/organisation/members/${ada.id}`, { role: 'editor', websites: null }),
    await ada.call('POST', '/customer/delete', { password: ada.password }),
  ];
  expect(alone.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'last-owner'));

  const bob = await join(shop, ada, organisation, { role: 'owner' });
  const asBob = acting(shop, bob, organisation);
  const both = await Promise.all([
    asAda('DELETE', `/organisation/members/${bob.id}`),
    asBob('DELETE', `/organisation/members/${ada.id}`),
  ]);
  const done = both.filter((one) => codeOf(one) === 'ok');
  expect(done).toHaveLength(1);
  const owners = await database.db
    .selectFrom('members')
    .select('person_id')
    .where('organisation_id', '=', organisation)
    .where('role', '=', 'owner')
    .execute();
  expect(owners).toHaveLength(1);
});

test('what happens to members stands in the list of the organisation', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const organisation = await organisationOf(ada);
  const asAda = acting(shop, ada, organisation);
  const bob = await join(shop, ada, organisation);
  const invited = { email: 'eve@x.example', role: 'reviewer', websites: null, language: 'nl' };
  const { id } = (await asAda('POST', '/organisation/invite', invited)).json['data'].invitation;
  shop.clock.advance(1000);
  await asAda('DELETE', `/organisation/invitations/${id}`);
  shop.clock.advance(1000);
  await asAda('PUT', `/organisation/members/${bob.id}`, { role: 'reviewer', websites: null });
  shop.clock.advance(1000);
  await asAda('PUT', '/organisation/details', { name: 'Südlicht', contact: bob.id });
  shop.clock.advance(1000);
  await asAda('DELETE', `/organisation/members/${bob.id}`);
  const { entries } = (await asAda('GET', '/activity/list')).json['data'];
  const told = entries.map((one: { kind: string; object_name: string | null }) => [
    one.kind,
    one.object_name,
  ]);
  expect(told).toEqual([
    ['member-removed', bob.email],
    ['organisation-changed', null],
    ['member-changed', bob.email],
    ['invitation-withdrawn', 'eve@x.example'],
    ['member-invited', 'eve@x.example'],
    ['member-joined', bob.email],
    ['member-invited', bob.email],
    ['organisation-made', null],
  ]);
  // Nothing of it in the list of the person who did it.
  const own = (await ada.call('GET', '/activity/list')).json['data'].entries;
  expect(own.map(({ kind }: { kind: string }) => kind)).not.toContain('member-removed');
});

test('letters go to an owner when the member who had them goes', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const organisation = await organisationOf(ada);
  const bob = await join(shop, ada, organisation, { role: 'owner' });
  const addressed = async () =>
    (
      await database.db
        .selectFrom('customers')
        .select('email')
        .where('id', '=', organisation)
        .executeTakeFirstOrThrow()
    ).email;
  expect(await addressed()).toBe(ada.email);
  expect(codeOf(await ada.call('POST', '/customer/delete', { password: ada.password }))).toBe('ok');
  expect(await addressed()).toBe(bob.email);
  const eve = await join(shop, bob, organisation, { role: 'billing' });
  const asBob = acting(shop, bob, organisation);
  const changed = await asBob('PUT', '/organisation/details', { name: 'Südlicht', contact: eve.id });
  expect(codeOf(changed)).toBe('ok');
  expect(await addressed()).toBe(eve.email);
  expect(codeOf(await eve.call('POST', `/organisation/leave/${organisation}`))).toBe('ok');
  expect(await addressed()).toBe(bob.email);
  const { name } = (await asBob('GET', '/organisation/members')).json['data'];
  expect(name).toBe('Südlicht');
});

test('a client sees the websites that were named, and nothing else of the organisation', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const organisation = await organisationOf(ada);
  const asAda = acting(shop, ada, organisation);
  const mine = await agreementOf(asAda, 'mine.example');
  const other = await agreementOf(asAda, 'other.example');
  const website = await websiteNamed('mine.example', organisation);
  const foreign = await agreementOf(himself(ada), 'foreign.example');
  const ofAda = await websiteNamed('foreign.example', ada.id);

  const invited = (role: MemberRole, websites: readonly string[] | null) =>
    asAda('POST', '/organisation/invite', { email: 'x@x.example', role, websites, language: 'en' });
  expect(codeOf(await invited('client', null))).toBe('role-websites');
  expect(codeOf(await invited('owner', [website]))).toBe('role-websites');
  expect(codeOf(await invited('client', [ofAda]))).toBe('not-found');

  const client = acting(
    shop,
    await join(shop, ada, organisation, { role: 'client', websites: [website] }),
    organisation,
  );
  expect(codeOf(await client('GET', `/agreement/details/${mine}`))).toBe('ok');
  expect(codeOf(await client('GET', `/agreement/details/${other}`))).toBe('member-website');
  expect(codeOf(await client('GET', `/agreement/details/${foreign}`))).toBe('member-website');
  expect(codeOf(await client('GET', '/activity/list'))).toBe('member-website');
  const { websites, total } = (await client('GET', '/website/list')).json['data'];
  expect([websites.map(({ name }: { name: string }) => name), total]).toEqual([['mine.example'], 1]);
  const { websites: states, total: counted } = (await client('GET', '/website/states')).json['data'];
  expect([states.map(({ id }: { id: string }) => id), counted]).toEqual([[website], 1]);
  const { agreements, total: documents } = (await client('GET', '/customer/agreements/all')).json['data'];
  expect([agreements.map(({ agreement_id: id }: { agreement_id: string }) => id), documents]).toEqual([
    [mine],
    1,
  ]);
  expect(codeOf(await client('DELETE', `/agreement/delete/${mine}`))).toBe('member-role');
});

test('keys of an organisation are made with the password of the owner who makes them', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const organisation = await organisationOf(ada);
  const asAda = acting(shop, ada, organisation);
  const agreement = await agreementOf(asAda, 'shared.example');
  const wanted = { name: 'Build', scopes: ['read'], websites: null, days: 30 };
  const wrong = await asAda('POST', '/customer/api-keys', { ...wanted, password: 'Falsch-am-Morgen-1' });
  expect(codeOf(wrong)).toBe('password-wrong');
  const made = await asAda('POST', '/customer/api-keys', { ...wanted, password: ada.password });
  const { secret } = made.json['data'];
  const read = await shop.call('GET', `/agreement/details/${agreement}`, undefined, { token: secret });
  expect(codeOf(read)).toBe('ok');
  expect((await ada.call('GET', '/customer/api-keys')).json['data'].keys).toEqual([]);
});

test('an owner deletes the organisation with his own password, and letters of its people stay', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  const organisation = await organisationOf(ada);
  const asAda = acting(shop, ada, organisation);
  await agreementOf(asAda, 'shared.example');
  const bob = await join(shop, ada, organisation);
  await shop.call('POST', '/customer/forgot-password', { email: ada.email });
  const before = await shop.emailsTo(ada.email);
  expect(before).toContain('reset');
  const asBob = acting(shop, bob, organisation);
  expect(codeOf(await asBob('POST', '/organisation/delete', { password: bob.password }))).toBe('member-role');
  const wrong = await asAda('POST', '/organisation/delete', { password: 'Falsch-am-Morgen-1' });
  expect(codeOf(wrong)).toBe('password-wrong');
  expect(codeOf(await asAda('POST', '/organisation/delete', { password: ada.password }))).toBe('ok');
  expect(codeOf(await asAda('GET', '/website/list'))).toBe('not-a-member');
  expect((await bob.call('GET', '/organisation/list')).json['data'].organisations).toEqual([]);
  expect(await shop.emailsTo(ada.email)).toEqual(before);
  expect(codeOf(await ada.call('POST', '/customer/delete', { password: ada.password }))).toBe('ok');
});

test('nobody logs in as an organisation, and a person has a bounded number of them', async () => {
  await using shop = await service(database.db);
  const ada = await shop.customer();
  for (let made = 0; made < limits.organisations; made += 1) await organisationOf(ada);
  const further = await ada.call('POST', '/organisation/new', { name: 'X', language: 'en' });
  expect(codeOf(further)).toBe('organisations-too-many');
  const blank = await ada.call('POST', '/organisation/new', { name: '   ', language: 'en' });
  expect(blank.json['success']).toBe(false);
  const rows = await database.db
    .selectFrom('customers')
    .select(['email_key', 'password_hash'])
    .where('organisation', 'is not', null)
    .execute();
  expect(rows).toHaveLength(limits.organisations);
  expect(rows.every(({ email_key: key, password_hash: hash }) => key === null && hash === null)).toBe(true);
  // The address still leads to the person alone.
  expect((await shop.logIn(ada)).email).toBe(ada.email);
});

test('whoever names an organisation that he does not belong to acts for nobody', async () => {
  await using shop = await service(database.db);
  const [ada, eve] = [await shop.customer(), await shop.customer()];
  const organisation = await organisationOf(ada);
  for (const named of [organisation, ada.id, 'A'.repeat(22), '', "' or 1=1"]) {
    const asEve = acting(shop, eve, named);
    expect(codeOf(await asEve('GET', '/website/list'))).toBe('not-a-member');
    // What concerns himself he may always do.
    expect(codeOf(await asEve('GET', '/customer/info'))).toBe('ok');
  }
  const visitor = await shop.call('GET', '/website/list', undefined, { organisation });
  expect(visitor.status).toBe(401);
});

test('every role is known to the table of rights', () => {
  expect(memberRoles).toEqual(['owner', 'editor', 'reviewer', 'billing', 'client']);
});
