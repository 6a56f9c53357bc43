import type { InstancePorts } from '../../platform/ports.ts';
import type { Jobs } from '../../platform/jobs/start-jobs.ts';
import { findNewerTexts } from './find-newer-texts.ts';

/** The job that finds newer texts, by its schedule and once now: a new release may have brought some. */
export async function startLibraryWork(jobs: Jobs, ports: InstancePorts): Promise<void> {
  await jobs.work('find-newer-texts', async (_, { signal }) => {
    const { failed } = await findNewerTexts(ports, { signal });
    const [first] = failed;
    // The others were looked at: this one is told, and tried again with the next run.
    if (first !== undefined)
      throw new Error(`newer texts of ${first.agreementId} cannot be found`, { cause: first.error });
  });
  await ports.db.transaction().execute((trx) => jobs.enqueue(trx, 'find-newer-texts', {}));
}
