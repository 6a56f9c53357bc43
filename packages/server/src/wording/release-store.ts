import type { Database, Transaction } from '../database/schema.ts';
import type { Wording } from './prescribed-texts.ts';

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

/** The wordings of newest versions that are not served, one entry for each such version. */
export async function wordingsThatWait(db: Database): Promise<(readonly Wording[])[]> {
  const rows = await db
    .selectFrom('agreement_versions as v')
    .innerJoin('agreements as a', 'a.id', 'v.agreement_id')
    .select('v.wording')
    .where('a.status', '=', 'unfinished')
    .where('a.deleted_at', 'is', null)
    .where('v.wording', 'is not', null)
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
    )
    .execute();
  return rows.map(({ wording }) => wording ?? []);
}
