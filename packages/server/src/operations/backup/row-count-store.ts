import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/schema.ts';

/** Stored files, and those that are not as long as they were when they were made. */
export async function countFiles(trx: Transaction): Promise<{ all: number; broken: number }> {
  const { rows } = await sql<{ all: number; broken: number }>`
    select count(*) as all, count(*) filter (where length(content) <> bytes) as broken from files`.execute(
    trx,
  );
  return rows[0] ?? { all: 0, broken: 0 };
}

/** Passwords, and those that were made under another secret than the one with this pepper. */
export async function countPasswords(
  db: Pick<Transaction, 'getExecutor'>,
  pepper: string,
): Promise<{ all: number; foreign: number }> {
  const { rows } = await sql<{ all: number; foreign: number }>`
    select count(*) as all, count(*) filter (where not starts_with(password_hash, ${`${pepper}$`})) as foreign
    from customers where password_hash is not null`.execute(db);
  return rows[0] ?? { all: 0, foreign: 0 };
}
