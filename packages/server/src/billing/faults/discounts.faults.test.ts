import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { makeDiscount } from '../quotes/testing/seller.ts';
import { begin } from './testing/begin.ts';
import { readBooks, takenByPayment } from './testing/books.ts';
import { expectInvariants } from './testing/invariants.ts';

const database = useTestDatabase();

test('8: concurrent payments redeem a code no more often than its limit', async () => {
  await using begun = await begin(database.db);
  const { at, fakes } = begun;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 6 }),
      async (limit, buyers) => {
        const code = await makeDiscount(database.db, { totalLimit: limit });
        const unpaid = [];
        for (let index = 0; index < buyers; index += 1) unpaid.push(await at.unpaid());
        const given = await Promise.all(
          unpaid.map(async (one) => {
            const more = { discount_code: code, expected_total: Math.round(one.total * 0.9) };
            const opened = await at.open(one, 'sandbox', more);
            if (opened['success'] !== true) return opened['messages'][0].code as string;
            const { transaction_id: id } = opened['data'];
            for (let answer = null; answer?.['success'] !== true;) answer = await at.process(one, id);
            return 'given';
          }),
        );
        expect(given.filter((answer) => answer !== 'given' && answer !== 'discount-invalid')).toEqual([]);
        expect(given.filter((answer) => answer === 'given')).toHaveLength(Math.min(limit, buyers));
        const redeemed = await database.db
          .selectFrom('discount_redemptions as r')
          .innerJoin('discount_codes as c', 'c.id', 'r.code_id')
          .select('r.status')
          .where('c.code', '=', code)
          .where('r.status', '=', 'redeemed')
          .execute();
        expect(redeemed).toHaveLength(Math.min(limit, buyers));
      },
    ),
    { numRuns: longTests() ? 40 : 5 },
  );
  expectInvariants(await readBooks(database.db), await takenByPayment(database.db, fakes));
}, 300_000);
