import { expect, test } from 'vitest';
import { insertDiscount } from '../billing/discounts/discount-store.ts';
import type { Json } from '../documents/agreements/testing/visitor.ts';
import { routeWorld } from '../platform/http/testing/route-world.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();

test('a sale that a code covers was made by the person, as no provider was asked', async () => {
  await using world = await routeWorld(database.db);
  const { owner } = world;
  const startsAt = new Date('2026-01-01T00:00:00Z');
  const code = { code: 'ALL', percent: 10_000, fixed: null, currency: null, scope: null, upgrades: false };
  const limits = { startsAt, endsAt: null, totalLimit: null, customerLimit: null, minimum: 0, periods: 1 };
  await insertDiscount(database.db, { ...code, ...limits, createdAt: startsAt });
  const call = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Json> => {
    const headers = { authorization: `Bearer ${owner.bearer}` };
    const reply = await world.app.inject({
      method,
      url: `/api/v1${url}`,
      headers,
      ...(payload && { payload }),
    });
    return reply.json<Json>();
  };
  const opened = await call('POST', '/transaction/new', {
    item_type: 'agreement',
    item_id: owner.unpaid['agreement_id'],
    processor: 'sandbox',
    expected_total: 0,
    discount_code: 'ALL',
  });
  expect(opened['data'].status).toBe('approved');
  const { data } = await call('GET', '/activity/list?kind=payment-made');
  expect(data.entries).toMatchObject([{ by_owner: true, means: 'browser', object: 'payment' }]);
});
