import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { freshDatabaseSettings } from '../../../testing/test-database.ts';
import type { paymentFailpoints } from '../../transactions/failpoints.ts';
import type { Addresses, Fakes } from './fakes.ts';
import type { Payer } from './payers.ts';
import type { Unpaid } from './world.ts';

export type Failpoint = (typeof paymentFailpoints)[number];

/** What the process is to do, and where it ends. */
export interface CrashOrder {
  settings: Awaited<ReturnType<typeof freshDatabaseSettings>>;
  addresses: Addresses;
  payer: Payer;
  point: Failpoint;
  /** Milliseconds. */
  now: number;
}

/** Where its webhooks are, what it sells, and that the providers may now tell what happened. */
export type FromChild =
  | { kind: 'listening'; origin: string }
  | { kind: 'unpaid'; unpaid: Unpaid }
  | { kind: 'deliver' };

/** Runs the process until it is killed at the place that the order names; answers what was to be paid. */
export async function crash(
  order: CrashOrder,
  { stripe, braintree, paypal, fastspring }: Fakes,
): Promise<Unpaid> {
  const child = fork(fileURLToPath(new URL('./crash-child.ts', import.meta.url)));
  let unpaid: Unpaid | undefined;
  child.on('message', (message) => {
    const words = message as FromChild;
    if (words.kind === 'unpaid') ({ unpaid } = words);
    else if (words.kind === 'listening') {
      stripe.webhookUrl = `${words.origin}/webhooks/stripe`;
      braintree.webhookUrl = `${words.origin}/webhooks/braintree`;
      paypal.webhookUrl = `${words.origin}/webhooks/paypal`;
      fastspring.webhookUrl = `${words.origin}/webhooks/fastspring`;
      child.send('go on');
    } else {
      // A message may have ended the process: then nobody listens any more, and its signal says why.
      void deliver().then(() => child.connected && child.send('go on', () => {}));
    }
  });
  const deliver = async (): Promise<void> => {
    for (const { id, status } of braintree.transactions()) {
      if (status === 'submitted_for_settlement') braintree.settle(id);
    }
    await Promise.all([stripe, braintree, paypal, fastspring].map((one) => one.deliver()));
  };
  child.send(order);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`the process did not come to ${order.point}`);
  if (unpaid === undefined) throw new Error('the process ended before it sold anything');
  return unpaid;
}
