import type { Database } from '../platform/database/schema.ts';

/** What an account has of payments, table by table; dates and values as they are stored. */
export async function readBilling(db: Database, accountId: string) {
  const billingAddress = await db
    .selectFrom('billing_addresses')
    .select([
      'company_name',
      'business_purchase',
      'vat_registered',
      'vat_number',
      'cui_cif',
      'name',
      'address',
      'city',
      'postal_code',
      'country',
      'state',
      'phone',
      'updated_at',
    ])
    .where('customer_id', '=', accountId)
    .executeTakeFirst();
  const methods = await db
    .selectFrom('payment_methods')
    .select([
      'processor',
      'kind',
      'brand',
      'last4',
      'label',
      'expires_month',
      'expires_year',
      'is_default',
      'created_at',
    ])
    .where('customer_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select([
      'id as subscription_id',
      'consent_id as privacy_consent_id',
      'plan',
      'price',
      'currency',
      'state',
      'anchor_at as started_at',
      'period_no',
      'period_ends_at',
      'cancel_at_period_end',
      'ended_at',
      'ended_because',
    ])
    .where('customer_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { billing_address: billingAddress ?? null, payment_methods: methods, subscriptions };
}

/** Payments of the account, and those of its agreements whoever made them, with what went back. */
export async function readPayments(
  db: Database,
  { accountId, agreementIds }: { accountId: string; agreementIds: readonly string[] },
) {
  const transactions = await db
    .selectFrom('transactions')
    .select([
      'id as transaction_id',
      'item_type',
      'item_id',
      'kind',
      'state',
      'processor',
      'amount',
      'currency',
      'email',
      'buyer',
      'quote',
      'response',
      'created_at',
    ])
    .where((row) =>
      row.or([
        row('customer_id', '=', accountId),
        ...(agreementIds.length === 0
          ? []
          : [row.and([row('item_type', '=', 'agreement'), row('item_id', 'in', agreementIds)])]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = transactions.map(({ transaction_id: id }) => id);
  if (ids.length === 0) return { transactions: [], invoices: [] };
  const refunds = await db
    .selectFrom('refunds')
    .select(['transaction_id', 'amount', 'reason', 'status', 'note', 'created_at', 'done_at'])
    .where('transaction_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const invoices = await db
    .selectFrom('invoices')
    .select(['number', 'kind', 'transaction_id', 'issued_at', 'net', 'vat', 'total', 'currency', 'content'])
    .where('transaction_id', 'in', ids)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return {
    transactions: transactions.map((one) => ({
      ...one,
      refunds: refunds.filter(({ transaction_id: id }) => id === one.transaction_id),
    })),
    invoices,
  };
}
