import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Transaction } from '../platform/database/schema.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import { auditAccount } from '../customers/audit-account.ts';
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts';
import { archiveEntries } from './archive-entries.ts';
import { findAccount, findAccountByEmail, lockAccount } from '../customers/customer-store.ts';
import { verifyOwnPassword } from '../customers/sessions/own-password.ts';
import { insertExport } from './export-store.ts';
import type { AccountPorts } from '../customers/accounts/ports.ts';
import { createZip } from './zip-archive.ts';

type ExportPorts = Pick<AccountPorts, 'db' | 'clock' | 'operatorName'>;

/** An archive is in memory while it is made: one at a time in this process, and a few wait. */
const gate = createConcurrencyLimit({ at: 1, waiting: 10 });

/** Seconds after which a full queue has surely moved on. */
const retryAfter = 10;

/** Bytes of one that its owner asks for: some thousand agreements with all their files. The operator writes any. */
const mostBytes = 200_000_000;

/** Asks for the password: whoever holds a session for a moment must not take everything along. */
export async function exportWithPassword(
  ports: AccountPorts,
  { session, password }: { session: Session; password: string },
): Promise<Outcome<{ url: string }>> {
  const proven = await verifyOwnPassword(ports, { customerId: session.customerId, password });
  return proven.ok ? exportAccount(ports, session) : proven;
}

/** Makes an archive of all own data, which its address gives out once; refused where too many are wanted at once. */
export async function exportAccount(
  ports: ExportPorts & Pick<AccountPorts, 'publicUrl'>,
  session: Session,
  most: number = mostBytes,
): Promise<Outcome<{ url: string }>> {
  const made = await gate(() => keepArchive(ports, session, most));
  return made.ok ? made.value : { ok: false, reason: 'limited', retryAfter };
}

async function keepArchive(
  ports: ExportPorts & Pick<AccountPorts, 'publicUrl'>,
  session: Session,
  most: number,
): Promise<Outcome<{ url: string }>> {
  const { db, clock, publicUrl } = ports;
  const account = await findAccount(db, session.customerId);
  if (account === null) return { ok: false, reason: 'not-authenticated' };
  const content = await createZip(archiveEntries(ports, account), { mtime: clock(), most });
  if (content === null) return { ok: false, reason: 'export-too-large' };
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<{ url: string }>> => {
    if ((await lockAccount(trx, account.id)) === null) return { ok: false, reason: 'not-authenticated' };
    const id = await insertExport(trx, { accountId: account.id, content, now });
    await noteExport(trx, account.id, account.id, now);
    return { ok: true, value: { url: `${publicUrl}/exports/${id}` } };
  });
}

/** The same for the operator, of any size that a ZIP file can have; null where the address has no account. */
export async function findArchive(
  ports: ExportPorts,
  email: string,
): Promise<Uint8Array | 'too-large' | null> {
  const account = await findAccountByEmail(ports.db, email);
  if (account === null) return null;
  await inTransaction(ports.db, (trx) => noteExport(trx, account.id, 'cli', ports.clock()));
  const archive = { mtime: ports.clock(), most: Number.POSITIVE_INFINITY };
  return (await createZip(archiveEntries(ports, account), archive)) ?? 'too-large';
}

function noteExport(trx: Transaction, accountId: string, actor: string, now: Date): Promise<void> {
  return auditAccount(trx, 'export', { actor, accountId, now });
}
