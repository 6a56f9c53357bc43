import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertConsent, updateConsentRow } from '../consent/consents/consent-store.ts';
import { person, send } from '../customers/accounts/testing/people.ts';
import { anew } from '../platform/http/testing/route-row.ts';
import { complete, visitor } from '../documents/agreements/testing/visitor.ts';
import { claimAgreements } from '../documents/agreements/own-agreements.ts';
import { orderScan } from '../scans/order-scan.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { readWebsite, readWebsites } from './read-websites.ts';

const database = useTestDatabase();

async function world() {
  const one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const session = { id: 'session', customerId: ada.id, role: 'customer', language: 'en' } as const;
  const names = async (query: Parameters<typeof readWebsites>[1]['query'] = {}) => {
    const listed = await readWebsites(one.ports, { session, query });
    if (!listed.ok) throw new Error(listed.reason);
    return listed.value;
  };
  const generate = async (answers: object) => {
    const body = { ...anew(), answers: { ...complete, ...answers } };
    const reply = await send(one, 'POST', '/agreement/new', body, { bearer: ada.bearer });
    expect(reply.json['success']).toBe(true);
  };
  return { one, ada, session, names, generate, [Symbol.asyncDispose]: () => one[Symbol.asyncDispose]() };
}

test('agreements, banners and looks of one host are one website, whatever way it was written', async () => {
  await using here = await world();
  const { one, ada, session, names, generate } = here;
  await generate({ website_url: 'https://www.Shop.example/de' });
  const now = one.clock();
  await database.db
    .transaction()
    .execute((trx) =>
      insertConsent(trx, { ownerId: ada.id, requestId: randomUUID(), domain: 'shop.example', now }),
    );
  await orderScan({ ...one.ports, siteNetworks: [] }, { session, address: 'http://shop.example/about' });
  expect(await names()).toMatchObject({
    total: 1,
    websites: [{ kind: 'website', name: 'shop.example', verified_at: null, rhythm: 'off' }],
  });
});

test('what a visitor made becomes a website of the account that takes it', async () => {
  await using here = await world();
  const { one, session, names } = here;
  const { id, token } = await one.made({ ...complete, website_url: 'bücher.example' });
  expect((await names()).total).toBe(0);
  await claimAgreements(one.ports, { session, claims: [{ agreementId: id, token }] });
  expect((await names()).websites).toMatchObject([{ name: 'bücher.example' }]);
});

test('a banner that moves to another host is led to the website of that', async () => {
  await using here = await world();
  const { ada, names, one } = here;
  const now = one.clock();
  await database.db.transaction().execute(async (trx) => {
    const given = { ownerId: ada.id, requestId: randomUUID(), domain: 'old.example', now };
    await updateConsentRow(trx, await insertConsent(trx, given), { domain: 'new.example' }, now);
  });
  // Nothing hangs on the old one any more.
  expect((await names()).websites.map(({ name }) => name)).toEqual(['new.example']);
});

test('they are listed by name, in pages, and found by a part of it', async () => {
  await using here = await world();
  const { one, session, names, ada } = here;
  for (const name of ['c.example', 'a.example', 'b.example'])
    await orderScan({ ...one.ports, siteNetworks: [] }, { session, address: name });
  expect((await names({ per_page: '2' })).websites.map(({ name }) => name)).toEqual([
    'a.example',
    'b.example',
  ]);
  expect((await names({ per_page: '2', page: '2' })).websites.map(({ name }) => name)).toEqual(['c.example']);
  const found = await names({ q: ' B.EX' });
  expect(found).toMatchObject({ total: 1, websites: [{ name: 'b.example' }] });
  const id = found.websites[0]?.id ?? '';
  expect(await readWebsite(one.ports, { session, id })).toMatchObject({ ok: true });
  const bob = await person(one, 'bob@shop.example');
  expect(bob.id).not.toBe(ada.id);
  const asBob = { ...session, customerId: bob.id };
  expect(await readWebsite(one.ports, { session: asBob, id })).toEqual({ ok: false, reason: 'not-found' });
});
