/**
 * What each request may carry, as the gateway's reference names it (underscored, nested in brackets). The
 * real gateway refuses the rest; so does this one, so that a misspelt option is not silently without effect.
 */
const allowed = {
  'client-token': ['client_token[version]', 'client_token[customer_id]', 'client_token[merchant_account_id]'],
  customer: [
    'customer[id]',
    'customer[email]',
    'customer[first_name]',
    'customer[last_name]',
    'customer[company]',
    'customer[phone]',
  ],
  'payment-method-create': [
    'payment_method[customer_id]',
    'payment_method[payment_method_nonce]',
    'payment_method[token]',
    'payment_method[device_data]',
    'payment_method[options][make_default]',
    'payment_method[options][verify_card]',
    'payment_method[options][verification_amount]',
    'payment_method[options][verification_merchant_account_id]',
    'payment_method[options][fail_on_duplicate_payment_method_for_customer]',
  ],
  'payment-method-update': [
    'payment_method[token]',
    'payment_method[options][make_default]',
    'payment_method[options][verify_card]',
  ],
  transaction: [
    'transaction[type]',
    'transaction[amount]',
    'transaction[order_id]',
    'transaction[merchant_account_id]',
    'transaction[customer_id]',
    'transaction[payment_method_nonce]',
    'transaction[payment_method_token]',
    'transaction[transaction_source]',
    'transaction[device_data]',
    'transaction[options][submit_for_settlement]',
    'transaction[options][store_in_vault_on_success]',
    'transaction[options][three_d_secure][required]',
    'transaction[options][paypal][description]',
  ],
  refund: ['transaction[amount]', 'transaction[order_id]'],
  search: ['search[order_id][is]', 'search[ids]', 'search[type]', 'search[customer_id][is]'],
} as const;

export type RequestKind = keyof typeof allowed;

/** Names in the request that the gateway does not know. */
export function unknownKeys(kind: RequestKind, body: unknown): string[] {
  const known: readonly string[] = allowed[kind];
  return flatten(body, '').filter((name) => !known.includes(name));
}

function flatten(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at];
  return Object.entries(value).flatMap(([name, child]) =>
    flatten(child, at === '' ? name : `${at}[${name}]`),
  );
}
