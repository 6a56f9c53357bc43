/** A process of its own for one scan: what a stranger's website makes of it ends with it. */
import { setPriority } from 'node:os';
import { canonicalName } from './network/canonical-name.ts';
import { reachPublic } from './network/reach-public.ts';
import { scan } from './scan.ts';
import type { ChildMessage, ScanOrder } from './scan-process.ts';

const stop = new AbortController();

process.once('message', (order: ScanOrder) => {
  void run(order);
});
// Whoever ordered it has gone: nobody will read the result.
process.once('disconnect', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

async function run({ address, allowed, ...order }: ScanOrder): Promise<void> {
  // Whoever waits for a page of the service comes first.
  setPriority(10);
  const observation = await scan({
    ...order,
    address: new URL(address),
    reach: reachPublic(allowed),
    nameOf: canonicalName,
    signal: stop.signal,
    onProgress: (progress) => tell({ kind: 'progress', progress }),
  }).then(
    (done): ChildMessage => ({ kind: 'done', observation: done }),
    (): ChildMessage => ({ kind: 'failed' }),
  );
  tell(observation, () => process.exit(0));
}

function tell(message: ChildMessage, then: () => void = () => {}): void {
  if (process.connected) process.send?.(message, undefined, {}, then);
  else then();
}
