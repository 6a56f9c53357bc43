import { resolve } from 'node:path';
import { checkBackup } from '../backup/check-backup.ts';
import { chooseSecret, type ChosenSecret } from '../backup/choose-secret.ts';
import type { FileFault } from '../backup/read-backup.ts';
import { type Restored, restoreBackup } from '../backup/restore-backup.ts';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { existingSecret, replaceSecret, secretFile } from '../../platform/instance-secret.ts';
import { isServed } from './command-socket.ts';
import type { CommandInput, CommandResult, LocalCommand } from './command.ts';
import { configFaults } from './config-commands.ts';

const nothingChanged = 'Nothing was changed.';

async function restore(
  config: Config,
  { positionals: [name = ''], options }: CommandInput,
  verify: boolean,
): Promise<CommandResult> {
  const file = resolve(name);
  const checked = await checkBackup(file);
  if (!checked.ok) return refused(fileSentence(checked.fault));
  const { contents } = checked;
  const chosen = await chooseSecret(contents.head.secret, {
    present: existingSecret(config.secretKey, config.dataDir),
    configured: config.secretKey !== undefined && options['secret-only'] !== true,
    passphrase: config.backupPassphrase,
    keepOther: options['other-secret'] === true,
  });
  if (!chosen.ok) return refused(secretSentences[chosen.reason]);
  if (options['secret-only'] === true) return { ok: true, lines: [placed(config, chosen)] };
  const opened = await openDatabase(config.database, () => {});
  if (!opened.ok) return refused(`${config.dataDir} is in use by ${opened.holder}: stop the service first.`);
  const { database } = opened;
  try {
    const { secret, isThatOfBackup: signed } = chosen;
    let kept = '';
    const restored = await restoreBackup(database, {
      file,
      contents,
      verify: verify ? { secret, signed } : null,
      keepSecret: () => {
        kept = placed(config, chosen);
      },
    });
    if (!restored.ok) return refused(restoreSentence(restored));
    return {
      ok: true,
      lines: [
        `Restored from ${contents.head.made_at}: ${restored.rows} rows of ${restored.tables} tables, counted.`,
        ...(verify ? ['Every row is as it was.', ...restored.report] : []),
        kept,
      ],
    };
  } finally {
    await database.close();
  }
}

function refused(reason: string): CommandResult {
  return { ok: false, reason: `${reason}\n${nothingChanged}` };
}

function placed({ dataDir }: Config, chosen: Extract<ChosenSecret, { ok: true }>): string {
  if (!chosen.isThatOfBackup)
    return 'The secret differs from that of the backup: people must reset their passwords by e-mail, log-ins that ask for a code need a recovery code or `customer codes-end`, and private links of visitors no longer work.';
  if (!chosen.place) return 'This instance has the same secret as the backup.';
  const before = replaceSecret(dataDir, chosen.secret);
  const kept = before === null ? '' : ` The previous one is kept as ${before}.`;
  return `The secret of the backup was written to ${secretFile(dataDir)}.${kept}`;
}

function fileSentence(fault: FileFault): string {
  switch (fault.what) {
    case 'unreadable':
      return 'The file cannot be read.';
    case 'foreign':
      return 'This is not a backup of this service, or its format belongs to a later release.';
    case 'cut':
      return 'The file ends too early: it was not copied or written completely.';
    case 'damaged':
      return `The file is damaged (${fault.where}): it differs from what was written.`;
  }
}

const secretSentences: Readonly<Record<Extract<ChosenSecret, { ok: false }>['reason'], string>> = {
  'passphrase-missing': 'The backup contains the secret of its instance: set BACKUP_PASSPHRASE.',
  'passphrase-wrong': 'BACKUP_PASSPHRASE is not the passphrase of this backup.',
  'secret-missing':
    'Passwords depend on the secret of the instance, which this backup does not contain: set SECRET_KEY or SECRET_KEY_FILE or, if it is lost, add --other-secret (with a secret of its own, see `init`).',
  'other-secret':
    'SECRET_KEY is not the secret of the backup. `restore <file> --secret-only` writes that one to secret-key in DATA_DIR; set SECRET_KEY_FILE to it in place of SECRET_KEY. Or add --other-secret.',
};

function restoreSentence(restored: Extract<Restored, { ok: false }>): string {
  switch (restored.reason) {
    case 'newer':
      return `The backup was made by a later release (${restored.migration}): restore it with that release.`;
    case 'not-empty':
      return `The database is not empty (${restored.tables.slice(0, 5).join(', ')}): restore into a new one, before the first start on it.`;
    case 'schema-ahead':
      return 'The backup was made by an earlier release than this empty database: restore into a new one that has not been migrated. It is migrated afterwards.';
    case 'tables-differ':
      return `The table ${restored.table} differs from the one that this release creates.`;
    case 'faults':
      return restored.faults.join('\n');
  }
}

/** While a service runs on it, no database is empty for long. */
function stopped(run: (config: Config, input: CommandInput) => Promise<CommandResult>): LocalCommand['run'] {
  return async ({ loaded }, input) => {
    if (!loaded.ok) return configFaults(loaded.faults);
    if (await isServed(loaded.config.dataDir)) return refused('The service is running: stop it first.');
    return run(loaded.config, input);
  };
}

const options = {
  'other-secret': { type: 'boolean' },
  'secret-only': { type: 'boolean' },
} as const;

export const restoreCommands: readonly LocalCommand[] = [
  {
    name: 'restore',
    parameters: ['file'],
    options: { verify: { type: 'boolean' }, ...options },
    about: 'Fills an empty database from a backup. `--verify` compares every row with the backup afterwards.',
    run: stopped((config, input) => restore(config, input, input.options['verify'] === true)),
  },
  {
    name: 'import',
    parameters: ['file'],
    options,
    about: 'The same as `restore --verify`.',
    run: stopped((config, input) => restore(config, input, true)),
  },
];
