import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Tables whose rows the serving role may write once and never change. */
export const writtenOnce = [
  'audit_log',
  'activity',
  'approvals',
  'agreement_versions',
  'transaction_facts',
  'ledger_entries',
  'invoices',
  'banner_snapshots',
  'banner_versions',
  'banner_version_snapshots',
  'consent_events',
  'consent_seals',
  'consent_log_keys',
  'consent_day_leaves',
  'consent_day_roots',
  'consent_day_stamps',
  'withdrawals',
  'privacy_request_events',
  'request_notes',
  'sold_terms',
] as const;

/** Of these no row goes either: the law wants books, invoices and proofs for years. */
const keptForGood = [
  'audit_log',
  'transaction_facts',
  'ledger_entries',
  'invoices',
  'sold_terms',
  // They go with their consent, by a function of the owner's.
  'consent_events',
  'consent_seals',
  'consent_log_keys',
  'consent_day_leaves',
  'consent_day_roots',
  'consent_day_stamps',
  'consent_deletions',
  'scan_evidence',
  'request_seals',
] as const;

/** What it may have the owner do. */
const ownersWork = [
  'consent_month(date)',
  'consent_forget_months(integer)',
  'consent_erase_visitor(random_id, uuid)',
  'consent_erase_site(random_id, integer)',
] as const;

/**
 * Gives the role that serves requests its rights, after the owner has migrated: rows of everything, the
 * structure of nothing, and no change to what is written once.
 */
export async function grantRuntimeRole<T>(owner: Kysely<T>, role: string): Promise<void> {
  const name = sql.id(role);
  await owner.transaction().execute(async (trx) => {
    for (const schema of ['public', 'pgboss'].map((text) => sql.id(text))) {
      await sql`grant usage on schema ${schema} to ${name}`.execute(trx);
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`.execute(
        trx,
      );
      await sql`grant usage, select on all sequences in schema ${schema} to ${name}`.execute(trx);
    }
    for (const table of writtenOnce) {
      await sql`revoke update on ${sql.id(table)} from ${name}`.execute(trx);
    }
    const { rows: parts } = await sql<{ part: string }>`
      select inhrelid::regclass::text as part from pg_inherits
      where inhparent = 'consent_events'::regclass`.execute(trx);
    // Whoever could reach a month by its own name would need no right on the whole.
    for (const { part } of parts) await sql`revoke all on ${sql.id(part)} from ${name}`.execute(trx);
    for (const signature of ownersWork) {
      await sql`grant execute on function ${sql.raw(signature)} to ${name}`.execute(trx);
    }
    for (const table of keptForGood) {
      await sql`revoke delete on ${sql.id(table)} from ${name}`.execute(trx);
    }
  });
}
