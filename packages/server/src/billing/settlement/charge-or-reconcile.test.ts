import { type PaypalFake, startPaypalFake } from '@clausewright/fakes/paypal';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { readBooks } from '../faults/testing/books.ts';
import { type Unpaid, type World, world } from '../faults/testing/world.ts';
import { createPaypalProvider } from '../providers/paypal/paypal.ts';
import { checkPayments } from '../check-payments.ts';
import { chargeOrReconcile } from './charge-or-reconcile.ts';
import { quoteLifetime } from '../transactions/transaction-store.ts';

const database = useTestDatabase();

interface Scene extends AsyncDisposable {
  at: World;
  fake: PaypalFake;
  unpaid: Unpaid;
  id: string;
  order: string;
  captures: () => number;
  /** PayPal's messages arrive and are worked at. */
  hear: () => Promise<void>;
}

/** A payment that was begun at PayPal by a browser which is gone. */
async function begun(): Promise<Scene> {
  const clock = fakeClock();
  const fake = await startPaypalFake({ clock });
  const { clientId, clientSecret, webhookId, url: apiUrl } = fake;
  const provider = createPaypalProvider(
    { clientId, clientSecret, webhookId, environment: 'sandbox', direct: true, apiUrl },
    { clock },
  );
  const at = await world(database.db, { clock, providers: [provider] });
  const unpaid = await at.unpaid();
  const opened = await at.open(unpaid, 'paypal');
  const [order = ''] = fake.books.orders.keys();
  return {
    at,
    fake,
    unpaid,
    id: opened['data'].transaction_id,
    order,
    captures: () => fake.books.orders.get(order)?.captures.length ?? 0,
    async hear() {
      for (const { headers, body } of fake.messages) await at.webhook('paypal', body, headers);
      await at.work();
    },
    async [Symbol.asyncDispose]() {
      await at[Symbol.asyncDispose]();
      await fake[Symbol.asyncDispose]();
    },
  };
}

async function stateOf({ id }: Scene): Promise<string | undefined> {
  const { payments } = await readBooks(database.db);
  return payments.find((one) => one.id === id)?.state;
}

async function finished(): Promise<{ invoices: number; status: string[] }> {
  const { agreements, invoices } = await readBooks(database.db);
  return { invoices: invoices.length, status: agreements.map(({ status }) => status) };
}

test('an approved payment is charged once, whoever detects it and however often', async () => {
  await using scene = await begun();
  const { at, fake, unpaid, id, order, captures, hear } = scene;
  await hear();
  expect(captures()).toBe(0);
  fake.approve(order);
  at.clock.advance(60_000);
  await Promise.all([hear(), checkPayments(at.ports), at.process(unpaid, id), hear()]);
  at.clock.advance(60_000);
  await hear();
  await at.recover();
  expect(captures()).toBe(1);
  expect(await stateOf(scene)).toBe('approved');
  expect(await finished()).toEqual({ invoices: 1, status: ['finalized'] });
});

test.each(['message', 'check'] as const)('a %s alone triggers the charge', async (way) => {
  await using scene = await begun();
  scene.fake.approve(scene.order);
  scene.at.clock.advance(60_000);
  await (way === 'message' ? scene.hear() : checkPayments(scene.at.ports));
  expect([scene.captures(), await stateOf(scene)]).toEqual([1, 'approved']);
  expect(await finished()).toEqual({ invoices: 1, status: ['finalized'] });
});

test('finds a charge whose answer was lost instead of charging again', async () => {
  await using scene = await begun();
  scene.fake.approve(scene.order);
  scene.fake.faults.silentAfterCapture = true;
  await scene.hear();
  await scene.at.recover();
  expect([scene.captures(), await stateOf(scene)]).toEqual([1, 'approved']);
  expect(await finished()).toEqual({ invoices: 1, status: ['finalized'] });
});

test('does not repeat a refused charge without the payer', async () => {
  await using scene = await begun();
  scene.fake.approve(scene.order, 'declined');
  await scene.hear();
  const asked = () => scene.fake.calls.filter(({ path }) => path.endsWith('/capture')).length;
  const before = asked();
  for (let times = 0; times < 3; times += 1) {
    scene.at.clock.advance(60_000);
    await chargeOrReconcile(scene.at.ports, scene.id, 'check');
  }
  expect([before, asked(), scene.captures()]).toEqual([1, 1, 0]);
  expect((await finished()).invoices).toBe(0);
});

test('charges nothing after the quote expired or the answers changed', async () => {
  await using late = await begun();
  late.at.clock.advance(quoteLifetime);
  late.fake.approve(late.order);
  await late.hear();
  await checkPayments(late.at.ports);
  expect([late.captures(), await stateOf(late)]).toEqual([0, 'cancelled']);

  await using other = await begun();
  await database.db
    .updateTable('transactions')
    .set({
      quote: sql`jsonb_set(quote, '{item,versionId}', to_jsonb(repeat('x', 22)))`,
    })
    .where('id', '=', other.id)
    .execute();
  other.fake.approve(other.order);
  await other.hear();
  expect([other.captures(), await stateOf(other)]).toEqual([0, 'cancelled']);
});

test('reading the status and cancelling never charge', async () => {
  await using scene = await begun();
  const { at, fake, unpaid, id, order, captures, hear } = scene;
  fake.approve(order);
  const status = await at.call('GET', `/transaction/status/${id}`, undefined, unpaid.headers);
  expect(status['data'].status).toBe('processing');
  await at.call('POST', `/transaction/cancel/${id}`, {}, unpaid.headers);
  await hear();
  await at.recover();
  expect([captures(), await stateOf(scene)]).toEqual([0, 'cancelled']);
});
