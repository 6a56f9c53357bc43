/** Opens the database and, while its engine starts in a thread of its own, reads everything that works on it. */
import { type Config, loadConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { armFailpoints } from './platform/failpoint.ts';
import { createLog } from './platform/http/log.ts';
import { exitWithError } from './exit-with-error.ts';

async function start(config: Config): Promise<void> {
  armFailpoints(config.failpoint);
  const log = createLog(config.logLevel);
  const [opened, { startProduct }] = await Promise.all([
    openDatabase(config.database, (error) => log.error({ err: error }, 'background fault')),
    import('./start-product.ts'),
  ]);
  if (!opened.ok)
    return exitWithError(`The data directory ${config.dataDir} is in use by ${opened.holder}.`, 1);
  await startProduct(config, opened.database, log);
}

const loaded = loadConfig();
if (loaded.ok) await start(loaded.config);
else exitWithError(['The configuration has problems:', ...loaded.faults].join('\n  '), 78);
