/** A process that sells one agreement and ends wherever it is told to: `crash.ts` starts it and reads what it says. */
import { armFailpoints } from '../../../platform/failpoint.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import type { CrashOrder, FromChild } from './crash.ts';
import { providersAt } from './fakes.ts';
import { payers } from './payers.ts';
import { world } from './world.ts';

const told = Promise.withResolvers<CrashOrder>();
process.once('message', (order) => told.resolve(order as CrashOrder));
const { settings, addresses, payer, point, now } = await told.promise;
const clock = fakeClock(new Date(now));
const opened = await openDatabase(settings, () => {});
if (!opened.ok) throw new Error(opened.reason);
const at = await world(opened.database.db, { clock, providers: providersAt(addresses, { clock }) });

const byMessage = point.startsWith('webhook');
if (byMessage) await ask({ kind: 'listening', origin: await at.listen() });
const unpaid = await at.unpaid();
say({ kind: 'unpaid', unpaid });
armFailpoints(`${point}:kill`);
const payment = await openOnce();
const id = payment['data'].transaction_id as string;
const proof = await payers[payer](addresses, payment);
if (point.startsWith('reconcile'))
  await at.call('GET', `/transaction/status/${id}`, undefined, unpaid.headers);
// There the money is taken in the browser, and the message may be the first to tell.
if (!byMessage || (payer !== 'stripe' && payer !== 'fastspring')) await at.process(unpaid, id, proof);
if (byMessage) {
  await ask({ kind: 'deliver' });
  await at.work();
}
await requestRefund(at.ports, { id: `r${id.slice(1)}`, transactionId: id, amount: null, note: '' });
process.exit(0);

/** A database that has much else to do refuses: whoever buys asks again. */
async function openOnce(): ReturnType<typeof at.open> {
  for (;;) {
    const answer = await at.open(unpaid, payer);
    if (answer['messages']?.[0]?.code !== 'unavailable') return answer;
  }
}

async function ask(words: FromChild): Promise<void> {
  say(words);
  await new Promise((resolve) => {
    process.once('message', resolve);
  });
}

function say(words: FromChild): void {
  process.send?.(words);
}
