import { expect, test } from 'vitest';
import { useOwnDatabase } from '../../testing/test-database.ts';

const database = useOwnDatabase();

test('a new instance knows nobody: no account, session, link or code was made with it', async () => {
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
