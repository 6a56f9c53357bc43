import { randomUUID } from 'node:crypto';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { JsonObject } from '../../platform/database/json.ts';
import { makeSite, makeTransaction, someTime } from '../../testing/factories.ts';
import { insertBannerFixture } from './banner-fixtures.ts';

/** One row of everything that an account can have of payments; `say` names a column with the mark. */
export async function insertBillingFixture(
  db: Database,
  accountId: string,
  say: (column: string) => string,
): Promise<void> {
  await db
    .insertInto('billing_addresses')
    .values({
      customer_id: accountId,
      company_name: say('company_name'),
      vat_number: say('vat_number'),
      cui_cif: say('cui_cif'),
      name: say('billing_name'),
      address: say('billing_address'),
      city: say('city'),
      postal_code: say('postal_code'),
      country: 'DE',
      state: 'DE_BY',
      phone: say('billing_phone'),
      updated_at: someTime,
    })
    .execute();
  await db
    .insertInto('provider_customers')
    .values({ customer_id: accountId, processor: 'sandbox', reference: say('provider_customer') })
    .execute();
  const methodId = newId();
  await db
    .insertInto('payment_methods')
    .values({
      id: methodId,
      customer_id: accountId,
      processor: 'sandbox',
      reference: say('method'),
      kind: 'card',
      brand: say('brand'),
      last4: say('').slice(-4),
      label: say('label'),
      is_default: true,
      created_at: someTime,
    })
    .execute();
  const site = await makeSite(db, { owner_id: accountId, name: say('consent_site') });
  const consentId = newId();
  await db
    .insertInto('consents')
    .values({
      id: consentId,
      site_id: site.id,
      owner_id: accountId,
      request_id: randomUUID(),
      domain: say('domain'),
      created_at: someTime,
      updated_at: someTime,
    })
    .execute();
  await insertBannerFixture(db, { siteId: site.id, consentId }, say);
  const payment = await makeTransaction(db, {
    item_type: 'consent',
    item_id: consentId,
    state: 'partially-refunded',
    captured: 1900,
    refunded: 500,
    customer_id: accountId,
    email: `${say('payment_email')}@shop.example`,
    buyer: json<JsonObject>({ name: say('buyer') }),
  });
  await givePlan(db, { accountId, consentId, methodId, transactionId: payment.id });
  await db
    .insertInto('refunds')
    .values({
      id: newId(),
      transaction_id: payment.id,
      amount: 500,
      reason: 'operator',
      status: 'done',
      note: say('note'),
      created_at: someTime,
      done_at: someTime,
    })
    .execute();
  await giveInvoice(db, { accountId, transactionId: payment.id, content: say('invoice') });
}

interface Planned {
  accountId: string;
  consentId: string;
  methodId: string;
  transactionId: string;
}

async function givePlan(
  db: Database,
  { accountId, consentId, methodId, transactionId }: Planned,
): Promise<void> {
  const id = newId();
  await db
    .insertInto('subscriptions')
    .values({
      id,
      consent_id: consentId,
      customer_id: accountId,
      plan: 'monthly',
      plan_interval: 'month',
      plan_count: 1,
      price: 1900,
      currency: 'EUR',
      state: 'active',
      processor: 'sandbox',
      payment_method_id: methodId,
      anchor_at: someTime,
      period_no: 1,
      period_ends_at: new Date('2026-04-01T12:00:00Z'),
      created_at: someTime,
    })
    .execute();
  await db
    .insertInto('subscription_periods')
    .values({
      subscription_id: id,
      period_no: 1,
      starts_at: someTime,
      ends_at: new Date('2026-04-01T12:00:00Z'),
      transaction_id: transactionId,
    })
    .execute();
}

async function giveInvoice(
  db: Database,
  { accountId, transactionId, content }: { accountId: string; transactionId: string; content: string },
): Promise<void> {
  const series = 'INV-2026';
  await db
    .insertInto('invoice_counters')
    .values({ series, last: 0 })
    .onConflict((conflict) => conflict.column('series').doNothing())
    .execute();
  const { last } = await db
    .updateTable('invoice_counters')
    .set((row) => ({ last: row('last', '+', 1) }))
    .where('series', '=', series)
    .returning('last')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoices')
    .values({
      id: newId(),
      series,
      sequence: last,
      number: `${series}-${last}`,
      kind: 'invoice',
      transaction_id: transactionId,
      customer_id: accountId,
      language: 'en',
      issued_at: someTime,
      content: json<JsonObject>({ buyer: { name: content } }),
      net: 1900,
      vat: 0,
      total: 1900,
      currency: 'EUR',
    })
    .execute();
}
