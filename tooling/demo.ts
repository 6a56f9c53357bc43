/**
 * `npm run demo`: the product with a filled sample account, in a data directory of its own. Further starts use
 * what is there; `npm run demo -- --fresh` begins anew.
 */
import { loadConfig, loopbackAddress } from '../packages/server/src/platform/config/config.ts';
import { fields } from '../packages/server/src/platform/config/config-fields.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import { fillAccount } from '../packages/server/src/demo-account/fill-account.ts';
import { notInProduction, prepareAccount } from '../packages/server/src/demo-account/prepare-account.ts';
import { demoEmail, demoPassword } from '../packages/server/src/demo-account/shop-owner.ts';
import { freePort } from '../packages/server/src/platform/http/free-port.ts';

/** Visitors of the sample shop who answer its banner. */
const visitors = 3200;

/** What may be said otherwise; a database, a mail server or a payment provider of somebody's is left alone. */
const kept =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|PUBLIC_URL|DOCUMENTS_URL|CONSENT_URL|LOG_LEVEL|WEB_BUILD|UI_LANGUAGES|OPERATOR_\w+|LIMIT_\w+)$/;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

for (const name of Object.keys(fields)) {
  if (kept.test(name)) continue;
  delete process.env[name];
  delete process.env[`${name}_FILE`];
}
process.env['DATA_DIR'] ??= './data-demo';
if (process.env['PORT'] === '0')
  process.env['PORT'] = String(await freePort(process.env['HOST'] ?? loopbackAddress));

const loaded = loadConfig();
// Before what production would want to be told.
if (process.env['NODE_ENV'] === 'production') exitWithError(notInProduction, 1);
else if (loaded.ok) await start();
else exitWithError(['The configuration has problems:', ...loaded.faults].join('\n  '), 78);

async function start(): Promise<void> {
  if (!loaded.ok) return;
  const { config } = loaded;
  const begun = performance.now();
  const prepared = await prepareAccount(config, {
    fresh: process.argv.includes('--fresh'),
    fill: async () => {
      say(
        'Filling the sample account: four months of a shop. This takes half a minute to two minutes, once.',
      );
      // What breaks off begins anew, so that nothing has to reach the disk at once.
      const opened = await openDatabase(config.database, () => {}, { durable: false });
      if (!opened.ok) throw new Error(`${config.dataDir} is in use by ${opened.holder}`);
      await opened.database.migrate();
      await fillAccount({ config, database: opened.database, clock: systemClock, visitors });
      await opened.database.close();
    },
  });
  if (!prepared.ok) return exitWithError(prepared.reason, 1);
  if (prepared.filled) say(`Filled in ${Math.round((performance.now() - begun) / 1000)} s.`);
  await import('../packages/server/src/serve.ts');
  if (process.exitCode !== undefined) return;
  say(`  Log in:   ${config.publicUrl}/profile/login`);
  say(`            ${demoEmail}, password ${demoPassword}`);
  say(`  Kept in:  ${config.dataDir}; begin anew with: npm run demo -- --fresh`);
}

function exitWithError(reason: string, exitCode: number): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = exitCode;
}
