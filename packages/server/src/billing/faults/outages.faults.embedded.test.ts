import { startFastspringFake } from '@clausewright/fakes/fastspring';
import { startPaypalFake } from '@clausewright/fakes/paypal';
import { startViesFake } from '@clausewright/fakes/vies';
import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createFastspringProvider } from '../providers/fastspring/fastspring.ts';
import { createPaypalProvider } from '../providers/paypal/paypal.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { putVatRatesInForce } from '../tax/rate-store.ts';
import { createVies } from '../vies/vies-client.ts';
import {
  type UnreliableConnection,
  type Line,
  startUnreliableConnection,
} from './testing/unreliable-connection.ts';
import { begin } from './testing/begin.ts';
import { readBooks, takenByPayment } from './testing/books.ts';
import { type Fakes, providersAt, startFakes } from './testing/fakes.ts';
import { expectInvariants } from './testing/invariants.ts';
import { payers } from './testing/payers.ts';
import { type World, world } from './testing/world.ts';

const database = useTestDatabase();
/** Milliseconds for one answer, by which the wait for whoever is silent, or breaks the SDK, ends. */
const patienceFor = (line: Line): number => (line === 'silent' || line === 'garbage' ? 1500 : 10_000);
const faults: readonly Line[] = ['down', 'silent', 'garbage', 'storm'];
const cases = (['stripe', 'braintree'] as const).flatMap((payer) =>
  faults.map((line) => [payer, line] as const),
);

interface Scene extends AsyncDisposable {
  at: World;
  fakes: Fakes;
  lines: { stripe: UnreliableConnection; braintree: UnreliableConnection };
}

async function scene(line: Line): Promise<Scene> {
  const clock = fakeClock();
  const fakes = await startFakes(clock);
  const lines = {
    stripe: await startUnreliableConnection(fakes.stripe.url),
    braintree: await startUnreliableConnection(fakes.braintree.url),
  };
  const addresses = { ...fakes.addresses, stripe: lines.stripe.url, braintree: lines.braintree.url };
  const patience = patienceFor(line);
  const at = await world(database.db, { clock, providers: providersAt(addresses, { clock, patience }) });
  return {
    at,
    fakes,
    lines,
    async [Symbol.asyncDispose]() {
      for (const part of [at, lines.stripe, lines.braintree, fakes]) await part[Symbol.asyncDispose]();
    },
  };
}

test.each(cases)(
  '10: while %s is %s nothing is opened, lost or charged twice, and later everything continues by itself',
  async (payer, line) => {
    await using begun = await scene(line);
    const { at, fakes, lines } = begun;
    const unpaid = await at.unpaid();

    lines[payer].line = line;
    expect((await at.open(unpaid, payer))['messages']).toMatchObject([{ code: 'checkout-unavailable' }]);
    lines[payer].line = 'well';
    const opened = await at.open(unpaid, payer);
    expect(opened).toMatchObject({ success: true });
    const { transaction_id: id } = opened['data'];
    const proof = await payers[payer](fakes.addresses, opened);

    // Of the payment itself nobody knows while the provider is away: the page waits.
    lines[payer].line = line;
    const waiting = { status: 'processing', next: { action: 'wait' } };
    expect((await at.process(unpaid, id, proof))['data']).toEqual(waiting);
    expect(
      (await at.call('GET', `/transaction/status/${id}`, undefined, unpaid.headers))['data'],
    ).toMatchObject({
      status: 'processing',
    });
    await at.recover();
    expect((await readBooks(database.db)).agreements).toMatchObject([{ status: 'unfinished' }]);

    lines[payer].line = 'well';
    await at.recover();
    // Stripe has the money already; at Braintree the charge never arrived, and the person presses again.
    if (payer === 'braintree') {
      const again = await at.open(unpaid, payer);
      expect(again['data'].transaction_id).toBe(id);
      await at.process(unpaid, id, proof);
    }
    const paid = await readBooks(database.db);
    expect(paid.agreements).toMatchObject([{ status: 'finalized' }]);
    expectInvariants(paid, await takenByPayment(database.db, fakes));

    // Money on its way back waits, and goes as soon as it can.
    lines[payer].line = line;
    const asked = { id: 'r'.repeat(22), transactionId: id, amount: null, note: '' };
    expect(await requestRefund(at.ports, asked)).toMatchObject({ ok: false, reason: 'unreachable' });
    lines[payer].line = 'well';
    await at.recover();
    const books = await readBooks(database.db);
    const taken = await takenByPayment(database.db, fakes);
    expectInvariants(books, taken);
    expect(books.payments).toMatchObject([{ id, state: 'refunded' }]);
    expect(taken.get(id)).toMatchObject({ charges: 1, refunds: 1 });
    expect(books.letters.map(({ message }) => message)).toEqual(['payment-approved', 'refund']);
  },
);

test.each(['stripe', 'braintree'] as const)(
  '10: a charge at %s without a response is recovered once',
  async (payer) => {
    await using begun = await scene('silent');
    const { at, fakes } = begun;
    const unpaid = await at.unpaid();
    const opened = await at.open(unpaid, payer);
    const { transaction_id: id } = opened['data'];
    const proof = await payers[payer](fakes.addresses, opened);
    fakes[payer].faults.silentAfterCapture = true;
    for (let press = 0; press < 2; press += 1) await at.process(unpaid, id, proof);
    await at.recover();
    const books = await readBooks(database.db);
    const taken = await takenByPayment(database.db, fakes);
    expectInvariants(books, taken);
    expect(books.agreements).toMatchObject([{ status: 'finalized' }]);
    expect(taken.get(id)).toMatchObject({ charges: 1 });
  },
);

test.each(['paypal', 'fastspring'].flatMap((processor) => faults.map((line) => [processor, line] as const)))(
  'while %s is %s its payment is not opened, and is once it is back',
  async (processor, line) => {
    const clock = fakeClock();
    await using paypal = await startPaypalFake({ clock });
    await using fastspring = await startFastspringFake({ clock });
    await using way = await startUnreliableConnection(processor === 'paypal' ? paypal.url : fastspring.url);
    const provider =
      processor === 'paypal'
        ? createPaypalProvider(
            {
              clientId: paypal.clientId,
              clientSecret: paypal.clientSecret,
              webhookId: paypal.webhookId,
              environment: 'sandbox',
              direct: true,
              apiUrl: way.url,
            },
            { clock, timeout: patienceFor(line) },
          )
        : createFastspringProvider(
            {
              username: fastspring.username,
              password: fastspring.password,
              storefront: 'shop.test.onfastspring.com/popup-shop',
              product: 'agreements',
              webhookSecret: fastspring.webhookSecret,
              environment: 'sandbox',
              apiUrl: way.url,
            },
            { clock, timeout: patienceFor(line) },
          );
    await using at = await world(database.db, { clock, providers: [provider] });
    const unpaid = await at.unpaid();
    way.line = line;
    expect((await at.open(unpaid, processor))['messages']).toMatchObject([{ code: 'checkout-unavailable' }]);
    way.line = 'well';
    expect(await at.open(unpaid, processor)).toMatchObject({ success: true });
    expect((await readBooks(database.db)).payments).toHaveLength(1);
  },
);

test.each(['down', 'slow', 'garbage'] as const)(
  'while the VAT register is %s a company is told so and pays VAT; later it does not',
  async (mode) => {
    await putVatRatesInForce(database.db);
    const clock = fakeClock();
    await using register = await startViesFake({ clock });
    register.register('FR40303265045');
    const seller = { country: 'DE', vat: 'DE136695976' };
    const vies = createVies({
      url: register.url,
      db: database.db,
      clock,
      seller,
      backoff: [1, 1],
      timeout: 300,
    });
    await using begun = await begin(database.db, { operator: seller, vies });
    const { at } = begun;
    const unpaid = await at.unpaid();
    const company = {
      country: 'FR',
      business_purchase: true,
      company_name: 'Compagnie SA',
      vat_number: '40303265045',
    };
    const costs = (): Promise<Record<string, unknown>> =>
      at
        .call(
          'POST',
          `/agreement/costs/${unpaid.id}`,
          { billing: company, processor: 'sandbox' },
          unpaid.headers,
        )
        .then((answer) => answer['data']);
    Object.assign(register.faults, { mode, slowness: 1200 });
    const asked = await at.call('POST', '/customer/check-vies', { country: 'FR', vat_number: '40303265045' });
    expect(asked).toMatchObject({ data: { valid: 'unknown' }, messages: [{ code: 'vat-not-validated' }] });
    expect(await costs()).toMatchObject({ total: 2520, vat_check: 'unknown' });
    const cheat = await at.open({ ...unpaid, total: 2100 }, 'sandbox', { billing: company });
    expect(cheat['messages']).toMatchObject([{ code: 'price-changed' }]);
    const opened = await at.open({ ...unpaid, total: 2520 }, 'sandbox', { billing: company });
    expect(opened['success']).toBe(true);
    register.faults.mode = 'well';
    expect(await costs()).toMatchObject({ total: 2100, vat_check: 'valid' });
  },
);
