import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../../platform/database/ids.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { someHash, someTime } from '../../../testing/factories.ts';

/** Rows of one statement: more may take longer than a statement may, on a server with other things to do. */
const piece = 1000;

/**
 * Agreements of one owner, a second apart, each with its site and its served version: `count` of them in a
 * few statements. Every third waits for a payment; one site in a hundred is that of Café Müller.
 */
export async function makeAgreements(db: Database, ownerId: string, count: number): Promise<void> {
  const mark = newId();
  for (let first = 1; first <= count; first += piece) {
    const last = Math.min(first + piece - 1, count);
    await makePiece(db, {
      ownerId,
      mark,
      count,
      numbers: sql`generate_series(${first}::int, ${last}::int) as n`,
    });
  }
  await sql`analyze sites, agreements, agreement_versions`.execute(db);
}

async function makePiece(
  db: Database,
  {
    ownerId,
    mark,
    count,
    numbers,
  }: { ownerId: string; mark: string; count: number; numbers: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    insert into sites (id, owner_id, name, address, created_at)
    select ${mark} || 'site' || n, ${ownerId},
      case when n % 100 = 0 then 'Café Müller ' || n else md5(n::text) end,
      'https://' || md5((n + 1)::text) || '.example', ${someTime}
    from ${numbers}`.execute(db);
  await sql`
    insert into agreements (id, site_id, owner_id, type, status, access_token_hash, request_id, request_hash,
      interface_language, live_token, created_at, updated_at)
    select ${mark} || 'of' || n, ${mark} || 'site' || n, ${ownerId},
      case when n % 2 = 0 then 'EULA' else 'DISCLAIMER' end,
      case when n % 3 = 0 then 'unfinished' else 'finalized' end,
      sha256(n::text::bytea), gen_random_uuid(), sha256('1'), 'en', ${mark} || 'live' || n,
      ${someTime}::timestamptz + n * interval '1 second',
      ${someTime}::timestamptz + (n * 7919 % ${count}) * interval '1 minute'
    from ${numbers}`.execute(db);
  await sql`
    insert into agreement_versions (id, agreement_id, number, questionnaire_version, law_catalogue_version,
      clause_versions, answers, included, hash, created_at)
    select ${mark} || 'v' || n, ${mark} || 'of' || n, 1, 1, '1', '{}', '{}', '{"languages":["en","de"]}',
      ${someHash}, ${someTime}
    from ${numbers}`.execute(db);
  await sql`
    update agreements set current_version_id = ${mark} || 'v' || substr(id, length(${mark}) + 3)
    where owner_id = ${ownerId} and status = 'finalized' and current_version_id is null`.execute(db);
}
