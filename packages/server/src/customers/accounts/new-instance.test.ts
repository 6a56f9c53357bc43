import { expect, test } from 'vitest';
import { useOwnDatabase } from '../../testing/test-database.ts';

const database = useOwnDatabase();

test('a new instance has no account, session, link or code', async () => {
  for (const table of [
    'customers',
    'sessions',
    'session_tokens',
    'account_links',
    'discount_codes',
  ] as const) {
    const { count } = await database.open.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect([table, count]).toEqual([table, 0]);
  }
});
