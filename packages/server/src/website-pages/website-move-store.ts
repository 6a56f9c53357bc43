import { sql } from 'kysely';
import { insertAuthor } from '../approvals/approval-store.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { type HeldWebsite, hasWork } from '../websites/website-store.ts';

interface Way {
  from: string;
  to: string;
}

/** What is paid, or is to be paid, for a website whose plan or purchase would follow it to somebody else. */
export async function findRunningMoney(
  trx: Transaction,
  websiteId: string,
): Promise<{ payment: boolean; plan: boolean }> {
  const items = trx
    .selectFrom('sites as s')
    .leftJoin('agreements as a', 'a.site_id', 's.id')
    .leftJoin('consents as c', 'c.site_id', 's.id')
    .where('s.website_id', '=', websiteId);
  const payment = await items
    .innerJoin('transactions as t', (join) =>
      join.on((row) =>
        row.or([row('t.item_id', '=', row.ref('a.id')), row('t.item_id', '=', row.ref('c.id'))]),
      ),
    )
    .where('t.state', 'in', ['created', 'requires-action', 'processing', 'pending-verification'])
    .select('t.id')
    .limit(1)
    .executeTakeFirst();
  const plan = await items
    .innerJoin('subscriptions as p', 'p.consent_id', 'c.id')
    .where('p.state', '!=', 'ended')
    .where('p.cancel_at_period_end', '=', false)
    .select('p.id')
    .limit(1)
    .executeTakeFirst();
  return { payment: payment !== undefined, plan: plan !== undefined };
}

/**
 * Makes room for a website in an account that knows the same one: its scans, its links for clients and what was deleted
 * there are of it then. Links of the account that it leaves end here: a client answered whoever asked, and nobody else.
 * False where documents, a banner, a withdrawal function or a desk for requests stand there already.
 */
export async function makeRoom(
  trx: Transaction,
  { id, kind, name }: HeldWebsite,
  { from, to }: Way,
): Promise<boolean> {
  const place = placeOf({ kind, name });
  const both = await trx
    .selectFrom('withdrawal_functions')
    .select('owner_id')
    .where('place', '=', place)
    .where('owner_id', 'in', [from, to])
    .execute();
  if (both.length > 1) return false;
  const there = await trx
    .selectFrom('websites as w')
    .select(['w.id', hasWork.as('used')])
    .where('w.owner_id', '=', to)
    .where('w.kind', '=', kind)
    .where('w.name', '=', name)
    .forUpdate('w')
    .executeTakeFirst();
  if (there?.used === true) return false;
  await trx.deleteFrom('client_links').where('website_id', '=', id).execute();
  if (there === undefined) return true;
  for (const table of ['scans', 'sites', 'client_links'] as const) {
    await trx.updateTable(table).set({ website_id: id }).where('website_id', '=', there.id).execute();
  }
  // What was said of it there in a table stands unless something was said of it here.
  await sql`
    update websites w set added_at = coalesce(w.added_at, t.added_at),
      scan_wanted_at = coalesce(w.scan_wanted_at, t.scan_wanted_at),
      facts = case when w.facts = '{}' then t.facts else w.facts end
    from websites t where w.id = ${id} and t.id = ${there.id}`.execute(trx);
  await trx.deleteFrom('websites').where('id', '=', there.id).execute();
  return true;
}

/**
 * Gives everything that hangs on a website to another account; what knows the website alone, as its desk for requests,
 * follows by itself. What was paid stays with whoever paid it. `author`: whose own account it comes from.
 */
export async function changeOwner(
  trx: Transaction,
  { id, kind, name }: HeldWebsite,
  { from, to, author, now }: Way & { author: string | null; now: Date },
): Promise<void> {
  const owner = { owner_id: to };
  await trx.updateTable('websites').set(owner).where('id', '=', id).execute();
  const moved = await trx
    .updateTable('sites')
    .set(owner)
    .where('website_id', '=', id)
    .where('owner_id', '=', from)
    .returning('id')
    .execute();
  const sites = moved.map((site) => site.id);
  await trx.updateTable('scans').set(owner).where('website_id', '=', id).execute();
  await trx
    .updateTable('withdrawal_functions')
    .set(owner)
    .where('owner_id', '=', from)
    .where('place', '=', placeOf({ kind, name }))
    .execute();
  if (sites.length === 0) return;
  const agreements = await trx
    .updateTable('agreements')
    // A browser that made one without an account opens it no more.
    .set({ ...owner, token_ended_at: sql<Date>`coalesce(token_ended_at, ${now})` })
    .where('site_id', 'in', sites)
    .returning(['id', 'status'])
    .execute();
  // The account may have banners that the texts do not know.
  const ids = agreements.map((agreement) => agreement.id);
  if (ids.length > 0) await trx.deleteFrom('library_checks').where('agreement_id', 'in', ids).execute();
  const consents = trx.updateTable('consents').set(owner).where('site_id', 'in', sites).returning('id');
  const banners = (await consents.execute()).map((banner) => banner.id);
  // What he prepared for himself is his: an organisation that asks for approval does not ask him.
  if (author !== null) {
    for (const { id: waits, status } of agreements)
      if (status === 'unfinished') await insertAuthor(trx, { of: 'agreement', id: waits, personId: author });
    for (const banner of banners) await insertAuthor(trx, { of: 'banner', id: banner, personId: author });
  }
  if (banners.length === 0) return;
  // The time that is paid goes along; nobody's card pays for somebody else's website.
  await trx
    .updateTable('subscriptions')
    .set({ customer_id: to, payment_method_id: null })
    .where('consent_id', 'in', banners)
    .where('state', '!=', 'ended')
    .execute();
}

/** As withdrawal functions name it. */
function placeOf({ kind, name }: Pick<HeldWebsite, 'kind' | 'name'>): string {
  return kind === 'app' ? `app:${name}`.slice(0, 600) : name;
}
