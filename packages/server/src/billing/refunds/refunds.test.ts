import { expect, test } from 'vitest';
import { twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Shop, shop } from '../testing/shop.ts';
import { checkPayments } from '../check-payments.ts';
import { reconcile } from '../settlement/reconcile.ts';
import { requestRefund } from './request-refund.ts';

const database = useTestDatabase();
const idOf = (letter: string) => letter.repeat(22);

/** An agreement that is paid and finished. */
async function paid(at: Shop): Promise<string> {
  const id = await at.opened();
  await at.process(id);
  return id;
}
const refund = (at: Shop, transactionId: string, amount: number | null, id = idOf('r')) =>
  requestRefund(at.one.ports, { id, transactionId, amount, note: 'asked by mail' });
const refunds = () =>
  database.db.selectFrom('refunds').select(['amount', 'reason', 'status']).orderBy('amount').execute();

test('a partial refund has its credit note, and the purchase stays', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  for (let time = 0; time < 3; time += 1) expect(await refund(at, id, 700)).toMatchObject({ ok: true });
  expect(at.script.counts.refund).toBe(1);
  expect(await at.payments()).toMatchObject([{ state: 'partially-refunded' }]);
  expect(await at.effects()).toMatchObject({ invoices: 1, creditNotes: 1, lines: 3 });
  expect((await at.status(id))['data'].status).toBe('approved');
  expect((await at.holder.read('public-download-details'))['success']).toBe(true);
});

test('concurrent refunds never exceed the payment', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  const half = Math.ceil((await total(id)) / 2) + 1;
  const letters = ['a', 'b', 'c'];
  const answers = await Promise.all(letters.map((letter) => refund(at, id, half, idOf(letter))));
  const winner = letters[answers.findIndex(({ ok }) => ok)] ?? '';
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await refund(at, id, 1_000_000, idOf('d'))).toEqual({ ok: false, reason: 'too-much' });
  expect(await refund(at, id, 1, idOf(winner))).toEqual({ ok: false, reason: 'id-taken' });
  expect(await refund(at, idOf('x'), 1, idOf('e'))).toEqual({ ok: false, reason: 'not-found' });
  expect(await refunds()).toHaveLength(1);
});

async function total(id: string): Promise<number> {
  const row = database.db.selectFrom('transactions').select('amount').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).amount;
}

test('a full refund revokes the purchase, and it can be bought again', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  expect(await refund(at, id, null)).toMatchObject({ ok: true, refund: { status: 'done' } });
  expect(await at.payments()).toMatchObject([{ state: 'refunded' }]);
  expect((await at.holder.read('details'))['data']).toMatchObject({ status: 'unfinished', live_url: null });
  expect((await at.holder.read('public-download-details'))['messages'][0].code).toBe('not-paid');
  const { books, letters } = await at.effects();
  expect([books['all'], books['provider'], books['revenue']]).toEqual([0, 0, 0]);
  expect(letters).toEqual(['payment-approved', 'refund']);
  expect(await refund(at, id, null, idOf('s'))).toEqual({ ok: false, reason: 'nothing-left' });
  await paid(at);
  expect((await at.holder.read('details'))['data'].status).toBe('finalized');
  expect(await at.effects()).toMatchObject({ invoices: 2, creditNotes: 1, lines: 3 });
});

test('a refunded upgrade leaves the earlier purchase', async () => {
  await using at = await shop(database.db);
  await paid(at);
  const served = async () => (await at.holder.read('public-download-details'))['data'].languages.length;
  const before = await served();
  await at.holder.update({ ...twoLanguages, document_languages: ['de', 'en', 'fr'] }, 1);
  const upgrade = await paid(at);
  expect(await served()).toBe(before + 1);
  await refund(at, upgrade, null);
  expect(await served()).toBe(before);
  expect((await at.holder.read('details'))['data'].status).toBe('unfinished');
});

test('records a refund made by the provider once, with its credit note', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  await refund(at, id, 300);
  at.script.set(id, { refunded: 800 });
  for (let time = 0; time < 3; time += 1) await reconcile(at.one.ports, id, 'webhook');
  expect(await refunds()).toEqual([
    { amount: 300, reason: 'operator', status: 'done' },
    { amount: 500, reason: 'provider', status: 'done' },
  ]);
  expect(await at.effects()).toMatchObject({ creditNotes: 2 });
});

test('a refund with a lost response is requested again and made once', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  at.script.silent = true;
  expect(await refund(at, id, 400)).toEqual({ ok: false, reason: 'unreachable' });
  at.script.silent = false;
  // The message about it comes before its answer.
  await reconcile(at.one.ports, id, 'webhook');
  expect(await refunds()).toEqual([{ amount: 400, reason: 'operator', status: 'requested' }]);
  await checkPayments(at.one.ports);
  expect(await refunds()).toEqual([{ amount: 400, reason: 'operator', status: 'done' }]);
  expect(await at.payments()).toMatchObject([{ state: 'partially-refunded' }]);
  expect(await at.effects()).toMatchObject({ creditNotes: 1 });
});

test('a refund refused by the provider has failed, and the operator is alerted', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  at.script.set(id, { refunded: await total(id) });
  expect(await refund(at, id, 400)).toMatchObject({ ok: false, reason: 'refused' });
  expect(at.alerts).toEqual([{ transaction: id, what: 'refund-failed' }]);
  await reconcile(at.one.ports, id, 'webhook');
  expect(await at.payments()).toMatchObject([{ state: 'refunded' }]);
});

test('a refund made by the provider while it refused ours is booked', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  const { provider } = at.script;
  provider.refund = async () => {
    at.script.set(id, { refunded: 700 });
    await reconcile(at.one.ports, id, 'webhook');
    return { ok: false, reason: 'refused', message: 'given back already' };
  };
  expect(await refund(at, id, 700)).toMatchObject({ ok: false, reason: 'refused' });
  expect(await refunds()).toEqual([
    { amount: 700, reason: 'operator', status: 'failed' },
    { amount: 700, reason: 'provider', status: 'done' },
  ]);
  expect(await at.effects()).toMatchObject({ creditNotes: 1 });
});

test('an open dispute changes nothing, and winning it ends it', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  at.script.set(id, { dispute: 'open' });
  await reconcile(at.one.ports, id, 'webhook');
  expect(await at.payments()).toMatchObject([{ state: 'disputed' }]);
  expect(at.alerts).toEqual([{ transaction: id, what: 'disputed' }]);
  const more = { ...twoLanguages, document_languages: ['de', 'en', 'fr'] };
  expect((await at.holder.update(more, 1))['messages'][0].code).toBe('payment-in-progress');
  expect((await at.holder.read('public-download-details'))['success']).toBe(true);
  at.script.set(id, { dispute: 'won' });
  await reconcile(at.one.ports, id, 'webhook');
  expect(await at.payments()).toMatchObject([{ state: 'approved' }]);
  expect((await at.holder.update(more, 1))['success']).toBe(true);
});

test('a lost dispute is booked as a loss and revokes the purchase', async () => {
  await using at = await shop(database.db);
  const id = await paid(at);
  const lost = await total(id);
  for (const dispute of ['open', 'lost', 'lost'] as const) {
    at.script.set(id, { dispute });
    await reconcile(at.one.ports, id, 'webhook');
  }
  expect(await at.payments()).toMatchObject([{ state: 'disputed' }]);
  const { books, lines } = await at.effects();
  expect([books['all'], books['disputes'], books['provider'], lines]).toEqual([0, lost, 0, 0]);
});

test('refunds of a provider without keys do not block others', async () => {
  await using gone = await shop(database.db);
  const theirs = await paid(gone);
  await database.db
    .updateTable('transactions')
    .set({ processor: 'fastspring' })
    .where('id', '=', theirs)
    .execute();
  await database.db
    .insertInto('refunds')
    .values(
      Array.from({ length: 50 }, (_, index) => ({
        id: `gone-${index}`.padEnd(22, 'x'),
        transaction_id: theirs,
        amount: 1,
        reason: 'operator' as const,
        status: 'requested' as const,
        note: '',
        created_at: new Date(0),
        done_at: null,
      })),
    )
    .execute();
  await using at = await shop(database.db);
  const id = await paid(at);
  at.script.silent = true;
  await refund(at, id, 700);
  at.script.silent = false;
  at.one.clock.advance(60_000);
  await checkPayments(at.one.ports);
  const own = database.db.selectFrom('refunds').select('status').where('transaction_id', '=', id);
  expect(await own.execute()).toEqual([{ status: 'done' }]);
});
