import { publishSite } from '../../banner/testing/published-site.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Session } from '../../../platform/http/session.ts';

/** A site with two publications of two languages each, and its owner. */
export interface LoggedSite {
  site: string;
  /** Of its consent. */
  id: string;
  session: Session;
  /** Of the first publication, German and English, then of the second. */
  snapshots: readonly string[];
}

export async function loggedSite(db: Database): Promise<LoggedSite> {
  const { site, hashes } = await publishSite(db);
  const second = await publishSite(db, { site, number: 2, vendors: ['cart', 'chat'] });
  const { id, owner_id: customerId } = await db
    .selectFrom('consents')
    .select(['id', 'owner_id'])
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow();
  return {
    site,
    id,
    session: { id: 'some-session', customerId, role: 'customer', language: 'en' },
    snapshots: [...hashes.values(), ...second.hashes.values()],
  };
}
