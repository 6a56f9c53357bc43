import { decimalText, toMinorUnits } from '../../../platform/money.ts';
import type { Cancelled, Order, RefundAnswer } from '../../provider-interface/provider.ts';
import { call, type Called, type Gateway } from './gateway.ts';
import { changeAnswer, type TransactionAnswer, type TransactionStatus } from './gateway-answers.ts';
import type { ChargeDeps } from './charge.ts';
import { findPayment, searchByOrder } from './payment-lookup.ts';

export interface Refund {
  id: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

const settled: readonly TransactionStatus[] = ['settling', 'settlement_confirmed', 'settled'];
const notSettledYet: readonly TransactionStatus[] = [
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
];
const failed: readonly TransactionStatus[] = [
  'processor_declined',
  'gateway_rejected',
  'failed',
  'settlement_declined',
];

/**
 * Gives money back: a refund once the charge is settled, its cancellation before. The refund carries our id
 * as order id, so that a repeated one is found instead of made again.
 */
export async function refundPayment(deps: ChargeDeps, order: Order, refund: Refund): Promise<RefundAnswer> {
  const made = await searchByOrder(deps.gateway, refund.id, 'credit');
  if (!made.ok) return unreachable();
  const earlier = made.transactions.find(({ status }) => !failed.includes(status));
  if (earlier) return given(earlier);
  const payment = await findPayment(deps, order);
  if (!payment.ok) {
    return payment.reason === 'unreachable'
      ? unreachable()
      : refused('There is no such payment at Braintree.');
  }
  const sale = payment.transaction;
  if (settled.includes(sale.status)) return refundSettled(deps.patient, sale, refund);
  const whole = toMinorUnits(sale.amount, sale.currencyIsoCode) === refund.amount;
  if (sale.status === 'voided' && whole) return { ok: true, reference: sale.id, done: true };
  if (!notSettledYet.includes(sale.status))
    return refused(`A payment that is ${sale.status} cannot be given back.`);
  if (!whole)
    return refused('Braintree gives back a part only once the payment is settled, usually the next day.');
  return cancelSale(deps.patient, sale);
}

/** Gives up money that is held and not taken. */
export async function voidIfHeld(deps: ChargeDeps, order: Order): Promise<Cancelled> {
  const found = await findPayment(deps, order);
  if (!found.ok && found.reason === 'unreachable') return { ok: false, reason: 'unreachable' };
  if (!found.ok || !['authorized', 'settlement_pending'].includes(found.transaction.status))
    return { ok: true };
  const called = await call(() => deps.patient.transaction.void(found.transaction.id));
  return called.ok || called.reason !== 'unknown' ? { ok: true } : { ok: false, reason: 'unreachable' };
}

async function refundSettled(
  gateway: Gateway,
  sale: TransactionAnswer,
  refund: Refund,
): Promise<RefundAnswer> {
  const amount = decimalText(refund.amount, refund.currency);
  const called = await call(() => gateway.transaction.refund(sale.id, { amount, orderId: refund.id }));
  const answer = changeOf(called);
  if (answer === 'not-done') return refused('Braintree turned the request away.');
  if (answer !== null && !answer.success) return refused(answer.message);
  if (answer !== null) return given(answer.transaction);
  const after = await searchByOrder(gateway, refund.id, 'credit');
  const made = after.ok ? after.transactions[0] : undefined;
  return made ? given(made) : unreachable();
}

async function cancelSale(gateway: Gateway, sale: TransactionAnswer): Promise<RefundAnswer> {
  const answer = changeOf(await call(() => gateway.transaction.void(sale.id)));
  if (answer === null) return unreachable();
  if (answer === 'not-done') return refused('Braintree turned the request away.');
  return answer.success ? { ok: true, reference: sale.id, done: true } : refused(answer.message);
}

function changeOf(called: Called) {
  if (!called.ok) return called.reason === 'unknown' ? null : 'not-done';
  const parsed = changeAnswer.safeParse(called.value);
  return parsed.success ? parsed.data : null;
}

function given({ id, status }: TransactionAnswer): RefundAnswer {
  if (failed.includes(status)) return refused(`Braintree's refund is ${status}.`);
  return { ok: true, reference: id, done: status !== 'authorizing' && status !== 'settlement_pending' };
}

function unreachable(): RefundAnswer {
  return {
    ok: false,
    reason: 'unreachable',
    message: 'Braintree does not answer; nobody knows what happened.',
  };
}

function refused(message: string): RefundAnswer {
  return { ok: false, reason: 'refused', message };
}
