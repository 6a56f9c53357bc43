import { startFakeServer } from '@clausewright/fakes/fake-server';
import { OrdersController } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeClock } from '../testing/fake-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { readResponseText, maxResponseBytes } from './response-text.ts';
import { createFastspringClient } from './providers/fastspring/client.ts';
import { createPaypalClient } from './providers/paypal/client.ts';
import { createVies } from './vies/vies-client.ts';

const database = useTestDatabase();
const json = { 'content-type': 'application/json' };
/** Right in all, but for its size. */
const answerOf = (bytes: number): string =>
  JSON.stringify({
    valid: true,
    id: '1',
    access_token: 'held',
    token_type: 'Bearer',
    expires_in: 3600,
    name: 'x'.repeat(bytes),
  });

test('a response is read up to its size limit and no further', async () => {
  const text = 'ä'.repeat(maxResponseBytes / 2);
  expect(await readResponseText(new Response(text))).toBe(text);
  expect(await readResponseText(new Response(`${text}a`))).toBeNull();
  expect(await readResponseText(new Response(null))).toBe('');
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(to) {
      sent += 65_536;
      to.enqueue(new Uint8Array(65_536));
    },
  });
  expect(await readResponseText(new Response(endless))).toBeNull();
  expect(sent).toBeLessThan(2 * maxResponseBytes);
});

test.each([
  [1000, true],
  [maxResponseBytes, false],
])('for a response of %i bytes the VAT register, PayPal and FastSpring accept: %s', async (bytes, taken) => {
  await using service = await startFakeServer(({ path }) => ({
    status: 200,
    headers: json,
    body: path.includes('oauth2') ? answerOf(0) : answerOf(bytes),
  }));
  const { url } = service;
  const ours = { environment: 'sandbox' as const, apiUrl: url };
  const seller = { country: undefined, vat: undefined };
  const vies = createVies({ url, db: database.db, clock: fakeClock(), seller, backoff: [], timeout: 5000 });
  expect((await vies('DE', '136695976')).valid).toBe(taken ? true : 'unknown');
  const paypal = createPaypalClient(
    { clientId: 'id', clientSecret: 'secret', webhookId: 'W', direct: true, ...ours },
    5000,
  );
  // Its token comes by way of the library, from `apiUrl` too.
  expect((await paypal.plain('/v1/anything', '{}')) !== null).toBe(taken);
  const order = await paypal.call(z.object({ id: z.string() }), (sdk) =>
    new OrdersController(sdk).getOrder({ id: '1' }),
  );
  expect(order.ok).toBe(taken);
  const keys = { username: 'user', password: 'secret', storefront: 's', product: 'p', webhookSecret: 'w' };
  const fastspring = createFastspringClient({ ...keys, ...ours }, 5000);
  expect((await fastspring.call(z.object({ id: z.string() }), 'GET', '/orders/1')).ok).toBe(taken);
});
