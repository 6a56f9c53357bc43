import { newId } from '../platform/database/ids.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';

/**
 * A child process of the kill test: writes a site and a job in one transaction, again and again, and
 * prints the id of each only when the commit was acknowledged. Ends after `count` rows, or when killed.
 */
const [dataDir = '', count = 'Infinity', writers = '1'] = process.argv.slice(2);
const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
if (!opened.ok) {
  process.stdout.write(`refused ${opened.holder}\n`);
  process.exit(3);
}
const { database } = opened;
await database.migrate();
const jobs = await startJobs(database.engine, { onError: () => {}, maintain: false });
process.stdout.write('ready\n');

let left = Number(count);
async function write(): Promise<void> {
  while (left-- > 0) {
    const id = newId();
    await database.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('sites')
        .values({ id, name: 'row', created_at: new Date(0) })
        .execute();
      await jobs.enqueue(trx, 'generate-files', { version_id: id });
    });
    process.stdout.write(`${id}\n`);
  }
}
await Promise.all(Array.from({ length: Number(writers) }, write));
process.stdout.write('done\n');
await jobs.stop();
await database.close();
