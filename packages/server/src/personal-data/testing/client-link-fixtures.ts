import { randomUUID } from 'node:crypto';
import { hashToken, newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database } from '../../platform/database/schema.ts';
import { someTime } from '../../testing/factories.ts';

/** What a client was asked about a website that is there, and said; `say` names a column with the mark. */
export async function insertClientLinkFixture(
  db: Database,
  ownerId: string,
  say: (column: string) => string,
): Promise<void> {
  const website = await db
    .selectFrom('websites')
    .select('id')
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = newId();
  const type = 'TEST' as const;
  const asked = { type, agreement_id: null, question: say('asked'), base: null };
  await db
    .insertInto('client_links')
    .values({
      id,
      website_id: website.id,
      token_hash: hashToken(say('client-token')),
      asker: say('asker'),
      questions: json([asked]),
      made_by: ownerId,
      created_at: someTime,
      expires_at: new Date(someTime.getTime() + 1000),
    })
    .execute();
  await db
    .insertInto('client_sendings')
    .values({ link_id: id, request_id: randomUUID(), at: someTime, remark: say('client-remark') })
    .execute();
  const given = json({ owner: say('given') });
  await db
    .insertInto('client_answers')
    .values({ link_id: id, type, question: 'owner', given, given_at: someTime })
    .execute();
}
