import { idPattern } from '@clausewright/contract';
import { decimalText, toMinorUnits } from '../../platform/money.ts';
import { requestRefund, type Requested } from '../../billing/refunds/request-refund.ts';
import { listRefunds } from '../../billing/settlement/refund-store.ts';
import { listFacts } from '../../billing/transactions/fact-store.ts';
import { markOrderPaid } from '../../billing/checkout/mark-order-paid.ts';
import { transactionStates } from '../../billing/transactions/facts.ts';
import {
  findTransaction,
  newestTransactions,
  type PaymentTransaction,
  listTransactions,
} from '../../billing/transactions/transaction-store.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import { translate } from '../../platform/http/translate.ts';
import { createBillingPorts } from './billing-ports.ts';
import type { Command } from './command.ts';

const money = (amount: number, currency: string): string => `${decimalText(amount, currency)} ${currency}`;

const showCommand: Command = {
  name: 'order show',
  parameters: ['id'],
  options: {},
  about: 'Shows the payments of an agreement or a banner, or one payment with its history.',
  audit: 'none',
  async run({ database: { db } }, { positionals: [id = ''] }) {
    const one = await findTransaction(db, id);
    const found = one === null ? await listTransactions(db, id) : [one];
    if (found.length === 0) return { ok: false, reason: 'There is no payment with this id.' };
    const lines = await Promise.all(found.map((transaction) => describe(db, transaction, one !== null)));
    return { ok: true, lines: lines.flat() };
  },
};

async function describe(
  db: Database,
  transaction: PaymentTransaction,
  withHistory: boolean,
): Promise<string[]> {
  const { id, state, processor, amount, currency, reference, facts, mismatch, surplus } = transaction;
  const refunds = await listRefunds(db, id);
  const history = withHistory ? await listFacts(db, id) : [];
  return [
    `${id}  ${state}  ${processor}  ${money(amount, currency)}`,
    `  opened ${transaction.createdAt.toISOString()}, at the provider ${reference ?? '(nothing)'}`,
    `  taken ${money(facts.captured, currency)}, given back ${money(facts.refunded, currency)}`,
    ...(mismatch === null ? [] : [`  held: ${mismatch} differs`]),
    ...(surplus ? ['  surplus: another payment covers the sale'] : []),
    ...(facts.dispute === 'none' ? [] : [`  dispute: ${facts.dispute}`]),
    ...refunds.map(
      (one) => `  refund ${one.id}: ${money(one.amount, currency)}, ${one.reason}, ${one.status}`,
    ),
    ...history.map(
      ({ at, source, facts: told }) => `  ${at.toISOString()} ${source} ${JSON.stringify(told)}`,
    ),
  ];
}

const refundCommand: Command = {
  name: 'order refund',
  parameters: ['transaction-id'],
  options: { amount: { type: 'string' }, id: { type: 'string' }, note: { type: 'string' } },
  about:
    'Refunds a payment: the rest, or an amount such as 12.50. `--id` of an earlier attempt repeats that one.',
  audit: 'within',
  async run(context, { positionals: [transactionId = ''], options }) {
    const ports = await createBillingPorts(context);
    const transaction = await findTransaction(ports.db, transactionId);
    if (transaction === null) return { ok: false, reason: refundFailures['not-found'] };
    const { currency } = transaction;
    const { amount: text, id = newId(), note = '' } = options;
    const amount = typeof text === 'string' ? toMinorUnits(text, currency) : null;
    if (typeof text === 'string' && amount === null) return { ok: false, reason: `Not an amount: ${text}` };
    if (typeof id !== 'string' || !idPattern.test(id))
      return { ok: false, reason: 'Not the id of a refund.' };
    const done = await requestRefund(ports, { id, transactionId, amount, note: String(note) });
    if (!done.ok) return { ok: false, reason: `${failureOf(done)} (refund ${id})` };
    const what = done.refund.status === 'done' ? 'was refunded' : 'is being refunded';
    return { ok: true, lines: [`${money(done.refund.amount, currency)} ${what} (refund ${id}).`] };
  },
};

const refundFailures = {
  'not-found': 'There is no payment with this id.',
  'nothing-left': 'There is nothing left to refund.',
  'too-much': 'That is more than the amount left.',
  'id-taken': 'Another refund has this id.',
  'processor-unavailable': 'The keys of its provider are not set.',
  unreachable: 'The provider did not answer; we will try again.',
} as const;

function failureOf(failed: Extract<Requested, { ok: false }>): string {
  return failed.reason === 'refused' ? `Refused: ${failed.message}` : refundFailures[failed.reason];
}

const markCommand: Command = {
  name: 'order mark',
  parameters: ['agreement-id'],
  options: { paid: { type: 'boolean' } },
  needs: { paid: 'Confirm it with --paid.' },
  about: 'Records that an agreement was paid by other means, and finishes it.',
  audit: 'within',
  async run(context, { positionals: [id = ''] }) {
    const marked = await markOrderPaid(await createBillingPorts(context), id);
    if (!marked.ok) {
      if (marked.reason === 'not-found') return { ok: false, reason: 'There is no such agreement.' };
      if (marked.reason === 'already-paid') {
        return { ok: false, reason: 'This agreement is already finalized.' };
      }
      return { ok: false, reason: translate('en', marked.reason) };
    }
    const { agreementId, amount, currency } = marked;
    return { ok: true, lines: [`${agreementId} is marked as paid (${money(amount, currency)}).`] };
  },
};

const mostListed = 50;

const listCommand: Command = {
  name: 'order list',
  parameters: [],
  options: { state: { type: 'string' } },
  about: 'Lists the newest 50 payments, or those in one state such as `approved` or `disputed`.',
  audit: 'none',
  async run({ database: { db } }, { options: { state: given } }) {
    const state = transactionStates.find((known) => known === given) ?? null;
    if (given !== undefined && state === null) {
      return { ok: false, reason: `States are: ${transactionStates.join(', ')}` };
    }
    const found = await newestTransactions(db, { state, limit: mostListed });
    if (found.length === 0) return { ok: true, lines: ['There is no such payment.'] };
    return {
      ok: true,
      lines: found.map(({ id, createdAt, processor, amount, currency, ...of }) =>
        [
          id,
          createdAt.toISOString(),
          of.state,
          processor,
          money(amount, currency),
          of.itemType,
          of.itemId,
        ].join('  '),
      ),
    };
  },
};

export const orderCommands: readonly Command[] = [listCommand, showCommand, refundCommand, markCommand];
