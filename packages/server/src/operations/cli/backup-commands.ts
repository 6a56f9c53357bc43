import { writeBackup, type Written } from '../backup/write-backup.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { instanceSecret } from '../../platform/instance-secret.ts';
import type { Command, CommandInput, CommandResult, CommandContext } from './command.ts';

const failures: Readonly<Record<Extract<Written, { ok: false }>['reason'], string>> = {
  'file-exists': 'This file already exists, and backups never overwrite a file: choose another name.',
  'no-directory': 'The directory of the file does not exist.',
  'no-schema': 'The database has no tables yet: run `migrate` first.',
};

async function backUp(
  { config, database, clock }: CommandContext,
  { positionals: [file = ''], options }: CommandInput,
): Promise<CommandResult> {
  const withoutSecrets = options['without-secrets'] === true;
  const passphrase = withoutSecrets ? undefined : config.backupPassphrase;
  if (passphrase === undefined && !withoutSecrets) {
    return {
      ok: false,
      reason:
        'Passwords and private links depend on the secret of this instance. Set BACKUP_PASSPHRASE to include it encrypted, or store it yourself and add --without-secrets.',
    };
  }
  const secret = instanceSecret(config.secretKey, config.dataDir);
  const written = await writeBackup(database, { file, secret, passphrase, now: clock() });
  if (!written.ok) return { ok: false, reason: failures[written.reason] };
  // Afterwards, so that a database is in its backup as it was; one without tables has no audit log either.
  const about = { objectType: 'database', objectId: 'whole', at: clock() };
  await inTransaction(database.db, (trx) => insertAudit(trx, { actor: 'cli', action: 'backup', ...about }));
  const { rows, tables, bytes } = written;
  return {
    ok: true,
    lines: [
      `Written to ${file}: ${rows} rows of ${tables} tables, ${bytes} bytes.`,
      withoutSecrets
        ? 'The secret of the instance is not included: store SECRET_KEY, or secret-key in DATA_DIR, elsewhere.'
        : 'The secret of the instance is included, encrypted with BACKUP_PASSPHRASE.',
      'It contains personal data that anyone with the file can read.',
    ],
  };
}

const form = {
  parameters: ['file'],
  options: { 'without-secrets': { type: 'boolean' } },
  takesFile: 'name',
  schema: 'as-found',
  audit: 'within',
  run: backUp,
} as const satisfies Partial<Command>;

export const backupCommands: readonly Command[] = [
  {
    ...form,
    name: 'backup',
    about: 'Writes everything in the database to a new file while the service runs.',
  },
  {
    ...form,
    name: 'export',
    about: 'The same as `backup`, to move to another database.',
  },
];
