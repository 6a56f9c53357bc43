import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { Wording } from '../prescribed-wording/prescribed-texts.ts';

export interface Release extends Wording {
  /** Who compared it with what. */
  note: string;
  releasedAt: Date;
}

export async function listReleases(db: Database): Promise<Release[]> {
  const rows = await db.selectFrom('wording_releases').selectAll().execute();
  return rows.map(({ text_id: id, language, digest, note, released_at: releasedAt }) => ({
    id,
    language,
    digest,
    note,
    releasedAt,
  }));
}

/** False where that very wording was released before. */
export async function insertRelease(trx: Transaction, release: Release): Promise<boolean> {
  const written = await trx
    .insertInto('wording_releases')
    .values({
      text_id: release.id,
      language: release.language,
      digest: release.digest,
      note: release.note,
      released_at: release.releasedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('text_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Of every wording that the text had; false where none was released. */
export async function removeReleases(
  trx: Transaction,
  { id, language }: Pick<Wording, 'id' | 'language'>,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('wording_releases')
    .where('text_id', '=', id)
    .where('language', '=', language)
    .returning('text_id')
    .execute();
  return removed.length > 0;
}

/** What newest versions carry that are not served; how many carry the same. */
export interface WaitingWording {
  wording: readonly Wording[];
  agreements: number;
}

export async function listWaitingWordings(db: Database): Promise<WaitingWording[]> {
  const rows = await waitingVersions(db)
    .select(({ fn }) => ['v.wording as wording', fn.countAll().as('agreements')])
    .groupBy('v.wording')
    .execute();
  return rows.map(({ wording, agreements }) => ({ wording: wording ?? [], agreements: Number(agreements) }));
}

export interface WaitingVersion {
  agreementId: string;
  versionId: string;
  wording: readonly Wording[];
  deliveryEmail: string | null;
}

/** The newest versions that are not served and carry any of these very wordings. */
export async function waitingFor(trx: Transaction, wordings: readonly Wording[]): Promise<WaitingVersion[]> {
  if (wordings.length === 0) return [];
  const rows = await waitingVersions(trx)
    .select([
      'v.agreement_id as agreementId',
      'v.id as versionId',
      'v.wording as wording',
      'v.delivery_email as deliveryEmail',
    ])
    .where((query) =>
      query.or(
        wordings.map(
          ({ id, language, digest }) =>
            sql<boolean>`v.wording @> ${JSON.stringify([{ id, language, digest }])}::jsonb`,
        ),
      ),
    )
    .execute();
  return rows.map(({ wording, ...row }) => ({ ...row, wording: wording ?? [] }));
}

function waitingVersions(db: Database) {
  return db
    .selectFrom('agreement_versions as v')
    .innerJoin('agreements as a', 'a.id', 'v.agreement_id')
    .where('a.status', '=', 'unfinished')
    .where('a.deleted_at', 'is', null)
    .where(sql<boolean>`jsonb_array_length(v.wording) > 0`)
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('agreement_versions as later')
            .select('later.id')
            .whereRef('later.agreement_id', '=', 'v.agreement_id')
            .whereRef('later.number', '>', 'v.number'),
        ),
      ),
    );
}
