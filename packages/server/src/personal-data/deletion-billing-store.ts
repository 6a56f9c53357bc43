import { sql } from 'kysely';
import {
  addToProviderOutbox,
  type NewProviderTask,
} from '../billing/provider-outbox/provider-outbox-store.ts';
import type { BillingPorts } from '../billing/ports.ts';
import { cancelUnlessCharging } from '../billing/transactions/cancel-payment.ts';
import { signingKey } from '../consent/consent-log/signing-key.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { emailKey } from '../platform/email-key.ts';
import type { Account } from '../customers/account.ts';
import { removeConsents } from './deletion-consent-store.ts';

interface Leaving {
  account: Pick<Account, 'id' | 'email'>;
  agreementIds: readonly string[];
  now: Date;
}

/**
 * Ends what an account has of payments: open ones are cancelled, plans end at once, methods are forgotten,
 * here now and at their providers by a job. Payments and invoices stay, without the address of anybody.
 */
export async function removeBilling(
  { enqueue, secret }: Pick<BillingPorts, 'enqueue' | 'secret'>,
  trx: Transaction,
  { account, agreementIds, now }: Leaving,
): Promise<void> {
  const consents = await trx
    .selectFrom('consents')
    .select('id')
    .where('owner_id', '=', account.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const consentIds = consents.map(({ id }) => id);
  const items = [
    ...agreementIds.map((itemId) => ({ itemType: 'agreement', itemId }) as const),
    ...consentIds.map((itemId) => ({ itemType: 'consent', itemId }) as const),
  ];
  for (const item of items) {
    await cancelUnlessCharging({ enqueue }, trx, item, { because: 'account-deleted', now });
  }
  await addToProviderOutbox(trx, enqueue, await lastProviderTasks(trx, account.id), now);
  await sql`
    delete from subscription_periods where subscription_id in (
      select id from subscriptions where customer_id = ${account.id})`.execute(trx);
  await trx.deleteFrom('subscriptions').where('customer_id', '=', account.id).execute();
  await removeConsents(trx, account.id, { key: signingKey(secret), now });
  // Methods, billing address and names at providers go with the row of the account.
  await sql`
    update transactions set email = null
    where email is not null
      and (customer_id = ${account.id} or lower(email) = ${emailKey(account.email)})`.execute(trx);
}

/** What providers are told: methods to forget, and plans of theirs that end. */
async function lastProviderTasks(trx: Transaction, accountId: string): Promise<NewProviderTask[]> {
  const methods = await trx
    .selectFrom('payment_methods')
    .select(['processor', 'reference'])
    .where('customer_id', '=', accountId)
    .execute();
  const plans = await trx
    .selectFrom('subscriptions')
    .select(['processor', 'provider_reference'])
    .where('customer_id', '=', accountId)
    .where('state', '!=', 'ended')
    .where('provider_reference', 'is not', null)
    .execute();
  return [
    ...methods.map((method) => ({ ...method, errand: 'forget-method' }) as const),
    ...plans.map(
      ({ processor, provider_reference: reference }) =>
        ({ processor, errand: 'settle-plan', reference: reference ?? '' }) as const,
    ),
  ];
}
