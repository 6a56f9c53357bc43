import type { Database } from '../../platform/database/schema.ts';

export interface PublishedPolicy {
  /** Of the published text, whose rights are promised there. */
  laws: readonly string[];
  /** ISO 3166 alpha-2 of the owner; null where nobody said. */
  country: string | null;
  trader: string | null;
  email: string | null;
}

/** The privacy policies of a website that are published, as one; null where there is none. */
export async function publishedPolicy(db: Database, websiteId: string): Promise<PublishedPolicy | null> {
  const rows = await db
    .selectFrom('agreements as a')
    .innerJoin('sites as s', 's.id', 'a.site_id')
    .innerJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
    .select(['v.answers', 'v.included'])
    .where('s.website_id', '=', websiteId)
    .where('a.type', '=', 'PRIVACY_POLICY')
    .where('a.deleted_at', 'is', null)
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id')
    .execute();
  const [newest] = rows;
  if (newest === undefined) return null;
  const said = (question: string): string | null => {
    const answer = newest.answers[question];
    return typeof answer === 'string' && answer !== '' ? answer : null;
  };
  const named = said('entity_type') === 'individual' ? said('individual_name') : said('business_name');
  return {
    // What `insertVersion` wrote.
    laws: [...new Set(rows.flatMap(({ included }) => (included as { laws: readonly string[] }).laws))],
    country: said('country'),
    trader: named,
    email: said('contact_email'),
  };
}
