import type { Plain } from '@clausewright/engine/document/tree';
import { newId } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** What belongs to an account, table by table; dates and values as they are stored. */
export async function readAccountRows(db: Database, ownerId: string) {
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
  const emailChange = await db
    .selectFrom('email_changes')
    .select(['email', 'created_at', 'expires_at'])
    .where('customer_id', '=', ownerId)
    .executeTakeFirst();
  const sites = await db
    .selectFrom('sites')
    .select(['name', 'address', 'owner_id', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const apiKeys = await db
    .selectFrom('api_keys')
    .select(['name', 'scopes', 'website_ids', 'created_at', 'expires_at', 'last_used_at'])
    .where('customer_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('customer_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  const providers = await db
    .selectFrom('provider_links as link')
    .innerJoin('identity_providers as provider', 'provider.id', 'link.provider_id')
    .select(['provider.issuer', 'link.subject', 'link.created_at'])
    .where('link.person_id', '=', ownerId)
    .orderBy('link.created_at')
    .execute();
  const organisations = await db
    .selectFrom('members')
    .innerJoin('customers as organisation', 'organisation.id', 'members.organisation_id')
    .select(['organisation.organisation as name', 'members.role', 'members.joined_at'])
    .where('members.person_id', '=', ownerId)
    .orderBy('members.joined_at')
    .orderBy('organisation.id')
    .execute();
  const webhooks = await db
    .selectFrom('webhooks')
    .select(['url', 'kinds', 'enabled', 'created_at', 'failing_since', 'ended_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  const approvals = await db
    .selectFrom('approvals')
    .select(['approved', 'remark', 'number', 'at'])
    .where('person_id', '=', ownerId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    agreements,
    sessions,
    emailChange,
    sites,
    apiKeys,
    passkeys,
    providers,
    organisations,
    approvals,
    webhooks,
  };
}

/** Versions that are read at once, with answers or documents of up to a quarter of a megabyte each. */
const versionsAtOnce = 20;

/** The versions of an agreement, some at a time, with the titles of those that were served. */
export async function* readVersions(db: Database, agreementId: string) {
  for (let last = 0; ;) {
    const versions = await db
      .selectFrom('agreement_versions')
      .select([
        'id',
        'number',
        'origin',
        'answers',
        'site_name',
        'site_address',
        'delivery_email',
        'created_at',
      ])
      .where('agreement_id', '=', agreementId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(versionsAtOnce)
      .execute();
    if (versions.length === 0) return;
    last = versions.at(-1)?.number ?? last;
    const ids = versions.map(({ id }) => id);
    const titles = await servedDocuments(db, ids).select(['d.version_id', 'd.language', 'd.title']).execute();
    yield { versions, titles };
  }
}

/** The documents of those versions of an agreement that were served, some at a time. */
export async function* readDocuments(db: Database, agreementId: string) {
  for (let last = 0; ;) {
    const served = await db
      .selectFrom('agreement_versions as v')
      .innerJoin('served_versions as s', 's.version_id', 'v.id')
      .select(['v.id', 'v.number'])
      .where('v.agreement_id', '=', agreementId)
      .where('v.number', '>', last)
      .orderBy('v.number')
      .limit(versionsAtOnce)
      .execute();
    if (served.length === 0) return;
    last = served.at(-1)?.number ?? last;
    const ids = served.map(({ id }) => id);
    const documents = await servedDocuments(db, ids).select(['v.number', 'd.language', 'd.tree']).execute();
    // `insertVersion` wrote it, and it never changes.
    yield documents.map(({ tree, ...row }) => ({ ...row, tree: tree as Plain }));
  }
}

/** Those that were served: what nobody paid for is not given out by another door. */
function servedDocuments(db: Database, versionIds: readonly string[]) {
  return db
    .selectFrom('agreement_documents as d')
    .innerJoin('agreement_versions as v', 'v.id', 'd.version_id')
    .innerJoin('served_versions as s', 's.version_id', 'v.id')
    .where('v.id', 'in', versionIds)
    .orderBy('v.number')
    .orderBy('d.language');
}

export async function readDrafts(db: Database, agreementId: string) {
  return db
    .selectFrom('text_drafts')
    .select(['language', 'saved_at', 'clauses'])
    .where('agreement_id', '=', agreementId)
    .orderBy('language')
    .execute();
}

/** The files of a version as they were made. */
export async function readFiles(db: Database, versionId: string) {
  return db
    .selectFrom('files as f')
    .innerJoin('agreement_versions as v', 'v.id', 'f.version_id')
    .select(['v.number', 'f.language', 'f.file_name', 'f.content'])
    .where('f.version_id', '=', versionId)
    .orderBy('f.language')
    .orderBy('f.file_name')
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
