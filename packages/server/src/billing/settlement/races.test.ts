import { defaultPrices } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import {
  complete,
  type Holder,
  twoLanguages,
  type Visitor,
  visitor,
} from '../../documents/agreements/testing/visitor.ts';
import { markOrderPaid } from '../checkout/mark-order-paid.ts';
import { putPricesInForce } from '../../platform/prices/price-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const threeLanguages = { ...twoLanguages, document_languages: ['de', 'en', 'fr'] };
const dearer = { ...defaultPrices, line_codes: { ...defaultPrices.line_codes, translation_language: 7700 } };

/** Starts one call in the middle of the other: each round some round trips later, first this one, then that. */
async function beside<A, B>(
  round: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const after = async <T>(trips: number, work: () => Promise<T>): Promise<T> => {
    for (let trip = 0; trip < trips; trip += 1) {
      await database.db.selectFrom('agreements').select('id').limit(1).execute();
    }
    return work();
  };
  return Promise.all([after(Math.max(0, -round), first), after(Math.max(0, round), second)]);
}

const agreementOf = ({ id }: Holder) =>
  database.db
    .selectFrom('agreements as a')
    .innerJoin('agreement_versions as latest', 'latest.agreement_id', 'a.id')
    .select(['a.status as status', 'a.current_version_id as served', 'latest.id as latest'])
    .where('a.id', '=', id)
    .orderBy('latest.number', 'desc')
    .executeTakeFirstOrThrow();

const transactionsOf = ({ id }: Holder) =>
  database.db
    .selectFrom('transactions')
    .select(['id', 'state', 'amount', 'surplus'])
    .where('item_id', '=', id)
    .execute();

/** Whatever came before: a finished agreement serves its latest version, an unfinished one can be paid. */
async function expectConsistent(holder: Holder): Promise<void> {
  const before = await agreementOf(holder);
  if (before.status === 'unfinished') {
    const opened = await holder.order();
    expect(opened).toMatchObject({ success: true });
    if (opened['data'].next.action === 'process') await holder.process(opened);
  }
  const after = await agreementOf(holder);
  expect(after).toEqual({ status: 'finalized', served: after.latest, latest: after.latest });
  expect(await holder.total()).toBe(0);
}

const rounds = Array.from({ length: 13 }, (_, index) => index - 6);

/** A visitor for each round, so that no state of one helps the next. */
async function race(work: (one: Visitor, holder: Holder, round: number) => Promise<void>): Promise<void> {
  await using one = await visitor(database.db);
  for (const round of rounds) await work(one, await one.made(twoLanguages), round);
}

test('a payment opened during an update is for the resulting version', async () => {
  await race(async (_, holder, round) => {
    const due = await holder.total();
    const [opened] = await beside(
      round,
      () => holder.order(due),
      () => holder.update(threeLanguages, 1),
    );
    if (opened['success'] === true) await holder.process(opened);
    else expect(opened['messages'][0].code).toBe('price-changed');
    await expectConsistent(holder);
    const paid = await transactionsOf(holder);
    const lines = await database.db
      .selectFrom('purchased_lines')
      .select('amount')
      .where('agreement_id', '=', holder.id)
      .execute();
    const approved = paid.filter(({ state }) => state === 'approved');
    expect(approved.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      lines.reduce((sum, { amount }) => sum + amount, 0),
    );
  });
});

test('an update during a charge never leaves an agreement incomplete with nothing to pay', async () => {
  await race(async (_, holder, round) => {
    const opened = await holder.order();
    await beside(
      round,
      () => holder.process(opened),
      () => holder.update({ ...twoLanguages, owner: 'Neu GmbH' }, 1),
    );
    await expectConsistent(holder);
  });
});

test('concurrent marks of an order as paid complete it once', async () => {
  await race(async (one, holder) => {
    const marks = await Promise.all([1, 2, 3].map(() => markOrderPaid(one.ports, holder.id)));
    expect(marks.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await transactionsOf(holder)).map(({ state }) => state)).toEqual(['approved']);
    await expectConsistent(holder);
  });
});

test('marking an order as paid during a charge completes it once and refunds the excess', async () => {
  await race(async (one, holder, round) => {
    const opened = await holder.order();
    const [marked] = await beside(
      round,
      () => markOrderPaid(one.ports, holder.id),
      () => holder.process(opened),
    );
    const paid = (await transactionsOf(holder)).filter(({ state }) => state === 'approved');
    expect(paid.filter(({ surplus }) => !surplus)).toHaveLength(1);
    const refunds = await database.db
      .selectFrom('refunds')
      .select('reason')
      .where(
        'transaction_id',
        'in',
        paid.map(({ id }) => id),
      )
      .execute();
    const tooMuch = paid.filter(({ surplus }) => surplus).map(() => ({ reason: 'surplus' }));
    expect(refunds).toEqual(marked.ok ? tooMuch : []);
    await expectConsistent(holder);
  });
});

test('an update during a price drop is served where nothing is left to pay', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const free = {
    ...defaultPrices,
    agreement_base: {
      ...defaultPrices.agreement_base,
      TEST: { ...defaultPrices.agreement_base.TEST, premium: 0 },
    },
    line_codes: { ...defaultPrices.line_codes, answer_premium: 0, translation_language: 0 },
  };
  await putPricesInForce(database.db, { own: free, builtIn: defaultPrices }, one.clock());
  expect((await holder.read('sale-details'))['data']).toMatchObject({
    status: 'unfinished',
    costs: { total: 0 },
  });
  const opened = await holder.order(0);
  expect(opened['data']).toEqual({
    transaction_id: null,
    processing_path: null,
    status: 'approved',
    next: { action: 'done', path: `/download/${holder.id}` },
    client: null,
  });
  await expectConsistent(holder);
  expect((await holder.order(0))['messages'][0].code).toBe('nothing-to-pay');

  const other = await one.made(complete);
  expect((await other.update(complete, 1))['data'].status).toBe('finalized');
});

test('asks again when the price differs from the one shown', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const shown = await holder.total();
  await holder.order(shown);
  await putPricesInForce(database.db, { own: dearer, builtIn: defaultPrices }, one.clock());
  const refused = await holder.order(shown);
  expect(refused['messages'][0].code).toBe('price-changed');
  expect((await transactionsOf(holder)).map(({ amount }) => amount)).toEqual([shown]);
  const opened = await holder.order();
  await holder.process(opened);
  const approved = (await transactionsOf(holder)).filter(({ state }) => state === 'approved');
  expect(approved.map(({ amount }) => amount)).toEqual([shown + 7700 - 1500]);
});
