import type {
  AgreementOrder,
  AgreementStatus,
  AgreementType,
  Language,
  ListedAgreement,
} from '@clausewright/contract';
import { type RawBuilder, sql } from 'kysely';
import { hashToken } from '../../platform/database/ids.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { namelessSite } from '../records/get-site.ts';
import { joinWebsites } from '../records/join-websites.ts';

export interface Page {
  /** From 1. */
  page: number;
  perPage: number;
}

export interface ListAsked extends Page {
  unpaid: boolean;
  /** Part of name or address of the site, in any case, with or without accents. */
  q?: string | undefined;
  type?: AgreementType | undefined;
  status?: AgreementStatus | undefined;
  /** Only those of this website. */
  website?: string | undefined;
  /** Only those of these websites; null: all. */
  among?: readonly string[] | null;
  sort: AgreementOrder;
}

/** Own agreements; two questions however many they are. */
export async function listAgreements(
  db: Database,
  ownerId: string,
  { documentsUrl, ...asked }: ListAsked & { documentsUrl: string },
): Promise<{ agreements: Omit<ListedAgreement, 'held' | 'review'>[]; total: number }> {
  const own = ownAgreements(db, ownerId, asked);
  const { total } = await own
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await pageOf(db, own, asked).execute();
  return {
    total,
    agreements: rows.map((row) => ({
      agreement_id: row.id,
      type: row.type,
      status: row.status,
      site_name: row.name === namelessSite ? null : row.name,
      site_url: row.address,
      website_id: row.website_id,
      edited: row.edited,
      premium: row.bought === true,
      served: row.current_version_id !== null,
      languages: [...(row.languages ?? [])],
      live_url: row.current_version_id === null ? null : `${documentsUrl}/live/${row.live_token}`,
      update_available: row.waits === true,
      update_by_banner: row.waits === true && row.hasNewerText !== true,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    })),
  };
}

function ownAgreements(
  db: Database,
  ownerId: string,
  { unpaid, q = '', type, status, website, among = null }: ListAsked,
) {
  // No text holds that character, and the engines refuse it.
  const sought = q.replaceAll('\0', '').trim();
  return db
    .selectFrom('agreements as a')
    .where('a.owner_id', '=', ownerId)
    .where('a.deleted_at', 'is', null)
    .$if(unpaid, (own) => own.where('a.status', '=', 'unfinished'))
    .$if(status !== undefined, (own) => own.where('a.status', '=', status ?? 'finalized'))
    .$if(type !== undefined, (own) => own.where('a.type', '=', type ?? 'TEST'))
    .$if(website !== undefined, (own) =>
      own.where('a.site_id', 'in', (row) =>
        row
          .selectFrom('sites as b')
          .select('b.id')
          .where('b.website_id', '=', website ?? ''),
      ),
    )
    .$if(among !== null, (own) =>
      own.where('a.site_id', 'in', (row) =>
        row
          .selectFrom('sites as m')
          .select('m.id')
          .where('m.website_id', 'in', [...(among ?? [])]),
      ),
    )
    .$if(sought !== '', (own) =>
      own.where('a.site_id', 'in', (row) =>
        row
          .selectFrom('sites as f')
          .select('f.id')
          // Whoever owns an agreement owns its site, so that no other sites are looked through.
          .where('f.owner_id', '=', ownerId)
          // A position, not a pattern: no character of what is sought means anything but itself.
          .where(sql<boolean>`strpos(f.search, folded(${sought})) > 0`),
      ),
    );
}

/** Of the agreement as `a`: of all that are own, and again of those on the page. */
const orders: Readonly<Record<AgreementOrder, RawBuilder<unknown>>> = {
  newest: sql`a.created_at desc, a.id`,
  oldest: sql`a.created_at, a.id`,
  changed: sql`a.updated_at desc, a.id`,
  // Of code points, so that both engines order alike.
  name: sql`(select n.search from sites n where n.id = a.site_id) collate "C", a.id`,
};

/** What a row says beside the agreement is looked up for the rows of the page alone. */
function pageOf(
  db: Database,
  own: ReturnType<typeof ownAgreements>,
  { sort, page, perPage }: Pick<ListAsked, 'sort' | 'page' | 'perPage'>,
) {
  const onPage = own
    .select([
      'a.id',
      'a.site_id',
      'a.type',
      'a.status',
      'a.edited',
      'a.created_at',
      'a.updated_at',
      'a.live_token',
      'a.current_version_id',
    ])
    .orderBy(orders[sort])
    .limit(perPage)
    .offset((page - 1) * perPage);
  return (
    db
      .selectFrom(onPage.as('a'))
      .innerJoin('sites as s', 's.id', 'a.site_id')
      // What waits for the version that is current.
      .leftJoin('library_checks as l', (join) =>
        join.onRef('l.agreement_id', '=', 'a.id').onRef('l.version_id', '=', 'a.current_version_id'),
      )
      .selectAll('a')
      .select((row) => [
        's.name',
        's.address',
        's.website_id',
        row
          .selectFrom('agreement_versions as v')
          .select(sql<readonly Language[]>`v.included -> 'languages'`.as('languages'))
          .whereRef('v.agreement_id', '=', 'a.id')
          .orderBy('v.number', 'desc')
          .limit(1)
          .as('languages'),
        sql<boolean | null>`jsonb_array_length(l.reasons) > 0`.as('waits'),
        sql<boolean | null>`jsonb_path_exists(l.reasons, '$[*] ? (@.kind != "banner")')`.as('hasNewerText'),
        row
          .exists(
            row.selectFrom('purchased_lines as p').select('p.code').whereRef('p.agreement_id', '=', 'a.id'),
          )
          .as('bought'),
      ])
      .orderBy(orders[sort])
  );
}

export interface Claim {
  agreementId: string;
  token: string;
}

/**
 * Gives an account the agreements that nobody owns and whose tokens it shows; answers those of the claims
 * that are in the account then.
 */
export async function claimFor(
  trx: Transaction,
  ownerId: string,
  claims: readonly Claim[],
): Promise<string[]> {
  const ids = claims.map(({ agreementId }) => agreementId);
  const rows = await trx
    .selectFrom('agreements')
    .select(['id', 'site_id', 'owner_id', 'access_token_hash'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    // Always in the same order, so that two claims at once cannot wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  const proven = rows.filter(({ id, owner_id, access_token_hash: hash }) =>
    claims.some(
      ({ agreementId, token }) =>
        owner_id === null && agreementId === id && Buffer.from(hashToken(token)).equals(hash),
    ),
  );
  if (proven.length > 0) {
    const owner = { owner_id: ownerId };
    await trx
      .updateTable('agreements')
      .set(owner)
      .where(
        'id',
        'in',
        proven.map(({ id }) => id),
      )
      .execute();
    // The account may have banners that the texts do not know.
    await trx
      .deleteFrom('library_checks')
      .where(
        'agreement_id',
        'in',
        proven.map(({ id }) => id),
      )
      .execute();
    await trx
      .updateTable('sites')
      .set(owner)
      .where(
        'id',
        'in',
        proven.map(({ site_id }) => site_id),
      )
      .where('owner_id', 'is', null)
      .execute();
    await joinWebsites(
      trx,
      proven.map(({ site_id: site }) => site),
    );
  }
  return rows.filter((row) => row.owner_id === ownerId || proven.includes(row)).map(({ id }) => id);
}
