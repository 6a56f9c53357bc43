import { sql } from 'kysely';
import type { AgreementType, Language } from '@clausewright/contract';
import { noteAuthor } from '../../approvals/note-author.ts';
import { reusedQuery } from '../../platform/database/reused-query.ts';
import type { AgreementStatus, Database, Transaction } from '../../platform/database/schema.ts';
import { joinWebsites } from './join-websites.ts';
import type { SiteDetails } from './version-store.ts';

/** An agreement as use cases see it; its answers and texts stand in its versions. */
export interface Agreement {
  id: string;
  siteId: string;
  ownerId: string | null;
  type: AgreementType;
  /** `unfinished` while the latest version has lines that nobody paid for. */
  status: AgreementStatus;
  accessTokenHash: Uint8Array;
  requestId: string;
  requestHash: Uint8Array;
  requestSecretHash: Uint8Array | null;
  /** The access token opens nothing any more. */
  tokenEnded: boolean;
  /** The version that is served; null until one was finalized. */
  currentVersionId: string | null;
  deliveryEmail: string | null;
  interfaceLanguage: Language;
  liveToken: string;
  edited: boolean;
  revision: number;
  deleted: boolean;
  siteName: string;
  siteAddress: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface NewAgreementRow {
  id: string;
  siteId: string;
  ownerId: string | null;
  said: SiteDetails;
  type: AgreementType;
  status: AgreementStatus;
  accessTokenHash: Uint8Array;
  requestId: string;
  requestHash: Uint8Array;
  requestSecretHash: Uint8Array | null;
  interfaceLanguage: Language;
  liveToken: string;
  now: Date;
}

function agreements(db: Database) {
  return db
    .selectFrom('agreements as a')
    .innerJoin('sites as s', 's.id', 'a.site_id')
    .select([
      'a.id as id',
      'a.site_id as siteId',
      'a.owner_id as ownerId',
      'a.type as type',
      'a.status as status',
      'a.access_token_hash as accessTokenHash',
      'a.request_id as requestId',
      'a.request_hash as requestHash',
      'a.request_secret_hash as requestSecretHash',
      'a.current_version_id as currentVersionId',
      'a.delivery_email as deliveryEmail',
      'a.interface_language as interfaceLanguage',
      'a.live_token as liveToken',
      'a.edited as edited',
      'a.revision as revision',
      's.name as siteName',
      's.address as siteAddress',
      'a.created_at as createdAt',
      'a.updated_at as updatedAt',
      sql<boolean>`a.token_ended_at is not null`.as('tokenEnded'),
      sql<boolean>`a.deleted_at is not null`.as('deleted'),
    ]);
}

const agreementsById = reusedQuery((db, id) => agreements(db).where('a.id', '=', id));
const agreementsByRequest = reusedQuery((db, id) => agreements(db).where('a.request_id', '=', id));
const lockedAgreements = reusedQuery((db, id) => agreements(db).where('a.id', '=', id).forUpdate('a'));

/** The agreement, unless it was deleted or never was. */
export async function findAgreement(db: Database, id: string): Promise<Agreement | null> {
  const [row] = await agreementsById(db, id);
  return row === undefined || row.deleted ? null : row;
}

export async function findAgreementByRequest(db: Database, requestId: string): Promise<Agreement | null> {
  const [row] = await agreementsByRequest(db, requestId);
  return row ?? null;
}

/** Holds the agreement against every other writer until the transaction ends. */
export async function lockAgreement(trx: Transaction, id: string): Promise<Agreement | null> {
  const [row] = await lockedAgreements(trx, id);
  return row === undefined || row.deleted ? null : row;
}

/** With its site; throws a unique violation on `agreements_request_id_key` for a repeated request. */
export async function insertAgreement(trx: Transaction, row: NewAgreementRow): Promise<void> {
  await trx
    .insertInto('sites')
    .values({
      id: row.siteId,
      owner_id: row.ownerId,
      name: row.said.siteName,
      address: row.said.siteAddress,
      created_at: row.now,
    })
    .execute();
  await joinWebsites(trx, row.ownerId === null ? [] : [row.siteId]);
  await trx
    .insertInto('agreements')
    .values({
      id: row.id,
      site_id: row.siteId,
      owner_id: row.ownerId,
      type: row.type,
      status: row.status,
      access_token_hash: row.accessTokenHash,
      request_id: row.requestId,
      request_hash: row.requestHash,
      request_secret_hash: row.requestSecretHash,
      // Whoever makes it in an account works with the session alone.
      token_ended_at: row.ownerId === null ? null : row.now,
      delivery_email: row.said.deliveryEmail,
      interface_language: row.interfaceLanguage,
      live_token: row.liveToken,
      created_at: row.now,
      updated_at: row.now,
    })
    .execute();
  await noteAuthor(trx, { of: 'agreement', id: row.id });
}

export interface AgreementChange {
  status: AgreementStatus;
  /** Set when the version is the one to serve from now on. */
  currentVersionId?: string;
  edited?: boolean;
  /** What the version that is served says of the site and of where messages go. */
  said?: SiteDetails;
  /** True when a version was added: whoever saw the one before must look again. */
  newRevision: boolean;
  now: Date;
}

export async function changeAgreement(trx: Transaction, id: string, change: AgreementChange): Promise<void> {
  await trx
    .updateTable('agreements')
    .set({
      status: change.status,
      updated_at: change.now,
      ...(change.newRevision && { revision: sql<number>`revision + 1` }),
      ...(change.currentVersionId !== undefined && { current_version_id: change.currentVersionId }),
      ...(change.said !== undefined && { delivery_email: change.said.deliveryEmail }),
      ...(change.edited !== undefined && { edited: change.edited }),
    })
    .where('id', '=', id)
    .execute();
  if (change.newRevision) await noteAuthor(trx, { of: 'agreement', id });
  if (change.said !== undefined) {
    const changed = await trx
      .updateTable('sites')
      .set({ name: change.said.siteName, address: change.said.siteAddress })
      .where('id', '=', (query) => query.selectFrom('agreements').select('site_id').where('id', '=', id))
      .returning('id')
      .execute();
    await joinWebsites(
      trx,
      changed.map((site) => site.id),
    );
  }
}
