import { JobThread } from '@clausewright/documents/job-thread';
import { createConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { CopyFound, CopyJob } from './copy-worker.ts';

/** Pages that may wait for their turn, and the seconds after which some are done. */
const mostWaiting = 8;
const retryAfter = 10;

export interface CopyFinder extends AsyncDisposable {
  find(job: CopyJob): Promise<Outcome<CopyFound>>;
}

/** Compares pages within bounds of time and memory, and never on the thread that answers requests. */
export function createCopyFinder({ timeout = 5000 }: { timeout?: number } = {}): CopyFinder {
  const thread = new JobThread<CopyJob, CopyFound | null>({
    module: new URL('./copy-worker.ts', import.meta.url),
    timeout,
    memory: 256,
  });
  const gate = createConcurrencyLimit({ at: 1, waiting: mostWaiting });
  return {
    async find(job) {
      const done = await gate(() => thread.run(job));
      if (!done.ok) return { ok: false, reason: 'limited', retryAfter };
      if (!done.value.ok || done.value.result === null) return { ok: false, reason: 'site-too-complex' };
      return { ok: true, value: done.value.result };
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  };
}
