import type { Plain } from '@clausewright/agreements/tree';
import { newId } from '../database/ids.ts';
import type { Database, Transaction } from '../database/schema.ts';

/** What belongs to an account, table by table; dates and values as they are stored. */
export async function readBelongings(db: Database, ownerId: string) {
  const agreements = await db
    .selectFrom('agreements as a')
    .innerJoin('sites as s', 's.id', 'a.site_id')
    .select([
      'a.id as agreement_id',
      'a.owner_id',
      'a.type',
      'a.status',
      's.name as site_name',
      's.address as site_address',
      'a.delivery_email',
      'a.interface_language as language',
      'a.edited',
      'a.current_version_id',
      'a.created_at',
      'a.updated_at',
    ])
    .where('a.owner_id', '=', ownerId)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'role', 'created_at', 'last_used_at'])
    .where('customer_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  const sites = await db
    .selectFrom('sites')
    .select(['name', 'address', 'owner_id', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { agreements, sessions, sites };
}

/** Of all agreements at once, so that the number of questions does not grow with them. */
export async function readContents(db: Database, agreementIds: readonly string[]) {
  if (agreementIds.length === 0) return { versions: [], documents: [], drafts: [] };
  const versions = await db
    .selectFrom('agreement_versions')
    .select([
      'id',
      'agreement_id',
      'number',
      'origin',
      'answers',
      'site_name',
      'site_address',
      'delivery_email',
      'created_at',
    ])
    .where('agreement_id', 'in', agreementIds)
    .orderBy('agreement_id')
    .orderBy('number')
    .execute();
  // Those that were served: what nobody paid for is not given out by another door.
  const documents = await db
    .selectFrom('agreement_documents as d')
    .innerJoin('agreement_versions as v', 'v.id', 'd.version_id')
    .innerJoin('served_versions as s', 's.version_id', 'v.id')
    .select(['v.agreement_id', 'd.version_id', 'v.number', 'd.language', 'd.title', 'd.tree'])
    .where('v.agreement_id', 'in', agreementIds)
    .execute();
  const drafts = await db
    .selectFrom('text_drafts')
    .select(['agreement_id', 'language', 'saved_at', 'clauses'])
    .where('agreement_id', 'in', agreementIds)
    .orderBy('agreement_id')
    .orderBy('language')
    .execute();
  return {
    versions,
    drafts,
    // `insertVersion` wrote it, and it never changes.
    documents: documents.map(({ tree, ...row }) => ({ ...row, tree: tree as Plain })),
  };
}

/** The files as they were made, of the versions that are served. */
export async function readFiles(db: Database, versionIds: readonly string[]) {
  if (versionIds.length === 0) return [];
  return db
    .selectFrom('files as f')
    .innerJoin('agreement_versions as v', 'v.id', 'f.version_id')
    .select(['v.agreement_id', 'v.number', 'f.language', 'f.file_name', 'f.content'])
    .where('f.version_id', 'in', versionIds)
    .execute();
}

/** Milliseconds in which an archive waits to be taken. */
const exportLife = 10 * 60_000;

/** Answers the id that takes it; an archive that still waits gives way. */
export async function insertExport(
  trx: Transaction,
  { accountId, content, now }: { accountId: string; content: Uint8Array; now: Date },
): Promise<string> {
  const id = newId();
  await trx.deleteFrom('account_exports').where('customer_id', '=', accountId).execute();
  await trx
    .insertInto('account_exports')
    .values({
      id,
      customer_id: accountId,
      content,
      expires_at: new Date(now.getTime() + exportLife),
    })
    .execute();
  return id;
}

/** The archive, for whoever comes first and in time. */
export async function takeExport(db: Database, id: string, now: Date): Promise<Uint8Array | null> {
  const row = await db
    .deleteFrom('account_exports')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('content')
    .executeTakeFirst();
  return row?.content ?? null;
}
