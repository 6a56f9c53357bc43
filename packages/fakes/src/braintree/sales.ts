/** Charges: who is asked, what the gateway and the bank say, and what becomes of the nonce. */
import { invalid, transactionView, xmlReply } from './answers.ts';
import type { FakeReply } from '../fake-server.ts';
import {
  type GatewayState,
  type Instrument,
  type MerchantAccount,
  type Nonce,
  type Transaction,
  setStatus,
  newId,
} from './gateway-state.ts';
import { storeMethod } from './vault.ts';

export interface SaleRequest {
  type?: string;
  amount?: string;
  order_id?: string;
  merchant_account_id?: string;
  customer_id?: string;
  payment_method_nonce?: string;
  payment_method_token?: string;
  transaction_source?: string;
  options?: {
    submit_for_settlement?: boolean;
    store_in_vault_on_success?: boolean;
    three_d_secure?: { required?: boolean };
  };
}

/** `captured`: money was taken, so that a fault after it can be played. */
export function createSale(
  state: GatewayState,
  request: SaleRequest,
  now: Date,
): { reply: FakeReply; captured: boolean } {
  const refuse = (attribute: string, code: string, message: string) => ({
    reply: invalid('transaction', [{ attribute, code, message }]),
    captured: false,
  });
  if (!/^\d+(\.\d{1,3})?$/.test(request.amount ?? ''))
    return refuse('amount', '81503', 'Amount is an invalid format.');
  const account = accountOf(state, request.merchant_account_id);
  if (!account) return refuse('merchant_account_id', '91513', 'Merchant account ID is invalid.');
  const paying = instrumentOf(state, request);
  if ('code' in paying) return refuse(paying.attribute, paying.code, paying.message);
  if (paying.instrument.decline === 'invalid') {
    const errors = [{ attribute: 'number', code: '81715', message: 'Credit card number is invalid.' }];
    return { reply: invalid('transaction', errors), captured: false };
  }

  const sale = begin(request, paying, account, now);
  if (paying.nonce && !paying.nonce.reusable) paying.nonce.consumed = true;
  judge(state, sale, request, now);
  state.transactions.set(sale.id, sale);
  const captured = ['submitted_for_settlement', 'settling', 'settlement_pending'].includes(sale.status);
  if (captured && request.options?.store_in_vault_on_success === true && request.customer_id !== undefined) {
    sale.token = storeMethod(state, request.customer_id, paying.instrument, now).token;
  }
  const view = transactionView(state, sale);
  const passed = captured || sale.status === 'authorized';
  return {
    captured,
    reply: passed
      ? xmlReply('transaction', view, 201)
      : xmlReply(
          'api-error-response',
          { errors: { errors: [] }, message: sale.responseText, transaction: view },
          422,
        ),
  };
}

interface Paying {
  instrument: Instrument;
  nonce: Nonce | null;
  token: string | null;
}
interface Fault {
  attribute: string;
  code: string;
  message: string;
}

function instrumentOf(state: GatewayState, request: SaleRequest): Paying | Fault {
  if (request.payment_method_token !== undefined) {
    const method = state.methods.get(request.payment_method_token);
    if (method) return { instrument: method, nonce: null, token: method.token };
    return { attribute: 'payment_method_token', code: '91518', message: 'Payment method token is invalid.' };
  }
  const nonce = state.nonces.get(request.payment_method_nonce ?? '');
  const attribute = 'payment_method_nonce';
  if (!nonce) return { attribute, code: '91565', message: 'Unknown or expired payment_method_nonce.' };
  if (nonce.consumed) {
    return { attribute, code: '91564', message: 'Cannot use a payment_method_nonce more than once.' };
  }
  return { instrument: nonce, nonce, token: null };
}

function accountOf(state: GatewayState, id: string | undefined): MerchantAccount | undefined {
  return state.accounts.find((account) => (id === undefined ? account.isDefault : account.id === id));
}

function begin(request: SaleRequest, paying: Paying, account: MerchantAccount, now: Date): Transaction {
  const { card, paypal, decline } = paying.instrument;
  return {
    card,
    paypal,
    decline,
    id: newId(),
    type: 'sale',
    status: 'authorizing',
    amount: request.amount ?? '',
    currency: account.currency,
    merchantAccountId: account.id,
    orderId: request.order_id ?? null,
    token: paying.token,
    customerId: request.customer_id ?? null,
    recurring: request.transaction_source === 'recurring',
    threeDSecureRequired: request.options?.three_d_secure?.required === true,
    responseCode: '',
    responseText: '',
    rejection: null,
    threeDSecure: paying.nonce?.threeDSecure ?? null,
    history: [],
    refundedTransactionId: null,
    refundIds: [],
    disputes: [],
    createdAt: now,
  };
}

/** The order of a real gateway: its own checks first, then the bank. */
function judge(state: GatewayState, sale: Transaction, request: SaleRequest, now: Date): void {
  const rejection = rejectionOf(state, sale, now);
  if (rejection !== null) {
    sale.rejection = rejection;
    sale.responseText = 'Gateway Rejected';
    setStatus(sale, 'gateway_rejected', now);
    return;
  }
  sale.responseCode = bankAnswer(sale);
  sale.responseText = sale.responseCode === '1000' ? 'Approved' : 'Declined';
  if (sale.responseCode !== '1000') {
    setStatus(sale, sale.responseCode.startsWith('3') ? 'failed' : 'processor_declined', now);
    return;
  }
  setStatus(sale, 'authorized', now);
  if (request.options?.submit_for_settlement !== true) return;
  // PayPal is captured at once and sometimes has to think; cards wait for the evening's batch.
  if (!sale.paypal) setStatus(sale, 'submitted_for_settlement', now);
  else setStatus(sale, wholeOf(sale.amount) === 4002 ? 'settlement_pending' : 'settling', now);
}

function rejectionOf(state: GatewayState, sale: Transaction, now: Date): string | null {
  const asked = sale.threeDSecureRequired && sale.card !== null;
  const info = sale.threeDSecure;
  if (asked && (info === null || (info.enrolled === 'Y' && !info.liabilityShifted))) return 'three_d_secure';
  if (isDuplicate(state, sale, now)) return 'duplicate';
  if (wholeOf(sale.amount) === 5001) return 'application_incomplete';
  return sale.decline?.startsWith('gateway:') === true ? sale.decline.slice('gateway:'.length) : null;
}

function isDuplicate(state: GatewayState, sale: Transaction, now: Date): boolean {
  const since = now.getTime() - state.duplicateSeconds * 1000;
  return [...state.transactions.values()].some(
    (other) =>
      other.type === 'sale' &&
      other.createdAt.getTime() > since &&
      ['submitted_for_settlement', 'settling', 'settled'].includes(other.status) &&
      other.orderId === sale.orderId &&
      other.amount === sale.amount &&
      other.card?.bin === sale.card?.bin &&
      other.card?.last4 === sale.card?.last4 &&
      other.paypal?.email === sale.paypal?.email,
  );
}

/** Test amounts: 2000 to 3000.99 answer with the whole part as code. */
function bankAnswer(sale: Transaction): string {
  const whole = wholeOf(sale.amount);
  if (whole >= 2000 && whole <= 3000) return String(whole);
  return sale.decline ?? '1000';
}

function wholeOf(amount: string): number {
  return Math.floor(Number(amount));
}
