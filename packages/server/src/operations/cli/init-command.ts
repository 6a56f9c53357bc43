import { accessSync, constants, mkdirSync } from 'node:fs';
import { type Config, productionFaults } from '../../platform/config/config.ts';
import { bringUpToDate } from '../../platform/database/bring-up-to-date.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { countPasswords } from '../backup/row-count-store.ts';
import { existingSecret, instanceSecret, secretFile } from '../../platform/instance-secret.ts';
import { installJobs } from '../../platform/database/job-queues/install-jobs.ts';
import type { CommandResult, LocalCommand, Place } from './command.ts';
import { configFaults } from './config-commands.ts';

/** Prepared, but not for production: scripts may tell it from a failure. */
const notYetForProduction = 2;

export const initCommand: LocalCommand = {
  name: 'init',
  parameters: [],
  options: {},
  about:
    'Creates the data directory, the secret and the tables, and says what production still needs. It does not create a secret if accounts exist already, because their passwords depend on the missing one. Ends with 0: ready for production, 2: ready, but not for production.',
  async run({ loaded, ask }) {
    if (!loaded.ok) return configFaults(loaded.faults);
    const prepared = await prepare(loaded.config, ask);
    if (!prepared.ok) return prepared;
    const missing = productionFaults();
    if (missing.length === 0) return { ok: true, lines: [...prepared.lines, 'Ready for production.'] };
    return {
      ok: false,
      reason: [
        ...prepared.lines,
        'Ready to run; NODE_ENV=production also needs:',
        ...missing.map((one) => `  ${one}`),
      ].join('\n'),
      exitCode: notYetForProduction,
    };
  },
};

async function prepare(config: Config, ask: Place['ask']): Promise<CommandResult> {
  const { dataDir } = config;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return { ok: false, reason: `The data directory ${dataDir} cannot be created or written to.` };
  }
  const asked = await ask(['migrate']);
  // The process that runs has made the secret.
  if (asked !== undefined) return asked.ok ? done(config, asked.lines, false) : asked;
  const opened = await openDatabase(config.database, () => {});
  if (!opened.ok)
    return { ok: false, reason: `The data directory ${dataDir} is in use by ${opened.holder}.` };
  const { database } = opened;
  try {
    const upToDate = await bringUpToDate(database);
    if (!upToDate.ok) return upToDate;
    if (database.oneRole) await installJobs(database.engine);
    const lines = upToDate.applied.map((name) => `Applied ${name}`);
    const secretMade = existingSecret(config.secretKey, dataDir) === null;
    if (secretMade && (await countPasswords(database.db, '')).all > 0)
      return {
        ok: false,
        reason: `The database has accounts, but the secret that their passwords depend on is missing: set SECRET_KEY or put it in ${secretFile(dataDir)}.`,
      };
    instanceSecret(config.secretKey, dataDir);
    return done(config, lines, secretMade);
  } finally {
    await database.close();
  }
}

function done(
  { dataDir, secretKey }: Config,
  applied: readonly string[],
  secretMade: boolean,
): CommandResult {
  const held = secretKey === undefined ? secretFile(dataDir) : 'SECRET_KEY';
  return {
    ok: true,
    lines: [
      `Data directory: ${dataDir}`,
      `Secret: ${secretMade ? `created in ${held}` : held}. Passwords and private links depend on it: keep it with the backups.`,
      ...applied,
      'The database is up to date.',
    ],
  };
}
