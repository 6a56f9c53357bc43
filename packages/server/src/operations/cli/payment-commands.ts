import { checkPayments } from '../../billing/check-payments.ts';
import { reconcile } from '../../billing/settlement/reconcile.ts';
import { openPayments } from '../../billing/transactions/fact-store.ts';
import { findEventsByName, eventsToReplay } from '../../billing/webhooks/event-store.ts';
import { processWebhook } from '../../billing/webhooks/process-webhook.ts';
import { createBillingPorts } from './billing-ports.ts';
import type { Command, CommandContext } from './command.ts';

const atOnce = 1000;

const replayCommand: Command = {
  name: 'webhook replay',
  parameters: ['event-id'],
  optional: true,
  options: {},
  about:
    "Processes a provider's message again, by our id or the provider's; without an id, all that wait or matched no payment.",
  audit: 'before',
  noted: ({ positionals: [named] }) => ({ objectType: 'provider-event', objectId: idOr(named, 'open') }),
  async run(context, { positionals: [named] }) {
    const ports = await createBillingPorts(context);
    const ids = named === undefined ? await openEvents(context) : await findEventsByName(ports.db, named);
    if (named !== undefined && ids.length === 0) {
      return { ok: false, reason: 'There is no message with this id.' };
    }
    const counts = { done: 0, unknown: 0, unreachable: 0, waiting: 0 };
    for (const id of ids) counts[await processWebhook(ports, id, { again: named !== undefined })] += 1;
    const { done, unknown, unreachable, waiting } = counts;
    const left = `still unknown: ${unknown}, not answered: ${unreachable}, still waiting: ${waiting}`;
    return { ok: true, lines: [`done: ${done}, ${left}`] };
  },
};

async function openEvents({ database: { db }, clock }: CommandContext): Promise<string[]> {
  const of = { before: clock(), limit: atOnce };
  const waiting = await eventsToReplay(db, { status: 'waiting', ...of });
  return [...waiting, ...(await eventsToReplay(db, { status: 'unknown', ...of }))];
}

const reconcileCommand: Command = {
  name: 'reconcile',
  parameters: ['transaction-id'],
  optional: true,
  options: { all: { type: 'boolean' } },
  about:
    'Asks the provider about one payment; without an id, about those that are due; `--all`, about every open one.',
  audit: 'before',
  noted: ({ positionals: [transactionId], options }) => ({
    objectType: 'transaction',
    objectId: idOr(transactionId, options['all'] === true ? 'open' : 'due'),
  }),
  async run(context, { positionals: [transactionId], options }) {
    const ports = await createBillingPorts(context);
    if (transactionId !== undefined) {
      const found = await reconcile(ports, transactionId, 'operator');
      if (found === null) return { ok: false, reason: 'There is no payment with this id.' };
      const { transaction, read } = found;
      return {
        ok: true,
        lines: [`${transactionId}: ${transaction.state}${read ? '' : ' (not asked or not answered)'}`],
      };
    }
    if (options['all'] !== true)
      return { ok: true, lines: [`${await checkPayments(ports)} payments were checked.`] };
    const ids = await openPayments(ports.db, atOnce);
    for (const id of ids) await reconcile(ports, id, 'operator');
    return { ok: true, lines: [`${ids.length} payments were checked.`] };
  },
};

/** Other words than an id could be a person's. */
function idOr(typed: string | undefined, none: string): string {
  if (typed === undefined) return none;
  return /^[\w-]{1,255}$/.test(typed) ? typed : 'unknown';
}

export const paymentCommands: readonly Command[] = [replayCommand, reconcileCommand];
