import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { shop } from '../testing/shop.ts';
import { markOrderPaid } from './mark-order-paid.ts';

const database = useTestDatabase();

test('an order that cannot be priced is not marked as paid, and its open payment continues', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  await database.db.deleteFrom('vat_rates').execute();
  const { ports } = at.one;
  const operator = { ...ports.operator, country: 'DE', vat: 'DE136695976' };
  expect(await markOrderPaid({ ...ports, operator }, at.holder.id)).toEqual({
    ok: false,
    reason: 'checkout-unavailable',
  });
  expect(await at.payments()).toMatchObject([{ id, state: 'created' }]);
});
