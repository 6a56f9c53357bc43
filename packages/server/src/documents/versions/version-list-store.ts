import type { Language, VersionOrigin } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

export interface VersionRow {
  id: string;
  number: number;
  origin: VersionOrigin;
  restoredFrom: number | null;
  createdAt: Date;
  /** Null where it was never paid for. */
  servedAt: Date | null;
  /** The source first. */
  languages: readonly Language[];
}

function versions(db: Database, agreementId: string) {
  return db
    .selectFrom('agreement_versions as v')
    .leftJoin('served_versions as s', 's.version_id', 'v.id')
    .select([
      'v.id',
      'v.number',
      'v.origin',
      'v.restored_from as restoredFrom',
      'v.created_at as createdAt',
      's.served_at as servedAt',
      sql<readonly Language[]>`v.included -> 'languages'`.as('languages'),
    ])
    .where('v.agreement_id', '=', agreementId)
    .orderBy('v.number', 'desc');
}

/** A page of the versions of an agreement, newest first. */
export async function listedVersions(
  db: Database,
  agreementId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: VersionRow[]; total: number }> {
  const { total } = await db
    .selectFrom('agreement_versions')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('agreement_id', '=', agreementId)
    .executeTakeFirstOrThrow();
  const rows = await versions(db, agreementId)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
}

/** Those of the numbers that exist. */
export async function findVersionsByNumber(
  db: Database,
  agreementId: string,
  numbers: readonly number[],
): Promise<VersionRow[]> {
  return versions(db, agreementId)
    .where('v.number', '=', sql<number>`any(${[...numbers]}::int[])`)
    .execute();
}

export async function latestNumber(db: Database, agreementId: string): Promise<number> {
  const { number } = await db
    .selectFrom('agreement_versions')
    .select('number')
    .where('agreement_id', '=', agreementId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return number;
}

/** Whether a payment for the agreement went back: then what was served once may not be paid for any more. */
export async function hasRefundedPayment(db: Database, agreementId: string): Promise<boolean> {
  const row = await db
    .selectFrom('transactions')
    .select('id')
    .where('item_type', '=', 'agreement')
    .where('item_id', '=', agreementId)
    .where('state', 'in', ['refunded', 'disputed'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
