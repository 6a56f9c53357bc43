import { JobThread } from '@clausewright/documents/job-thread';
import type { Outcome } from '../../platform/http/envelope.ts';
import { createConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import type { Inspection, Installed } from './inspect-page.ts';
import type { InspectJob } from './inspect-worker.ts';
import type { LoadedPage } from './load-page.ts';

/** Pages that may wait for their turn, and the seconds after which some are done. */
const mostWaiting = 8;
const retryAfter = 10;

export interface PageInspector extends AsyncDisposable {
  inspect(page: LoadedPage, site: Installed): Promise<Outcome<Inspection>>;
}

/** `inspectPage` within bounds of time and memory, and never on the thread that answers requests. */
export function createPageInspector({ timeout = 5000 }: { timeout?: number } = {}): PageInspector {
  const thread = new JobThread<InspectJob, Inspection | null>({
    module: new URL('./inspect-worker.ts', import.meta.url),
    timeout,
    memory: 256,
  });
  const gate = createConcurrencyLimit({ at: 1, waiting: mostWaiting });
  return {
    async inspect(page, site) {
      const done = await gate(() => thread.run({ page: { ...page, url: page.url.href }, site }));
      if (!done.ok) return { ok: false, reason: 'limited', retryAfter };
      if (!done.value.ok || done.value.result === null) return { ok: false, reason: 'site-too-complex' };
      return { ok: true, value: done.value.result };
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  };
}
