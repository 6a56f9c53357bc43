import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { makeTransaction } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import {
  disableDiscount,
  findDiscount,
  insertDiscount,
  listDiscounts,
  type NewDiscount,
} from './discount-store.ts';
import { redeemDiscount, releaseDiscount, reserveDiscount } from './redeem-discount.ts';
import { countUses } from './redemption-store.ts';

const database = useTestDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const secret = new Uint8Array(32);

async function made(given: Partial<NewDiscount> = {}) {
  const code = `Code-${randomUUID().slice(0, 8)}`;
  const inserted = await insertDiscount(database.db, {
    code,
    percent: 1000,
    fixed: null,
    currency: null,
    scope: null,
    upgrades: false,
    startsAt: now,
    endsAt: null,
    totalLimit: null,
    customerLimit: null,
    minimum: 0,
    periods: 1,
    createdAt: now,
    ...given,
  });
  expect(inserted).toBe(true);
  const found = await findDiscount(database.db, code.toUpperCase());
  if (found === null) throw new Error('the code was not kept');
  return found;
}

/** The open payment of an item of its own. */
async function opened(): Promise<string> {
  return (await makeTransaction(database.db, { item_id: newId() })).id;
}

function reserve(codeId: string, transactionId: string, email = 'payer@shop.example') {
  return inTransaction(database.db, (trx) =>
    reserveDiscount(trx, { codeId, transactionId, email, secret, now }),
  );
}
const redeem = (transactionId: string) =>
  inTransaction(database.db, (trx) => redeemDiscount(trx, transactionId, now));
const release = (transactionId: string) =>
  inTransaction(database.db, (trx) => releaseDiscount(trx, transactionId));

test('50 concurrent payments redeem a code no more often than its limit', async () => {
  const { id } = await made({ totalLimit: 7 });
  const transactions = await Promise.all(Array.from({ length: 50 }, opened));
  const answers = await Promise.all(
    transactions.map((one, index) => reserve(id, one, `p${index}@shop.example`)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'discount-invalid' });
  expect(await countUses(database.db, { codeId: id, payerHash: null, now })).toMatchObject({ total: 7 });
  const redeemed = await Promise.all(transactions.map(redeem));
  expect(redeemed.every(({ ok }) => ok)).toBe(true);
  expect(await listDiscounts(database.db)).toMatchObject([{ reserved: 0, redeemed: 7 }]);
});

test('one payer uses a code as often as allowed, however the e-mail address is written', async () => {
  const { id } = await made({ customerLimit: 1 });
  const [first, second, third] = [await opened(), await opened(), await opened()];
  expect(await reserve(id, first, 'Anna@Shop.example')).toEqual({ ok: true });
  expect(await reserve(id, second, 'anna@shop.EXAMPLE')).toEqual({ ok: false, reason: 'discount-invalid' });
  expect(await reserve(id, third, 'bert@shop.example')).toEqual({ ok: true });
});

test('stores the payer as a keyed hash', async () => {
  const { id } = await made();
  await reserve(id, await opened(), 'anna@shop.example');
  const row = await database.db.selectFrom('discount_redemptions').selectAll().executeTakeFirstOrThrow();
  expect(row.payer_hash).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain('anna');
  const other = await opened();
  const key = new Uint8Array(32).fill(1);
  await inTransaction(database.db, (trx) =>
    reserveDiscount(trx, { codeId: id, transactionId: other, email: 'anna@shop.example', secret: key, now }),
  );
  expect(await countUses(database.db, { codeId: id, payerHash: row.payer_hash, now })).toEqual({
    total: 2,
    payer: 1,
  });
});

test('payments that end without money release their use, redeemed ones keep it', async () => {
  const { id } = await made({ totalLimit: 1 });
  const [first, second] = [await opened(), await opened()];
  await reserve(id, first);
  await release(first);
  expect(await reserve(id, second)).toEqual({ ok: true });
  await redeem(second);
  await release(second);
  expect(await listDiscounts(database.db)).toMatchObject([{ reserved: 0, redeemed: 1 }]);
});

test('late money redeems a remaining use of the code and reports when none is left', async () => {
  const { id } = await made({ totalLimit: 1 });
  const [late, other] = [await opened(), await opened()];
  await reserve(id, late);
  await release(late);
  await reserve(id, other);
  expect(await redeem(late)).toEqual({ ok: false });
  await release(other);
  expect(await redeem(late)).toEqual({ ok: true });
  expect(await redeem(late)).toEqual({ ok: true });
});

test('a reopened payment may use another code', async () => {
  const [first, second] = [await made({ totalLimit: 1 }), await made()];
  const transaction = await opened();
  await reserve(first.id, transaction);
  await release(transaction);
  expect(await reserve(second.id, transaction)).toEqual({ ok: true });
  expect(await countUses(database.db, { codeId: first.id, payerHash: null, now })).toMatchObject({
    total: 0,
  });
  expect(await countUses(database.db, { codeId: second.id, payerHash: null, now })).toMatchObject({
    total: 1,
  });
});

test('a payment without a code has nothing to redeem or release', async () => {
  const transaction = await opened();
  expect(await redeem(transaction)).toEqual({ ok: true });
  await release(transaction);
  expect(await database.db.selectFrom('discount_redemptions').selectAll().execute()).toEqual([]);
});

test('a disabled code can no longer be used', async () => {
  const { id, code } = await made();
  expect(await disableDiscount(database.db, code.toLowerCase(), now)).toBe(true);
  expect(await disableDiscount(database.db, code, now)).toBe(false);
  expect(await reserve(id, await opened())).toEqual({ ok: false, reason: 'discount-invalid' });
});

test('the limit is never exceeded for any sequence of reserve, release and redeem', async () => {
  const step = fc.record({
    what: fc.constantFrom('reserve', 'release', 'redeem'),
    which: fc.nat({ max: 4 }),
  });
  const transactions = await Promise.all(Array.from({ length: 5 }, opened));
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, limit) => {
        await database.db.deleteFrom('discount_redemptions').execute();
        const { id } = await made({ totalLimit: limit });
        for (const { what, which } of steps) {
          const transaction = transactions[which] ?? '';
          if (what === 'release') await release(transaction);
          else if (what === 'redeem') await redeem(transaction);
          else await reserve(id, transaction);
          expect(
            (await countUses(database.db, { codeId: id, payerHash: null, now })).total,
          ).toBeLessThanOrEqual(limit);
        }
      },
    ),
    { numRuns: 15 },
  );
});
