import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ClientLimits, EmbeddedClient } from './client.ts';
import { embeddedClient } from './client.ts';
import type { WorkerSettings } from './protocol.ts';

export const defaultLimits: ClientLimits = { wait: 10_000, statement: 60_000 };

/** Starts the engine in its thread; resolves when it answers, rejects when its directory does not open. */
export async function openEmbedded(
  settings: WorkerSettings,
  limits: ClientLimits = defaultLimits,
): Promise<EmbeddedClient> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings, execArgv: [] });
  await once(worker, 'message');
  return embeddedClient(worker, limits);
}
