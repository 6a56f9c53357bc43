import type { AttemptState } from '../../../platform/database/billing-schema.ts';
import { toMinorUnits } from '../../../platform/money.ts';
import type { Order, ProviderPayment, VaultedMethod } from '../../provider-interface/provider.ts';
import { listCaptures, isCaptured, type PaypalCapture, type PaypalOrder } from './paypal-order.ts';

const byOrder: Readonly<Record<string, AttemptState>> = {
  CREATED: 'created',
  PAYER_ACTION_REQUIRED: 'requires-action',
  // Approved by the payer, but no money moves until our server captures.
  APPROVED: 'requires-action',
  SAVED: 'processing',
  COMPLETED: 'processing',
  VOIDED: 'cancelled',
};

/** What PayPal's order says of the payment; null where its amounts cannot be read. */
export function toProviderPayment(order: Order, paypal: PaypalOrder): ProviderPayment | null {
  const [unit] = paypal.purchase_units;
  const captures = listCaptures(paypal);
  const refunds = paypal.purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
  const captured = sumOf(captures.filter(isCaptured));
  const refunded = sumOf(refunds.filter(({ status }) => status === 'COMPLETED'));
  if (captured === null || refunded === null) return null;
  const attempt = attemptOf(paypal, captures);
  const wallet = paypal.payment_source?.paypal;
  const vault = wallet?.attributes?.vault;
  return {
    reference: paypal.id,
    attempt,
    failure: attempt === 'rejected' ? 'payment-attempt-failed' : null,
    captured,
    refunded,
    currency: captures[0]?.amount.currency_code ?? unit?.amount?.currency_code ?? null,
    live: null,
    transactionId: unit?.custom_id ?? null,
    quoteHash: unit?.reference_id ?? null,
    dispute: 'none',
    // A saved account is ready from the beginning: only the person who presses says yes to it.
    waitsForUs: paypal.status === 'APPROVED' && captures.length === 0 && order.savedMethod === null,
    authenticateUrl: order.savedMethod === null ? null : linkOf(paypal),
    method:
      order.saveMethod && vault?.id !== undefined ? toVaultedMethod(vault.id, wallet?.email_address) : null,
    customerReference: vault?.customer?.id ?? null,
    cardCountry: wallet?.address?.country_code ?? null,
    raw: {
      order: paypal.id,
      status: paypal.status,
      captures: captures.map(({ id, status, status_details }) => ({
        id,
        status,
        reason: status_details?.reason ?? null,
      })),
      refunds: refunds.map(({ id, status }) => ({ id, status })),
    },
  };
}

export function toVaultedMethod(reference: string, email: string | undefined): VaultedMethod {
  return {
    reference,
    kind: 'paypal',
    brand: 'PayPal',
    last4: '',
    label: email ?? '',
    expiresMonth: null,
    expiresYear: null,
  };
}

function attemptOf(paypal: PaypalOrder, captures: readonly PaypalCapture[]): AttemptState {
  if (captures.some(isCaptured)) return 'approved';
  if (captures.some(({ status }) => status === 'PENDING')) return 'pending-verification';
  if (captures.length > 0) return 'rejected';
  return byOrder[paypal.status] ?? 'processing';
}

/** Where a payer must go whose saved account is not enough. */
function linkOf({ links }: PaypalOrder): string | null {
  return links?.find(({ rel }) => rel === 'payer-action')?.href ?? null;
}

function sumOf(moved: readonly { amount: { value: string; currency_code: string } }[]): number | null {
  let sum = 0;
  for (const { amount } of moved) {
    const minor = toMinorUnits(amount.value, amount.currency_code);
    if (minor === null) return null;
    sum += minor;
  }
  return sum;
}
