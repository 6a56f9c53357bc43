import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { visitor } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { lockAccount } from '../customer-store.ts';
import { hashIn, post, registration } from './testing/people.ts';

const database = useTestDatabase();
const email = 'ada@shop.example';

/** Until some transaction of this database waits for a row that another one holds. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database.db,
    );
    if (rows.length > 0) return;
  }
}

test('an activation waiting for its account does not lock the link for others', async () => {
  await using one = await visitor(database.db);
  await post(one, '/customer/register', registration(email));
  const body = { activation_hash: await hashIn(one, email, 'activation') };
  const { id } = await database.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const activation = database.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    const asked = post(one, '/customer/activate-account', body);
    await somebodyWaits();
    const free = await trx.selectFrom('account_links').select('hash').forUpdate().skipLocked().execute();
    expect(free).toHaveLength(1);
    return { asked };
  });
  expect((await (await activation).asked).json).toMatchObject({ success: true, data: { email } });
});
