/** Answers of many visitors to many sites, for the figures of the consent log. */
import { sql } from 'kysely';
import { publishSite } from '../../packages/server/src/consent/banner/testing/published-site.ts';
import type { ConsentEvent } from '../../packages/server/src/consent/consent-log/consent-event.ts';
import { someEvent } from '../../packages/server/src/consent/consent-log/testing/some-events.ts';
import type { Database } from '../../packages/server/src/platform/database/schema.ts';

const countries = ['DE', 'AT', 'FR', 'ES', 'IT', 'NL'];
const answers = [
  { action: 1, granted: 7 },
  { action: 2, granted: 0 },
  { action: 3, granted: 2 },
] as const;

/** Sites with a published banner, and the snapshot of each. */
export async function publishSites(
  db: Database,
  count: number,
): Promise<{ site: string; snapshot: string }[]> {
  const sites = [];
  for (let n = 0; n < count; n += 1) {
    const { site, hashes } = await publishSite(db);
    sites.push({ site, snapshot: hashes.get('de') ?? '' });
  }
  return sites;
}

/** Says of each new answer another site, country and choice in turn, so that no two next to each other count together. */
export function createAnswerSource(sites: readonly { site: string; snapshot: string }[]): () => ConsentEvent {
  let n = 0;
  return () => {
    n += 1;
    const { site = '', snapshot = '' } = sites[n % sites.length] ?? {};
    return someEvent(site, new Date(), {
      snapshot,
      ...answers[n % answers.length],
      country: countries[Math.floor(n / 5) % countries.length] ?? null,
    });
  };
}

/** An empty log again; only a superuser may go around its triggers. */
export async function emptyLog(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`truncate consent_events, consent_days, consent_late, consent_seals, consent_seal_state`.execute(
      trx,
    );
  });
}
