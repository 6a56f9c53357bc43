import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { guardClockSkew } from './clock-skew-guard.ts';
import type { Seal, Span } from './seal.ts';

/** Seals read at a time. */
const page = 2000;
/** Sites whose seals of a day are read at a time; each has at most some 1440. */
const sitesAtOnce = 30;

/** Before this log there was nothing. */
const beginning = new Date('2020-01-01T00:00:00Z');

interface SealState {
  /** No answer that is not yet committed was received before. */
  cut: Date;
  /** All answers received before are in seals. */
  sealed: Date;
  /** The months before this day were removed, by age; null where none were. */
  forgottenBefore: string | null;
}

const stateColumns = ['cut', 'sealed', 'forgotten_before as forgottenBefore'] as const;

/** Moves the cut to `now`, once all who are writing have ended; it never goes back. */
export async function advanceCut(db: Database, now: Date): Promise<SealState> {
  return inTransaction(db, async (trx) => {
    // Whoever writes waits behind this one while it waits: rather try again in a minute.
    await sql`set local lock_timeout = '1s'`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('consent_cut'))`.execute(trx);
    return trx
      .insertInto('consent_seal_state')
      .values({ cut: guardClockSkew(now), sealed: beginning })
      .onConflict((conflict) =>
        conflict.column('single').doUpdateSet({ cut: sql`greatest(consent_seal_state.cut, excluded.cut)` }),
      )
      .returning(stateColumns)
      .executeTakeFirstOrThrow();
  });
}

/** Says that all before `to` is sealed; false where another process said so meanwhile. */
export async function moveSealed(trx: Transaction, from: Date, to: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('consent_seal_state')
    .set({ sealed: to })
    .where('sealed', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const columns = [
  'site_id as siteId',
  'number',
  'from_at as from',
  'to_at as to',
  'answers',
  'root',
  'previous',
  'hash',
] as const;

/** The last seal of each of these sites. */
export async function lastSeals(
  trx: Transaction,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, Seal>> {
  const { rows } = await sql<Seal>`
    select s.site_id as "siteId", s.number, s.from_at as "from", s.to_at as "to", s.answers, s.root, s.previous,
      s.hash
    from unnest(${siteIds}::text[]) as g (site_id)
    cross join lateral (
      select * from consent_seals where consent_seals.site_id = g.site_id order by number desc limit 1
    ) s`.execute(trx);
  return new Map(rows.map((seal) => [seal.siteId, seal]));
}

export async function insertSeals(trx: Transaction, seals: readonly Seal[]): Promise<void> {
  if (seals.length === 0) return;
  await trx
    .insertInto('consent_seals')
    .values(
      seals.map(({ siteId, number, from, to, answers, root, previous, hash }) => ({
        site_id: siteId,
        number,
        from_at: from,
        to_at: to,
        answers,
        root,
        previous,
        hash,
      })),
    )
    .execute();
}

/** Seals in the order of their spans, read in pages; of one site, or of all. */
export async function* sealsInOrder(db: Database, siteId?: string): AsyncGenerator<Seal> {
  for (let last: Seal | undefined; ;) {
    const after = last;
    const seals: Seal[] = await db
      .selectFrom('consent_seals')
      .select(columns)
      .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? ''))
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(from_at, site_id::text) > (${after?.from ?? beginning}::timestamptz, ${after?.siteId ?? ''})`,
        ),
      )
      .orderBy('from_at')
      .orderBy(sql`site_id::text`)
      .limit(page)
      .execute();
    yield* seals;
    last = seals.at(-1);
    if (seals.length < page) return;
  }
}

/**
 * The seals of a day of these sites, those of a site together and in their order. Site by site, by the key: the
 * days of years lie between two sites of one day.
 */
export async function* sealsBySite(
  db: Database | Transaction,
  { from, to }: Span,
  siteIds: readonly string[],
): AsyncGenerator<Seal> {
  for (let at = 0; at < siteIds.length; at += sitesAtOnce) {
    // No span reaches over a minute, and so none over a day.
    const { rows } = await sql<Seal>`
      select s.site_id as "siteId", s.number, s.from_at as "from", s.to_at as "to", s.answers, s.root, s.previous,
        s.hash
      from unnest(${siteIds.slice(at, at + sitesAtOnce)}::text[]) with ordinality as g (site_id, place)
      cross join lateral (
        select * from consent_seals c
        where c.site_id = g.site_id and c.to_at > ${from} and c.to_at <= ${to} order by c.to_at
      ) s
      order by g.place, s.number`.execute(db);
    yield* rows;
  }
}

/** What is sealed; null before the first run. */
export async function sealState(db: Database): Promise<SealState | null> {
  return (await db.selectFrom('consent_seal_state').select(stateColumns).executeTakeFirst()) ?? null;
}

/** The seal over what a site received at a moment; null where it is not made yet. */
export async function findSeal(db: Database, siteId: string, receivedAt: Date): Promise<Seal | null> {
  const seal = await db
    .selectFrom('consent_seals')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('to_at', '>', receivedAt)
    .orderBy('to_at')
    .limit(1)
    .executeTakeFirst();
  return seal !== undefined && seal.from <= receivedAt ? seal : null;
}

/** Whether anything was ever sealed or signed. */
export async function hasSeals(db: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from consent_seals) or exists (select 1 from consent_day_roots) as has`.execute(
    db,
  );
  return rows[0]?.has === true;
}
