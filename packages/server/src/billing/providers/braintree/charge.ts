/**
 * Charging. A key that makes a sale repeatable (`apiRequestKey`) is not open to every account (fault
 * 915231), so a sale is sent once: before it, and after an answer that never came, a search for our id at
 * the gateway decides.
 */
import type { PaymentReason } from '@clausewright/contract';
import { decimalText } from '../../../platform/money.ts';
import type { Answer, Order, PaymentProof } from '../../provider-interface/provider.ts';
import { call, type Gateway } from './gateway.ts';
import { changeAnswer, nonceAnswer, type TransactionAnswer } from './gateway-answers.ts';
import type { FindAccount } from './merchant-accounts.ts';
import { best, readPayment, searchByOrder } from './payment-lookup.ts';
import { mayTakeMoney } from './payment-status.ts';
import { toRefusal } from './refusals.ts';
import type { UnsettledSales } from './unsettled-sales.ts';

export interface ChargeDeps {
  gateway: Gateway;
  /** The same with more patience, for what asks a bank. */
  patient: Gateway;
  unsettled: UnsettledSales;
  findAccount: FindAccount;
}

/** Charges what the browser proved or the saved method; a sale that has or may get its money is answered instead. */
export async function pay(deps: ChargeDeps, order: Order, proof: PaymentProof): Promise<Answer> {
  const before = await searchByOrder(deps.gateway, order.id, 'sale');
  if (!before.ok) return before;
  const alive = before.transactions.find(mayTakeMoney);
  if (alive) return readPayment(deps.gateway, order, alive, before.transactions);
  const nonce = proof.nonce ?? proof.token;
  if (nonce === undefined) {
    if (order.savedMethod === null) return refused('payment-token-refused');
    return sell(deps, order, { paymentMethodToken: order.savedMethod }, before.transactions);
  }
  const source = await checkNonce(deps.gateway, nonce);
  if (!source.ok) {
    const last = before.transactions[0];
    // The same proof once more: it has its answer already.
    const repeated = source.reason === 'refused' && source.failure === 'payment-token-refused' && last;
    return repeated ? readPayment(deps.gateway, order, last, before.transactions) : source;
  }
  const proved = {
    paymentMethodNonce: nonce,
    ...(proof.deviceData === undefined ? {} : { deviceData: proof.deviceData }),
  };
  const options = source.card
    ? { threeDSecure: { required: true } }
    : { paypal: { description: shorten(order) } };
  return sell(deps, order, proved, before.transactions, options);
}

/** A renewal: at most one sale for the order, whatever became of it. */
export async function renew(deps: ChargeDeps, order: Order): Promise<Answer> {
  const before = await searchByOrder(deps.gateway, order.id, 'sale');
  if (!before.ok) return before;
  const made = best(before.transactions);
  if (made) return readPayment(deps.gateway, order, made, before.transactions);
  if (order.savedMethod === null) return refused('payment-token-refused');
  return sell(deps, order, { paymentMethodToken: order.savedMethod, transactionSource: 'recurring' }, []);
}

/** What the nonce stands for, and whether the bank answers for the payer (3-D Secure). */
async function checkNonce(
  gateway: Gateway,
  nonce: string,
): Promise<{ ok: true; card: boolean } | Exclude<Answer, { ok: true }>> {
  const called = await call(() => gateway.paymentMethodNonce.find(nonce));
  if (!called.ok && called.reason === 'not-found') return refused('payment-token-refused');
  const parsed = called.ok ? nonceAnswer.safeParse(called.value) : null;
  if (!parsed?.success) return { ok: false, reason: 'unreachable' };
  const { type, consumed, threeDSecureInfo } = parsed.data;
  if (consumed) return refused('payment-token-refused');
  if (type === 'PayPalAccount') return { ok: true, card: false };
  if (type !== 'CreditCard') return refused('transaction-not-accepted');
  // Without any word of the bank the page has skipped its question.
  if (!threeDSecureInfo) return refused('liability-shift-failed');
  if (threeDSecureInfo.enrolled !== 'Y' || threeDSecureInfo.liabilityShifted === true) {
    return { ok: true, card: true };
  }
  const failed = ['authenticate_failed', 'authenticate_rejected'].includes(threeDSecureInfo.status ?? '');
  return refused(failed ? 'card-authentication-failed' : 'liability-shift-failed');
}

async function sell(
  deps: ChargeDeps,
  order: Order,
  paying: object,
  before: readonly TransactionAnswer[],
  options: object = {},
): Promise<Answer> {
  const found = await deps.findAccount(order.currency);
  if (!found.ok) return found;
  if (found.account === null) return refused('transaction-not-accepted');
  if (deps.unsettled.mayAppear(order, before)) return { ok: false, reason: 'unreachable' };
  const store = order.saveMethod && order.savedMethod === null && order.customer?.reference;
  const request = {
    amount: decimalText(order.amount, order.currency),
    merchantAccountId: found.account,
    orderId: order.id,
    ...paying,
    ...(store ? { customerId: store } : {}),
    options: { submitForSettlement: true, ...(store ? { storeInVaultOnSuccess: true } : {}), ...options },
  };
  deps.unsettled.send(order.id, before);
  const called = await call(() => deps.patient.transaction.sale(request));
  if (!called.ok && called.reason !== 'unknown') {
    deps.unsettled.answered(order.id);
    return refused('transaction-failed');
  }
  const parsed = called.ok ? changeAnswer.safeParse(called.value) : null;
  if (!parsed?.success) return whatHappened(deps, order, before);
  const answer = parsed.data;
  if (answer.transaction?.gatewayRejectionReason === 'duplicate') return whatHappened(deps, order, before);
  deps.unsettled.answered(order.id);
  if (answer.transaction) return readPayment(deps.gateway, order, answer.transaction, before);
  if (answer.success) return { ok: false, reason: 'unreachable' };
  return refused(toRefusal(answer.errors.deepErrors().map(({ code }) => code ?? '')));
}

/** After an answer that never came: only a sale that was not there before is the one that was sent. */
async function whatHappened(
  { gateway, unsettled }: ChargeDeps,
  order: Order,
  before: readonly TransactionAnswer[],
): Promise<Answer> {
  const after = await searchByOrder(gateway, order.id, 'sale');
  if (!after.ok) return after;
  const made = best(after.transactions.filter(({ id }) => !before.some((old) => old.id === id)));
  if (made === null) return { ok: false, reason: 'unreachable' };
  unsettled.answered(order.id);
  return readPayment(gateway, order, made, after.transactions);
}

/** PayPal shows at most 127 characters. */
function shorten({ description }: Order): string {
  return description.slice(0, 127);
}

function refused(failure: PaymentReason): { ok: false; reason: 'refused'; failure: PaymentReason } {
  return { ok: false, reason: 'refused', failure };
}
