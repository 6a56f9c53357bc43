import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { send } from '../customers/accounts/testing/people.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { bought } from '../documents/texts/testing/bought-texts.ts';
import { twoLanguages, visitor } from '../documents/agreements/testing/visitor.ts';

const database = useTestDatabase();

test('a conflict is answered as failed, and everything is rolled back', async () => {
  await using one = await visitor(database.db);
  const texts = await bought(one);
  const { id, proofs } = texts;
  await texts.save({ language: 'de', revision: 1, clauses: [{ id: 'test.data', markdown: '## Anders' }] });
  const update = { request_id: crypto.randomUUID(), type: 'TEST', edits: 'keep', revision: 2 };
  const calls = [
    () =>
      send(
        one,
        'POST',
        `/agreement/update/${id}`,
        { ...update, answers: { ...twoLanguages, people: 4 } },
        proofs,
      ),
    () => send(one, 'POST', `/agreement/restore/${id}`, { number: 1, revision: 2 }, proofs),
    () => texts.save({ language: 'de', revision: 2, clauses: [{ id: 'test.data', markdown: '## Neu' }] }),
    () => send(one, 'DELETE', `/agreement/delete/${id}`, undefined, proofs),
  ];
  const before = await texts.details();
  // Whoever writes loses to somebody else, each time.
  await sql`create function lost() returns trigger language plpgsql as
    $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(database.db);
  for (const table of ['agreement_versions', 'gone_pages']) {
    await sql`create trigger lost before insert on ${sql.table(table)} execute function lost()`.execute(
      database.db,
    );
  }
  try {
    const codes: unknown[] = [];
    for (const call of calls) codes.push((await call()).code);
    expect(codes).toEqual(['update-failed', 'update-failed', 'update-failed', 'delete-failed']);
  } finally {
    await sql`drop function lost cascade`.execute(database.db);
  }
  expect(await texts.details()).toEqual(before);
  for (const call of calls.slice(2)) expect((await call()).json['success']).toBe(true);
});
