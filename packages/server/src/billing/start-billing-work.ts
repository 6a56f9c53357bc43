import type { Jobs } from '../platform/jobs/start-jobs.ts';
import { runProviderOutbox } from './run-provider-outbox.ts';
import type { BillingPorts } from './ports.ts';
import { performRefund } from './refunds/perform-refund.ts';
import { cancelAtProvider } from './checkout/cancel-transaction.ts';
import { renewPlans } from './subscriptions/renew-plans.ts';
import { checkPayments } from './check-payments.ts';
import { processPendingWebhooks, processWebhook } from './webhooks/process-webhook.ts';

/** The jobs of payments. Before plans are renewed, `settleCancellations` carries out what waits; it tells a fault. */
export async function startBillingWork(
  jobs: Jobs,
  ports: BillingPorts,
  settleCancellations: () => Promise<unknown>,
): Promise<void> {
  await jobs.work('reconcile-payments', async () => {
    await checkPayments(ports);
    await processPendingWebhooks(ports);
  });
  await jobs.work('refund-payment', async ({ refund_id: id }) => {
    const performed = await performRefund(ports, id);
    // A throw means: try again later.
    if (!performed.ok && performed.reason === 'unreachable') throw new Error('the provider did not answer');
  });
  await jobs.work('work-webhook', async ({ event_id: id }) => {
    if ((await processWebhook(ports, id)) === 'unreachable') throw new Error('the provider did not answer');
  });
  await jobs.work('run-errands', async () => {
    await runProviderOutbox(ports);
  });
  await jobs.work('renew-plans', async () => {
    const unsettled = await settleCancellations();
    const [fault] = (await renewPlans(ports)).faults;
    if (unsettled !== null) throw new Error('a cancellation is not carried out', { cause: unsettled });
    // The others were renewed: this one is told, and looked at again with the next run.
    if (fault !== undefined)
      throw new Error(`the plan ${fault.subscription} is not renewed`, { cause: fault.error });
  });
  await jobs.work('cancel-payment', ({ transaction_id: id }) => cancelAtProvider(ports, id));
}
