import { newId } from '../../platform/database/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import { someTime } from '../../testing/factories.ts';

/** What somebody changed, and said of it, of a document and a banner that are there; `say` names a column with the mark. */
export async function insertApprovalFixture(
  db: Database,
  ownerId: string,
  say: (column: string) => string,
): Promise<void> {
  const first = (table: 'agreements' | 'consents') =>
    db.selectFrom(table).select('id').where('owner_id', '=', ownerId).limit(1).executeTakeFirstOrThrow();
  const objects = [
    { agreement_id: (await first('agreements')).id, consent_id: null },
    { agreement_id: null, consent_id: (await first('consents')).id },
  ];
  for (const object of objects) {
    const said = { revision: newId(), approved: false, remark: say('remark'), at: someTime };
    const by = { ...object, person_id: ownerId };
    await db
      .insertInto('approvals')
      .values({ id: newId(), organisation_id: ownerId, ...by, ...said })
      .execute();
    await db.insertInto('draft_authors').values(by).execute();
  }
}
