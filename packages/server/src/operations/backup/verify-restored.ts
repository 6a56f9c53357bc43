import { faultSentence } from '../../consent/consent-log/log-fault.ts';
import { signingKey } from '../../consent/consent-log/signing-key.ts';
import { verifyBanners } from '../../consent/consent-log/verify-banners.ts';
import { verifyLog } from '../../consent/consent-log/verify-log.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { pepperId } from '../../customers/sessions/hash-password.ts';
import { countFiles, countPasswords } from './row-count-store.ts';
import type { Contents } from './check-backup.ts';
import { alignColumns } from './match-tables.ts';
import { rowDigest } from './row-digest.ts';
import { countRows, readRows, type Table } from './table-store.ts';

/** Whether each table has as many rows as the backup, and with `rows` the very same. */
export async function compareTables(
  trx: Transaction,
  contents: Contents,
  { tables, rows }: { tables: ReadonlyMap<string, Table>; rows: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  for (const table of tables.values()) {
    const given = contents.digests.get(table.name);
    const count = await countRows(trx, table);
    if (count !== given?.rows) faults.push(`${table.name} has ${count} rows instead of ${given?.rows}.`);
    else if (rows && (await digestOf(trx, alignColumns(contents, table))) !== given.digest)
      faults.push(`${table.name} has rows that are not those of the backup.`);
  }
  return faults;
}

async function digestOf(trx: Transaction, table: Table): Promise<string> {
  const digest = rowDigest();
  for await (const lines of readRows(trx, table)) for (const line of lines) digest.add(line);
  return digest.text();
}

/** What rows alone do not show: that the log proves itself, that files are whole, and that people can log in. */
export async function verifyRestored(
  trx: Transaction,
  { secret, signed }: { secret: Uint8Array; signed: boolean },
): Promise<{ faults: readonly string[]; report: readonly string[] }> {
  const log = await verifyLog(trx, { ...(signed && { key: signingKey(secret) }), banners: true });
  const { banners, faults } = await verifyBanners(trx);
  const files = await countFiles(trx);
  const passwords = await countPasswords(trx, pepperId(secret));
  return {
    faults: [
      ...[...log.faults, ...faults].map(faultSentence),
      ...(files.broken > 0 ? [`${files.broken} files are not as long as they were.`] : []),
      ...(signed && passwords.foreign > 0
        ? [`${passwords.foreign} passwords were made under another secret: their owners cannot log in.`]
        : []),
    ],
    report: [
      `consent log: ${log.seals} seals, ${log.answers} answers under them, ${log.days} signed days, ${banners} published banners`,
      `logs of requests: ${log.requests.seals} sealed events`,
      `files: ${files.all}`,
      `accounts that can log in: ${passwords.all - passwords.foreign} of ${passwords.all}`,
    ],
  };
}
