import type Stripe from 'stripe';
import { listReply, type StripeAnswer } from './answers.ts';
import type { StripeState } from './stripe-state.ts';

const evidenceTexts = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;

/** The payer asks his bank for the money back. */
export function openDispute(books: StripeState, charge: Stripe.Charge): Stripe.Dispute {
  const week = 7 * 24 * 60 * 60;
  const dispute: Stripe.Dispute = {
    id: books.nextId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: books.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...(Object.fromEntries(evidenceTexts.map((name) => [name, null])) as Record<
        (typeof evidenceTexts)[number],
        null
      >),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: books.now() + week,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  books.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  books.emit('charge.dispute.created', dispute);
  return dispute;
}

/** How a dispute goes on. */
export function moveDispute(
  books: StripeState,
  dispute: Stripe.Dispute,
  status: Stripe.Dispute.Status,
): void {
  dispute.status = status;
  const closed = status === 'won' || status === 'lost' || status === 'warning_closed';
  books.emit(closed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
}

export function listDisputes(
  books: StripeState,
  params: { payment_intent?: string; charge?: string },
): StripeAnswer {
  const all = [...books.disputes.values()].toReversed();
  return listReply(
    all.filter(
      ({ payment_intent, charge }) => payment_intent === params.payment_intent || charge === params.charge,
    ),
    '/v1/disputes',
  );
}
