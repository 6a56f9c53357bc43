import { type AgreementType, clientLinkLimits } from '@clausewright/contract';
import type { Answers } from '@clausewright/library/questionnaires';
import { sql } from 'kysely';
import { hashToken } from '../platform/database/ids.ts';
import type { StoredQuestion } from '../platform/database/client-link-schema.ts';
import { json, type JsonObject } from '../platform/database/json.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

export interface ClientLink {
  id: string;
  websiteId: string;
  asker: string;
  questions: readonly StoredQuestion[];
  /** Null: the account is gone. */
  madeBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** When its address was made anew; null: never. */
  renewedAt: Date | null;
}

/** With the website that it is about, and whose that is. */
export interface OpenedLink extends ClientLink {
  ownerId: string;
  kind: 'website' | 'app';
  website: string;
}

export interface ClientAnswer {
  linkId: string;
  type: AgreementType;
  question: string;
  given: JsonObject;
  givenAt: Date;
  takenAt: Date | null;
}

const columns = [
  'l.id',
  'l.website_id as websiteId',
  'l.asker',
  'l.questions',
  'l.made_by as madeBy',
  'l.created_at as createdAt',
  'l.expires_at as expiresAt',
  'l.revoked_at as revokedAt',
  'l.renewed_at as renewedAt',
] as const;

/** Of a website, the newest first. */
export async function listLinks(db: Database, websiteId: string): Promise<ClientLink[]> {
  return db
    .selectFrom('client_links as l')
    .select(columns)
    .where('l.website_id', '=', websiteId)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id')
    .limit(clientLinkLimits.links)
    .execute();
}

/** Held until the transaction ends; null: not of this website. */
export async function lockLink(
  trx: Transaction,
  { id, websiteId }: Pick<ClientLink, 'id' | 'websiteId'>,
): Promise<ClientLink | null> {
  const found = await trx
    .selectFrom('client_links as l')
    .select(columns)
    .where('l.id', '=', id)
    .where('l.website_id', '=', websiteId)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

function byToken(db: Database, token: string) {
  return db
    .selectFrom('client_links as l')
    .innerJoin('websites as w', 'w.id', 'l.website_id')
    .select([...columns, 'w.owner_id as ownerId', 'w.kind', 'w.name as website'])
    .where('l.token_hash', '=', hashToken(token));
}

/** Null: there is none, or its website is gone. */
export async function findLinkByToken(db: Database, token: string): Promise<OpenedLink | null> {
  return (await byToken(db, token).executeTakeFirst()) ?? null;
}

/** The same, held against other sendings and against whoever ends it. */
export async function lockLinkByToken(trx: Transaction, token: string): Promise<OpenedLink | null> {
  return (await byToken(trx, token).forUpdate('l').executeTakeFirst()) ?? null;
}

export async function insertLink(trx: Transaction, link: ClientLink, token: string): Promise<void> {
  await trx
    .insertInto('client_links')
    .values({
      id: link.id,
      website_id: link.websiteId,
      token_hash: hashToken(token),
      asker: link.asker,
      questions: json(link.questions),
      made_by: link.madeBy,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Of a link that is locked. */
export async function renewLink(
  trx: Transaction,
  {
    id,
    madeBy,
    expiresAt,
    token,
    now,
  }: Pick<ClientLink, 'id' | 'madeBy' | 'expiresAt'> & { token: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('client_links')
    .set({
      token_hash: hashToken(token),
      made_by: madeBy,
      expires_at: expiresAt,
      revoked_at: null,
      renewed_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function revokeLink(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('client_links').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** With what was sent by it. */
export async function deleteLink(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('client_links').where('id', '=', id).execute();
}

export async function listAnswers(db: Database, linkIds: readonly string[]): Promise<ClientAnswer[]> {
  if (linkIds.length === 0) return [];
  return db
    .selectFrom('client_answers')
    .select(['link_id as linkId', 'type', 'question', 'given', 'given_at as givenAt', 'taken_at as takenAt'])
    .where('link_id', 'in', [...linkIds])
    .execute();
}

export async function listRemarks(
  db: Database,
  linkIds: readonly string[],
): Promise<{ linkId: string; said: string; at: Date }[]> {
  if (linkIds.length === 0) return [];
  return db
    .selectFrom('client_sendings')
    .select(['link_id as linkId', sql<string>`remark`.as('said'), 'at'])
    .where('link_id', 'in', [...linkIds])
    .where('remark', 'is not', null)
    .orderBy('at')
    .orderBy('request_id')
    .execute();
}

interface Sending {
  link: Pick<ClientLink, 'id' | 'renewedAt'>;
  requestId: string;
  remark: string | null;
  now: Date;
}

/** Of a link that is locked. `repeated`: it came before. `full`: there were enough by this address. */
export async function insertSending(
  trx: Transaction,
  { link: { id: linkId, renewedAt }, requestId, remark, now }: Sending,
): Promise<'new' | 'repeated' | 'full'> {
  const { count, known } = await trx
    .selectFrom('client_sendings')
    .select([
      sql<number>`count(*) filter (where at >= ${renewedAt ?? new Date(0)}::timestamptz)`.as('count'),
      sql<boolean>`coalesce(bool_or(request_id = ${requestId}::uuid), false)`.as('known'),
    ])
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  if (known) return 'repeated';
  if (count >= clientLinkLimits.sendings) return 'full';
  const row = { link_id: linkId, request_id: requestId, at: now, remark };
  await trx.insertInto('client_sendings').values(row).execute();
  return 'new';
}

/** The later answer stands, and waits to be taken over again. */
export async function putAnswers(
  trx: Transaction,
  answers: readonly Omit<ClientAnswer, 'takenAt'>[],
): Promise<void> {
  if (answers.length === 0) return;
  await trx
    .insertInto('client_answers')
    .values(
      answers.map(({ linkId, type, question, given, givenAt }) => ({
        link_id: linkId,
        type,
        question,
        given: json(given),
        given_at: givenAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['link_id', 'type', 'question']).doUpdateSet((row) => ({
        given: row.ref('excluded.given'),
        given_at: row.ref('excluded.given_at'),
        taken_at: null,
      })),
    )
    .execute();
}

export async function markTaken(
  trx: Transaction,
  {
    linkId,
    type,
    questions,
    now,
  }: { linkId: string; type: AgreementType; questions: readonly string[]; now: Date },
): Promise<void> {
  await trx
    .updateTable('client_answers')
    .set({ taken_at: now })
    .where('link_id', '=', linkId)
    .where('type', '=', type)
    .where('question', 'in', [...questions])
    .execute();
}

/** The documents of a website with the answers of their newest versions, the oldest document first. */
export async function listAnswered(
  db: Database,
  websiteId: string,
): Promise<{ id: string; type: AgreementType; answers: Answers | null }[]> {
  return db
    .selectFrom('agreements as a')
    .innerJoin('sites as s', 's.id', 'a.site_id')
    .select((row) => [
      'a.id',
      'a.type',
      row
        .selectFrom('agreement_versions as n')
        .select(sql<Answers>`n.answers`.as('answers'))
        .whereRef('n.agreement_id', '=', 'a.id')
        .orderBy('n.number', 'desc')
        .limit(1)
        .as('answers'),
    ])
    .where('s.website_id', '=', websiteId)
    .where('a.deleted_at', 'is', null)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
}
