import type { ScanResult, ScanState } from '@clausewright/contract';
import type { Answers } from '@clausewright/library/questionnaires';
import { sql } from 'kysely';
import { json } from '../platform/database/json.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** Of documents: the version that is served, and the answers of the newest one. */
export async function documentFacts(db: Database, agreementIds: readonly string[]) {
  if (agreementIds.length === 0) return [];
  return db
    .selectFrom('agreements as a')
    .leftJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
    .leftJoin('served_versions as s', 's.version_id', 'a.current_version_id')
    .select((row) => [
      'a.id as id',
      'v.number as version',
      's.served_at as servedAt',
      row
        .selectFrom('agreement_versions as n')
        .select(sql<Answers>`n.answers`.as('answers'))
        .whereRef('n.agreement_id', '=', 'a.id')
        .orderBy('n.number', 'desc')
        .limit(1)
        .as('answers'),
    ])
    .where('a.id', 'in', [...agreementIds])
    .execute();
}

/** The oldest banner of a website; null where it has none. */
export async function findPageBanner(
  db: Database,
  websiteId: string,
): Promise<{ id: string; siteId: string } | null> {
  const found = await db
    .selectFrom('consents as c')
    .innerJoin('sites as s', 's.id', 'c.site_id')
    .select(['c.id as id', 'c.site_id as siteId'])
    .where('s.website_id', '=', websiteId)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** The last look that was finished, and one that is going on. */
export async function looksAt(
  db: Database,
  websiteId: string,
  now: Date,
): Promise<{
  done: { id: string; at: Date; result: ScanResult } | null;
  going: { id: string; state: ScanState } | null;
}> {
  const looks = db
    .selectFrom('scans')
    .where('website_id', '=', websiteId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1);
  const done = await looks
    .select(['id', 'finished_at', 'result'])
    .where('state', '=', 'done')
    .executeTakeFirst();
  const going = await looks
    .select(['id', 'state'])
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return {
    done:
      done === undefined || done.finished_at === null || done.result === null
        ? null
        : { id: done.id, at: done.finished_at, result: done.result },
    going: going ?? null,
  };
}

/** What was put off, and until when; null where the website is not of this account. */
export async function findPostponed(
  db: Database,
  id: string,
  ownerId: string,
): Promise<Readonly<Record<string, string>> | null> {
  const found = await db
    .selectFrom('websites')
    .select('postponed')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return found?.postponed ?? null;
}

/** The same within a transaction that is to change it. */
export async function lockPostponed(
  trx: Transaction,
  id: string,
  ownerId: string,
): Promise<Readonly<Record<string, string>> | null> {
  const found = await trx
    .selectFrom('websites')
    .select('postponed')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  return found?.postponed ?? null;
}

export async function savePostponed(
  trx: Transaction,
  id: string,
  postponed: Readonly<Record<string, string>>,
): Promise<void> {
  await trx
    .updateTable('websites')
    .set({ postponed: json(postponed) })
    .where('id', '=', id)
    .execute();
}
