import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertConsent } from '../consent/consents/consent-store.ts';
import { changeSubscription, insertSubscription } from '../consent/plans/subscription-store.ts';
import {
  acting,
  agreementOf,
  codeOf,
  himself,
  organisationOf,
} from '../customers/organisations/testing/organisation.ts';
import { type Customer, service, type Service } from '../customers/sessions/testing/customer.ts';
import { twoLanguages } from '../documents/agreements/testing/visitor.ts';
import { newId } from '../platform/database/ids.ts';
import { anew } from '../platform/http/testing/route-row.ts';
import { insertScan } from '../scans/scan-store.ts';
import { saveFunction } from '../statutory-functions/withdrawals/function-store.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();

const name = 'shop.example';

async function websiteOf(owner: string): Promise<string> {
  const website = database.db.selectFrom('websites').select('id').where('owner_id', '=', owner);
  return (await website.where('name', '=', name).executeTakeFirstOrThrow()).id;
}

/** A website with all that can hang on one. */
async function world(shop: Service) {
  const ada = await shop.customer();
  const organisation = await organisationOf(ada);
  const agreement = await agreementOf(himself(ada), `https://${name}`);
  const website = await websiteOf(ada.id);
  const now = shop.clock();
  const scan = newId();
  const banner = await database.db.transaction().execute(async (trx) => {
    const given = { ownerId: ada.id, websiteId: website, address: `https://${name}/`, now };
    await insertScan(trx, { id: scan, ...given, expiresAt: new Date('2099-01-01') });
    const withdrawal = {
      trader: 'Ada',
      email: ada.email,
      active: true,
      language: 'de',
      place: name,
    } as const;
    await saveFunction(trx, { ownerId: ada.id, ...withdrawal, now });
    return insertConsent(trx, { ownerId: ada.id, requestId: randomUUID(), domain: name, now });
  });
  const move = async (call: Customer['call'], to: string | null, password = ada.password) =>
    codeOf(await call('POST', `/website/move/${website}`, { to, password }));
  return { ada, organisation, agreement, website, banner, move };
}

async function subscribe(shop: Service, { banner, ada }: Awaited<ReturnType<typeof world>>): Promise<string> {
  return database.db.transaction().execute((trx) =>
    insertSubscription(trx, {
      consentId: banner.id,
      customerId: ada.id,
      plan: { code: 'yearly', interval: 'year', count: 1, price: 9900 },
      currency: 'EUR',
      processor: 'sandbox',
      paymentMethodId: null,
      providerReference: null,
      mandate: '',
      discountCodeId: null,
      discountPeriodsLeft: 0,
      periodEndsAt: new Date(shop.clock().getTime() + 86_400_000),
      now: shop.clock(),
    }),
  );
}

/** Per table with an owner how many rows an account has. */
async function owned(owner: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'owner_id' order by 1`.execute(database.db);
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table.name)} where owner_id = ${owner}`.execute(
      database.db,
    );
    counts[table.name] = rows[0]?.count ?? 0;
  }
  return counts;
}

test('a website takes along all that hangs on it, and comes back', async () => {
  await using shop = await service(database.db);
  const { ada, organisation, agreement, website, move } = await world(shop);
  const before = await owned(ada.id);
  // A table that is new and has an owner is decided on here. Webhooks and activity are about an account; what
  // was counted, and is to be counted again, follows from the website.
  expect(before).toEqual({
    activity: expect.any(Number),
    agreements: 1,
    consents: 1,
    scans: 1,
    sites: 2,
    webhooks: 0,
    website_changes: expect.any(Number),
    website_sums: expect.any(Number),
    websites: 1,
    withdrawal_functions: 1,
  });
  expect(await move(himself(ada), organisation)).toBe('ok');
  // Where the organisation asks for approval, he does not give it to his own work.
  const authors = await database.db.selectFrom('draft_authors').select('person_id').execute();
  expect(authors.map(({ person_id: id }) => id)).toContain(ada.id);
  const follows = new Set(['activity', 'website_changes', 'website_sums']);
  const rest = Object.entries(before).filter(([table]) => !follows.has(table));
  expect(await owned(ada.id)).toMatchObject(Object.fromEntries(rest.map(([table]) => [table, 0])));
  expect(await owned(organisation)).toMatchObject(Object.fromEntries(rest));
  const forIt = acting(shop, ada, organisation);
  expect(codeOf(await forIt('GET', `/agreement/details/${agreement}`))).toBe('ok');
  expect(codeOf(await ada.call('GET', `/agreement/details/${agreement}`))).toBe('other-account');
  const kinds = async (call: Customer['call']) =>
    (await call('GET', '/activity/list')).json['data'].entries
      .filter(({ object_name: of }: { object_name: string }) => of === name)
      .map(({ kind }: { kind: string }) => kind);
  expect(await kinds(himself(ada))).toContain('website-moved');
  expect(await kinds(forIt)).toEqual(['website-received']);

  expect(await move(forIt, null)).toBe('ok');
  expect(await websiteOf(ada.id)).toBe(website);
  expect(await owned(ada.id)).toMatchObject(Object.fromEntries(rest));
});

test('only owners of both accounts move a website, with their own password', async () => {
  await using shop = await service(database.db);
  const { ada, organisation, move } = await world(shop);
  const bob = await shop.customer();
  const foreign = await organisationOf(bob);
  expect(await move(himself(ada), organisation, 'wrong')).toBe('password-wrong');
  expect(await move(himself(ada), foreign)).toBe('member-role');
  expect(await move(himself(ada), newId())).toBe('member-role');
  expect(await move(himself(ada), null)).toBe('website-there');
  expect(await move(himself(bob), foreign, bob.password)).toBe('not-found');
  await database.db
    .insertInto('members')
    .values({ organisation_id: organisation, person_id: bob.id, role: 'editor', joined_at: shop.clock() })
    .execute();
  expect(await move(himself(ada), organisation)).toBe('ok');
  expect(await move(acting(shop, bob, organisation), foreign, bob.password)).toBe('member-role');
  expect(await websiteOf(organisation)).toEqual(expect.any(String));
});

test('what renews or is being paid for does not move; time that is paid does, without a payment method', async () => {
  await using shop = await service(database.db);
  const here = await world(shop);
  const { ada, organisation, move } = here;
  const order = { ...anew(), answers: { ...twoLanguages, website_url: `https://${name}` } };
  const { agreement_id: id, costs } = (await ada.call('POST', '/agreement/new', order)).json['data'];
  const paying = { item_type: 'agreement', item_id: id, processor: 'sandbox', expected_total: costs.total };
  expect(codeOf(await ada.call('POST', '/transaction/new', paying))).toBe('ok');
  expect(await move(himself(ada), organisation)).toBe('website-being-paid');
  const open = database.db.updateTable('transactions').set({ state: 'cancelled' }).where('item_id', '=', id);
  await open.execute();
  const plan = await subscribe(shop, here);
  expect(await move(himself(ada), organisation)).toBe('website-plan-renews');
  await changeSubscription(database.db, plan, { cancel_at_period_end: true });
  expect(await move(himself(ada), organisation)).toBe('ok');
  const { customer_id: payer, payment_method_id: method } = await database.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', plan)
    .executeTakeFirstOrThrow();
  expect([payer, method]).toEqual([organisation, null]);
});

test('an account that has the website already keeps its own, but for one that was only looked at', async () => {
  await using shop = await service(database.db);
  const { ada, organisation, website, move } = await world(shop);
  const forIt = acting(shop, ada, organisation);
  const other = await agreementOf(forIt, `https://${name}`);
  expect(await move(himself(ada), organisation)).toBe('website-there');
  expect(await websiteOf(ada.id)).toBe(website);
  expect(codeOf(await forIt('DELETE', `/agreement/delete/${other}`))).toBe('ok');
  await database.db
    .updateTable('sites')
    .set({ website_id: null })
    .where('owner_id', '=', organisation)
    .execute();
  const looked = await websiteOf(organisation);
  const scan = newId();
  const given = { ownerId: organisation, websiteId: looked, address: `https://${name}/`, now: shop.clock() };
  await database.db
    .transaction()
    .execute((trx) => insertScan(trx, { id: scan, ...given, expiresAt: new Date('2099-01-01') }));
  expect(await move(himself(ada), organisation)).toBe('ok');
  expect(await websiteOf(organisation)).toBe(website);
  const scans = database.db.selectFrom('scans').select('website_id').where('id', '=', scan);
  expect(await scans.executeTakeFirstOrThrow()).toEqual({ website_id: website });
});

test('what an organisation said of the website in a table stands after the move', async () => {
  await using shop = await service(database.db);
  const { ada, organisation, move } = await world(shop);
  const forIt = acting(shop, ada, organisation);
  const text = `address,company\n${name},Example Ltd\n`;
  const shown = await forIt('POST', '/website/table/preview', { text });
  const preview = shown.json['data'].preview as string;
  const request = { request_id: randomUUID(), preview, text };
  expect(codeOf(await forIt('POST', '/website/table/import', request))).toBe('ok');
  expect(await move(himself(ada), organisation)).toBe('ok');
  const { facts } = await database.db
    .selectFrom('websites')
    .select('facts')
    .where('id', '=', await websiteOf(organisation))
    .executeTakeFirstOrThrow();
  expect(facts).toEqual({ company: 'Example Ltd' });
});
