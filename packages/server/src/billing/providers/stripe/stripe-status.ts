import type { AttemptState, DisputeState } from '../../../platform/database/billing-schema.ts';
import { toDecline } from '../../provider-interface/decline-reasons.ts';
import type { ProviderPayment, VaultedMethod } from '../../provider-interface/provider.ts';
import { fromStripe } from './stripe-amounts.ts';
import type { IntentObject, PaymentMethodObject } from './stripe-objects.ts';

const attempts: Readonly<Record<string, AttemptState>> = {
  requires_payment_method: 'created',
  requires_confirmation: 'created',
  requires_action: 'requires-action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'approved',
  canceled: 'cancelled',
};

const disputes: Readonly<Record<string, DisputeState>> = {
  // An inquiry takes no money yet, but somebody has to answer it.
  warning_needs_response: 'open',
  warning_under_review: 'open',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
  // An appeal follows a lost dispute, and the money stays away while it runs.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

const gravity: readonly DisputeState[] = ['none', 'won', 'lost', 'open'];

/** The gravest of what stands; a status that Stripe adds later is taken as open. */
export function toDisputeState(statuses: readonly string[]): DisputeState {
  const states = statuses.map((status) => disputes[status] ?? 'open');
  return states.reduce(
    (worst, state) => (gravity.indexOf(state) > gravity.indexOf(worst) ? state : worst),
    'none',
  );
}

/** The facts of a payment; `refunded` counts what was given back for good, in Stripe's units. */
export function toProviderPayment(
  intent: IntentObject,
  { refunded, dispute }: { refunded: number; dispute: DisputeState },
): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  const { last_payment_error: error, latest_charge: charge, payment_method: method } = intent;
  const refusal = intent.status === 'requires_payment_method' ? error : null;
  const code = refusal?.decline_code ?? refusal?.code ?? null;
  return {
    reference: intent.id,
    attempt: refusal === null ? (attempts[intent.status] ?? 'processing') : 'rejected',
    failure: refusal === null ? null : toDecline('stripe', code).reason,
    captured: fromStripe(intent.amount_received, currency),
    refunded: fromStripe(refunded, currency),
    currency,
    live: intent.livemode,
    transactionId: intent.metadata['transaction_id'] ?? null,
    quoteHash: intent.metadata['quote_hash'] ?? null,
    dispute,
    authenticateUrl: intent.next_action?.redirect_to_url?.url ?? null,
    method: keptMethod(intent),
    customerReference: intent.customer,
    cardCountry: charge?.payment_method_details?.card?.country ?? method?.card?.country ?? null,
    raw: {
      intent: intent.id,
      status: intent.status,
      charge: charge?.id ?? null,
      outcome: charge?.outcome?.type ?? null,
      risk: charge?.outcome?.risk_level ?? null,
      network: charge?.outcome?.network_status ?? null,
      code,
      decline: retryCode(code, refusal?.advice_code),
    },
  };
}

/** The code whose rule for another try holds: an issuer that advises against it outweighs its own reason. */
function retryCode(code: string | null, advice: string | undefined): string | null {
  const forbidden = advice === 'do_not_try_again' && !toDecline('stripe', code).stopsPlan;
  return forbidden ? advice : code;
}

export function vaultedMethod(method: PaymentMethodObject): VaultedMethod {
  const { card } = method;
  return {
    reference: method.id,
    kind: card !== undefined ? 'card' : method.type === 'paypal' ? 'paypal' : 'other',
    brand: card?.brand ?? method.type,
    last4: card?.last4 ?? '',
    label: method.paypal?.payer_email ?? method.link?.email ?? '',
    expiresMonth: card?.exp_month ?? null,
    expiresYear: card?.exp_year ?? null,
  };
}

/** The method that this payment saved; only one that hangs on the payer's customer can be charged again. */
function keptMethod({
  status,
  setup_future_usage,
  payment_method,
  customer,
}: IntentObject): VaultedMethod | null {
  const saved = status === 'succeeded' && setup_future_usage !== null && payment_method !== null;
  return saved && payment_method.customer === customer ? vaultedMethod(payment_method) : null;
}
