import type { HostedAgreement, HostedVersion } from '../page-frame/hosted-frame.ts';
import type { Plain } from '@clausewright/engine/document/tree';
import type { Language } from '@clausewright/contract';
import { sql } from 'kysely';
import { reusedQuery } from '../../platform/database/reused-query.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A version that was served, and so is public for good unless its payment went back. */
/** As many as a page lists; older ones keep their addresses. */
export const maxListed = 200;

const servedVersions = reusedQuery((db, liveToken) =>
  db
    .selectFrom('agreements as a')
    .innerJoin('sites', 'sites.id', 'a.site_id')
    .leftJoin('served_versions as s', 's.agreement_id', 'a.id')
    .leftJoin('agreement_versions as v', 'v.id', 's.version_id')
    .leftJoin('withdrawn_versions as w', 'w.version_id', 's.version_id')
    .leftJoin('request_desks as d', (join) =>
      join
        .onRef('d.website_id', '=', 'sites.website_id')
        .on('d.active', '=', true)
        .on('a.type', '=', 'PRIVACY_POLICY'),
    )
    .select((row) => [
      'd.token as desk',
      sql<boolean>`a.deleted_at is not null`.as('deleted'),
      'a.interface_language as interfaceLanguage',
      'a.current_version_id as currentVersionId',
      row
        .exists(
          row.selectFrom('purchased_lines as p').select('p.code').whereRef('p.agreement_id', '=', 'a.id'),
        )
        .as('paid'),
      'v.id as id',
      'v.number as number',
      's.served_at as servedAt',
      sql<boolean>`w.version_id is not null`.as('withdrawn'),
      sql<readonly Language[] | null>`v.included -> 'languages'`.as('languages'),
      row.fn.coalesce('v.site_name', 'sites.name').as('publisher'),
    ])
    .where('a.live_token', '=', liveToken)
    .orderBy('v.number', 'desc')
    .limit(maxListed),
);

const gonePages = reusedQuery((db, liveToken) =>
  db.selectFrom('gone_pages').select('language').where('live_token', '=', liveToken),
);

/** Everything about a live link but the documents, in one question. Deleted agreements too. */
export async function findHostedAgreement(db: Database, liveToken: string): Promise<HostedAgreement | null> {
  const rows = await servedVersions(db, liveToken);
  const [first] = rows;
  if (first === undefined) return findGonePage(db, liveToken);
  const { deleted, interfaceLanguage, currentVersionId } = first;
  return {
    deleted,
    interfaceLanguage,
    currentVersionId,
    paid: first.paid === true,
    desk: first.desk,
    versions: rows.flatMap(({ id, number, servedAt, languages, publisher, withdrawn }) =>
      id === null || number === null || servedAt === null || languages === null
        ? []
        : [{ id, number, servedAt, languages, publisher, withdrawn }],
    ),
  };
}

/** A served version by its number, for those that are older than all that are listed. */
export async function findServedVersion(
  db: Database,
  liveToken: string,
  number: number,
): Promise<HostedVersion | null> {
  const row = await db
    .selectFrom('agreements as a')
    .innerJoin('sites', 'sites.id', 'a.site_id')
    .innerJoin('agreement_versions as v', 'v.agreement_id', 'a.id')
    .innerJoin('served_versions as s', 's.version_id', 'v.id')
    .leftJoin('withdrawn_versions as w', 'w.version_id', 's.version_id')
    .select((columns) => [
      'v.id as id',
      'v.number as number',
      's.served_at as servedAt',
      sql<boolean>`w.version_id is not null`.as('withdrawn'),
      sql<readonly Language[]>`v.included -> 'languages'`.as('languages'),
      columns.fn.coalesce('v.site_name', 'sites.name').as('publisher'),
    ])
    .where('a.live_token', '=', liveToken)
    .where('v.number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an address belonged to something that went with its account. */
export async function isGone(db: Database, token: string): Promise<boolean> {
  return (await gonePages(db, token)).length > 0;
}

/** What went with its account left nothing but this. */
async function findGonePage(db: Database, liveToken: string): Promise<HostedAgreement | null> {
  const [gone] = await gonePages(db, liveToken);
  if (gone === undefined) return null;
  const { language } = gone;
  return {
    deleted: true,
    interfaceLanguage: language,
    currentVersionId: null,
    paid: false,
    desk: null,
    versions: [],
  };
}

export async function findTree(db: Database, versionId: string, language: Language): Promise<Plain | null> {
  const row = await db
    .selectFrom('agreement_documents')
    .select('tree')
    .where('version_id', '=', versionId)
    .where('language', '=', language)
    .executeTakeFirst();
  // `insertVersion` wrote it, and it never changes.
  return (row?.tree as Plain | undefined) ?? null;
}

/** The day from which a version holds, as its owner said; null where nobody did. */
export async function findEffectiveDate(db: Database, versionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('agreement_versions')
    .select(sql<string | null>`answers ->> 'effective_date'`.as('day'))
    .where('id', '=', versionId)
    .executeTakeFirst();
  return /^\d{4}-\d\d-\d\d$/.test(row?.day ?? '') ? (row?.day ?? null) : null;
}
