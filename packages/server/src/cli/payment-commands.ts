import { checkPayments } from '../billing/transactions/check-payments.ts';
import { reconcile } from '../billing/transactions/reconcile.ts';
import { openPayments } from '../billing/transactions/fact-store.ts';
import { eventsToReplay } from '../billing/webhooks/event-store.ts';
import { workWebhook } from '../billing/webhooks/work-webhook.ts';
import { billingPortsOf } from './billing-ports.ts';
import type { Command } from './commands.ts';

const atOnce = 1000;

const replayCommand: Command = {
  name: 'webhook replay',
  parameters: [],
  options: {},
  about: 'Work again at messages of providers that wait or that named no payment of ours',
  async run(context) {
    const ports = billingPortsOf(context);
    const before = context.clock();
    const counts = { done: 0, unknown: 0, unreachable: 0, waiting: 0 };
    for (const status of ['waiting', 'unknown'] as const) {
      for (const id of await eventsToReplay(ports.db, { status, before, limit: atOnce })) {
        counts[await workWebhook(ports, id)] += 1;
      }
    }
    const { done, unknown, unreachable, waiting } = counts;
    const left = `still unknown: ${unknown}, not answered: ${unreachable}, still waiting: ${waiting}`;
    return { ok: true, lines: [`done: ${done}, ${left}`] };
  },
};

const reconcileCommand: Command = {
  name: 'reconcile',
  parameters: [],
  options: { all: { type: 'boolean' }, payment: { type: 'string' } },
  about: 'Ask the providers how payments stand: those due now, --all that are open, or --payment <id>',
  async run(context, { options }) {
    const ports = billingPortsOf(context);
    const { payment, all } = options;
    if (typeof payment === 'string') {
      const found = await reconcile(ports, payment, 'operator');
      if (found === null) return { ok: false, reason: 'There is no payment of that id.' };
      const { transaction, read } = found;
      return {
        ok: true,
        lines: [`${payment}: ${transaction.state}${read ? '' : ' (not asked or not answered)'}`],
      };
    }
    if (all !== true) return { ok: true, lines: [`${await checkPayments(ports)} payments were looked at.`] };
    const ids = await openPayments(ports.db, atOnce);
    for (const id of ids) await reconcile(ports, id, 'operator');
    return { ok: true, lines: [`${ids.length} payments were looked at.`] };
  },
};

export const paymentCommands: readonly Command[] = [replayCommand, reconcileCommand];
