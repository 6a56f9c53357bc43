import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { type Evidence, evidenceHash, signedEvidence } from './evidence.ts';
import type { SigningKey } from './signing-key.ts';

const columns = [
  'website_id as websiteId',
  'number',
  'scan_id as scanId',
  'at',
  'evidence',
  'previous',
  'key_id as keyId',
  'signature',
  'day',
] as const;

/** Adds a file of evidence to the chain of its website, which the caller holds. */
export async function addEvidence(
  trx: Transaction,
  made: Pick<Evidence, 'websiteId' | 'scanId' | 'at' | 'evidence'>,
  key: SigningKey,
): Promise<void> {
  const before = await trx
    .selectFrom('scan_evidence')
    .select(columns)
    .where('website_id', '=', made.websiteId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const chained = {
    ...made,
    number: (before?.number ?? 0) + 1,
    previous: before === undefined ? null : evidenceHash(before),
  };
  const { websiteId, number, scanId, at, evidence, previous, keyId, signature } = signedEvidence(
    chained,
    key,
  );
  await trx
    .insertInto('scan_evidence')
    .values({
      website_id: websiteId,
      number,
      scan_id: scanId,
      at,
      evidence,
      previous,
      key_id: keyId,
      signature,
    })
    .execute();
}

export async function evidenceOfScan(db: Database, scanId: string): Promise<Evidence | null> {
  const found = await db
    .selectFrom('scan_evidence')
    .select(columns)
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  return found ?? null;
}

/** Entries by the hash of their file. */
export async function evidenceByHash(db: Database, hash: Uint8Array): Promise<Evidence[]> {
  return db.selectFrom('scan_evidence').select(columns).where('evidence', '=', hash).execute();
}

/** Those that are part of a signed day. */
export async function listEvidence(db: Database | Transaction, day: string): Promise<Evidence[]> {
  return db.selectFrom('scan_evidence').select(columns).where('day', '=', day).execute();
}

/** Those that no day was signed with yet. */
export async function openEvidence(db: Database | Transaction): Promise<Evidence[]> {
  return db.selectFrom('scan_evidence').select(columns).where('day', 'is', null).execute();
}

/** Makes these part of a day. */
export async function evidenceToDay(
  trx: Transaction,
  day: string,
  entries: readonly Evidence[],
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ scanId }) => scanId);
  await trx
    .updateTable('scan_evidence')
    .set({ day })
    .where('scan_id', 'in', ids)
    .where('day', 'is', null)
    .execute();
}

/** Files may have megabytes each. */
const filesAtOnce = 20;
/** Scans that a check names at most. */
const page = 1000;

/** Each with the file that is still kept, by website and in their order; of the website of one site, or of all. */
export async function* evidenceInOrder(
  db: Database,
  siteId?: string,
): AsyncGenerator<Evidence & { file: Uint8Array | null }> {
  for (let last: Evidence | undefined; ;) {
    const [website, number] = [last?.websiteId ?? '', last?.number ?? 0];
    const rows = await db
      .selectFrom('scan_evidence as e')
      .leftJoin('scans as n', 'n.id', 'e.scan_id')
      .select([
        'e.website_id as websiteId',
        'e.number',
        'e.scan_id as scanId',
        'e.at',
        'e.evidence',
        'e.previous',
        'e.key_id as keyId',
        'e.signature',
        'e.day',
        'n.evidence as file',
      ])
      .$if(siteId !== undefined, (query) =>
        query.where('e.website_id', 'in', (row) =>
          row
            .selectFrom('sites as s')
            .select(sql<string>`s.website_id`.as('id'))
            .where('s.id', '=', siteId ?? ''),
        ),
      )
      .where(
        sql<boolean>`(e.website_id::text collate "C", e.number) > (${website}::text collate "C", ${number}::int)`,
      )
      .orderBy(sql`e.website_id::text collate "C"`)
      .orderBy('e.number')
      .limit(filesAtOnce)
      .execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < filesAtOnce) return;
  }
}

/** Files of evidence that no entry stands for, by their scans. */
export async function unsealedEvidence(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('scans as n')
    .select('n.id')
    .where('n.evidence', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('scan_evidence as e').select('e.scan_id').whereRef('e.scan_id', '=', 'n.id'),
        ),
      ),
    )
    .limit(page)
    .execute();
  return rows.map(({ id }) => id);
}
