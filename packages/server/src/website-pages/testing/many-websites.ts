import { sql } from 'kysely';
import { makeAgreements } from '../../documents/agreements/testing/many-agreements.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import { someTime } from '../../testing/factories.ts';

/** Rows of one statement. */
const piece = 1000;

/**
 * Websites of one owner, each with an agreement (every third unfinished) and a finished scan; every fifth scan
 * has findings, and every fourth website a banner.
 */
export async function makeWebsites(db: Database, ownerId: string, count: number): Promise<void> {
  const mark = newId();
  await makeAgreements(db, ownerId, count);
  for (let first = 1; first <= count; first += piece) {
    const numbers = sql`generate_series(${first}::int, ${Math.min(first + piece - 1, count)}::int) as n`;
    await sql`
      insert into websites (id, owner_id, kind, name, proof_token, created_at)
      select ${mark} || 'w' || n, ${ownerId}, 'website', md5(n::text) || '.example', ${mark} || 'p' || n, ${someTime}
      from ${numbers}`.execute(db);
    await sql`
      update sites set website_id = ${mark} || 'w' || substring(id from 'site(\\d+)$')
      where owner_id = ${ownerId} and website_id is null
        and substring(id from 'site(\\d+)$')::int between ${first} and ${first + piece - 1}`.execute(db);
    await sql`
      insert into sites (id, owner_id, website_id, name, address, created_at)
      select ${mark} || 'b' || n, ${ownerId}, ${mark} || 'w' || n, 'a', 'https://a.example', ${someTime}
      from ${numbers} where n % 4 = 0`.execute(db);
    await sql`
      insert into consents (id, site_id, owner_id, request_id, domain, created_at, updated_at)
      select ${mark} || 'c' || n, ${mark} || 'b' || n, ${ownerId}, gen_random_uuid(), 'a.example', ${someTime}, ${someTime}
      from ${numbers} where n % 4 = 0`.execute(db);
    await sql`
      insert into scans (id, owner_id, website_id, address, state, result, created_at, finished_at, expires_at)
      select ${mark} || 's' || n, ${ownerId}, ${mark} || 'w' || n, 'https://a.example/', 'done',
        jsonb_build_object('pages', jsonb_build_array(jsonb_build_object('limits', jsonb_build_array())),
          'findings', case when n % 5 = 0 then '[{"severity":"error"}]'::jsonb else '[]' end),
        ${someTime}, ${someTime}::timestamptz + (n * 7919 % ${count}) * interval '1 minute', '2099-01-01'
      from ${numbers}`.execute(db);
  }
  await sql`analyze websites, sites, agreements, consents, scans`.execute(db);
}
