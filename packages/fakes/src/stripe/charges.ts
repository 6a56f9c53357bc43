import type Stripe from 'stripe';
import type { CardFault } from './answers.ts';
import type { StripeState, Intent, Method } from './stripe-state.ts';

/** One try to take money, successful or not, as the bank's answer is kept. */
export function createCharge(
  books: StripeState,
  { object: intent }: Intent,
  { object: method, effect }: Method,
  fault: CardFault | null,
): Stripe.Charge {
  const paid = fault === null;
  const { card } = method;
  const charge: Stripe.Charge = {
    id: books.nextId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? books.nextId('txn') : null,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: 'CLAUSEWRIGHT',
    captured: paid,
    created: books.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: fault?.code ?? null,
    failure_message: fault?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: (fault?.advice_code as 'do_not_try_again' | undefined) ?? null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid
        ? 'approved_by_network'
        : effect.blocked === true
          ? 'not_sent_to_network'
          : 'declined_by_network',
      reason: effect.blocked === true ? 'highest_risk_level' : (fault?.decline_code ?? null),
      risk_level: effect.blocked === true ? 'highest' : 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank returned a decline.',
      type: paid ? 'authorized' : effect.blocked === true ? 'blocked' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: null,
        brand: 'visa',
        checks: card?.checks ?? null,
        country: card?.country ?? null,
        electronic_commerce_indicator: null,
        exp_month: card?.exp_month ?? 1,
        exp_year: card?.exp_year ?? 2000,
        funding: 'credit',
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: 'visa',
        network_transaction_id: null,
        regulated_status: null,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  books.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  books.emit(paid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}
