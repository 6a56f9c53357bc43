/** What is done in each part of the product is told. */
import type { SentKind, WebhookKind, WebhookMessage } from '@clausewright/contract';
import { webhookKinds } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { renewPlans } from '../billing/subscriptions/renew-plans.ts';
import { planWorld } from '../billing/subscriptions/testing/plan-world.ts';
import { visitor, complete } from '../documents/agreements/testing/visitor.ts';
import { findNewerTexts } from '../documents/library-updates/find-newer-texts.ts';
import { makeOlder } from '../documents/library-updates/testing/make-older.ts';
import { person, post } from '../customers/accounts/testing/people.ts';
import { newId } from '../platform/database/ids.ts';
import { tellScanEnded } from '../scans/tell-scan.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { insertWebhook } from './webhook-store.ts';

const database = useTestDatabase();

/** An address of an account that wants to know everything; what it was told since. */
async function listen(ownerId: string): Promise<() => Promise<WebhookMessage[]>> {
  const id = newId();
  const row = { id, ownerId, url: 'https://shop.example/', kinds: [...webhookKinds], now: new Date(0) };
  await database.db.transaction().execute((trx) => insertWebhook(trx, row));
  return async () => {
    const told = database.db.selectFrom('webhook_deliveries').select('body').where('webhook_id', '=', id);
    const rows = await told.orderBy('created_at').orderBy('kind').execute();
    return rows.map(({ body }) => JSON.parse(body) as WebhookMessage);
  };
}

const kindsOf = (told: WebhookMessage[]): SentKind[] => told.map(({ type }) => type);

test('a banner that is published, and a plan that begins, is to end, goes on and ends', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const told = await listen(ada.id);
  const consent = await ada.consent('shop.example');
  await ada.buy(consent, 'monthly', await ada.card('pm_good'));
  await ada.call('POST', `/privacy-consent/publish/${consent}`, {});
  expect(kindsOf(await told()).toSorted()).toEqual(['banner.published', 'plan.changed']);
  const plan = (await told()).find(({ type }) => type === 'plan.changed');
  const banner = (await told()).find(({ type }) => type === 'banner.published');
  expect(plan?.data).toMatchObject({
    ids: { banner: consent },
    names: { banner: 'shop.example' },
    state: 'active',
  });
  expect(banner?.data).toMatchObject({ ids: { banner: consent }, names: { version: '1' } });
  // Refused: nothing happened.
  await ada.call('POST', `/privacy-consent/publish/${consent}`, {});
  expect(await told()).toHaveLength(2);

  const subscription_id = plan?.data.ids['plan'];
  await ada.call('PUT', '/customer/subscription/cancel', { subscription_id });
  await ada.call('PUT', '/customer/subscription/cancel', { subscription_id });
  await ada.call('PUT', '/customer/subscription/resume', { subscription_id });
  await ada.call('PUT', '/customer/subscription/cancel', { subscription_id });
  world.clock.advance(40 * 86_400_000);
  await renewPlans(world.ports);
  const states = (await told())
    .filter(({ type }) => type === 'plan.changed')
    .map(({ data }) => data.state ?? '');
  expect(states.toSorted()).toEqual(['active', 'active', 'ended', 'ending', 'ending']);
});

test('a document that is published, and a newer text of it, once', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const { id: ownerId } = await database.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', 'ada@shop.example')
    .executeTakeFirstOrThrow();
  const told = await listen(ownerId);
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
  const made = (await post(one, '/agreement/new', body, ada)).json['data'].agreement_id as string;
  expect(await told()).toMatchObject([
    { type: 'document.changed', data: { ids: { document: made }, names: { document: 'TEST' } } },
  ]);
  await makeOlder(database.db, made, { clauses: { 'test.contact': 0 }, text: ['Muster', 'Master'] });
  await findNewerTexts(one.ports);
  await findNewerTexts(one.ports, { library: 'next' });
  expect(kindsOf(await told()).toSorted()).toEqual(['document.changed', 'update.available']);
});

test('a look that is over, and what is new or gone since the one before', async () => {
  await using one = await visitor(database.db);
  await person(one, 'eve@shop.example');
  const { id: ownerId } = await database.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', 'eve@shop.example')
    .executeTakeFirstOrThrow();
  const told = await listen(ownerId);
  const finding = { code: 'not-declared', subject: 'Hotjar', count: 1 } as const;
  const nothing = { new: [], gone: [] };
  const changes = {
    since: new Date(0).toISOString(),
    services: nothing,
    findings: { new: Array.from({ length: 60 }, () => finding), gone: [finding] },
  };
  const look = { ownerId, websiteId: null, scanId: newId(), address: 'https://shop.example/secret-path?a=1' };
  await one.ports.db
    .transaction()
    .execute((trx) => tellScanEnded(one.ports, trx, { ...look, state: 'done', changes, now: one.clock() }));
  const all = await told();
  const expected: WebhookKind[] = ['finding.gone', 'finding.new', 'scan.finished'];
  expect(kindsOf(all)).toEqual(expected);
  expect(all.map(({ data }) => data.findings?.length)).toEqual([1, 50, undefined]);
  expect(JSON.stringify(all)).not.toContain('secret-path');
});
