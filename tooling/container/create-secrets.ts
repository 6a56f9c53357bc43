import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type CreatedSecrets = { ok: true; made: boolean } | { ok: false; reason: string };

/** Written when all others are: what was broken off before was never used. */
const complete = 'complete';
const host = 'database:5432/clausewright';

/**
 * Makes the passwords of an instance, unless they are there. In `app` the addresses of its database under
 * the role that serves and the one that owns, and its own secret; in `database`, which follows from the
 * first, what PostgreSQL asks at its first start. Refused where `app` alone was lost: a new secret would
 * lock out everybody who has an account.
 */
export function createSecrets(app: string, database: string): CreatedSecrets {
  const [inApp, inDatabase] = [app, database].map((folder) => existsSync(join(folder, complete)));
  if (inApp && inDatabase) return { ok: true, made: false };
  if (inDatabase) return { ok: false, reason: `The secrets in ${app} are lost: restore them from a backup.` };
  if (!inApp) {
    keep(app, 0o400, {
      'database-url': `postgres://clausewright:${newSecret()}@${host}`,
      'database-owner-url': `postgres://clausewright_owner:${newSecret()}@${host}`,
      'secret-key': newSecret(),
      [complete]: '',
    });
  }
  const password = (file: string) => new URL(readFileSync(join(app, file), 'utf8')).password;
  // Another user reads them, in a volume that nobody else mounts.
  keep(database, 0o444, {
    'owner-password': password('database-owner-url'),
    '10-serving-role.sql': `create role clausewright login password '${password('database-url')}';\n`,
    [complete]: '',
  });
  return { ok: true, made: true };
}

/** Without a character that an address or a string of SQL would have to escape. */
function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function keep(folder: string, mode: number, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    rmSync(path, { force: true });
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
    chmodSync(path, mode);
  }
}
