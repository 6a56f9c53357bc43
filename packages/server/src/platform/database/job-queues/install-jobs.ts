import type { PgBoss } from 'pg-boss';
import type { Engine } from '../engine.ts';
import { jobEngine } from './job-engine.ts';
import { jobNames, queues } from './queues.ts';

/** Creates the tables of the job runner and every queue, without starting any work. */
export async function installJobs(engine: Engine): Promise<void> {
  const boss = jobEngine(engine, { supervise: false, schedule: false });
  await boss.start();
  try {
    await declareQueues(boss);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}

/** Creates what is missing and brings the settings of existing queues up to date. */
export async function declareQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of jobNames) {
    const { schedule: _schedule, oneOf, ...settings } = queues[name];
    if (existing.has(name)) await boss.updateQueue(name, settings);
    else
      await boss.createQueue(name, { ...settings, policy: oneOf === undefined ? 'standard' : 'exclusive' });
  }
}
