import { expect, test } from 'vitest';
import { complete, twoLanguages, visitor } from '../agreements/testing/visitor.ts';
import { latestVersion } from '../records/version-store.ts';
import { makeOlder } from '../library-updates/testing/make-older.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { bought } from '../texts/testing/bought-texts.ts';

const database = useTestDatabase();

test('e-mail settings are unchanged when a text is saved or an older version is restored', async () => {
  await using one = await visitor(database.db);
  const texts = await bought(one);
  const agreement = () => database.db.selectFrom('agreements').selectAll().executeTakeFirstOrThrow();
  await makeOlder(database.db, texts.id, {
    answers: { law_alerts: 'yes', delivery_email: 'old@shop.example' },
  });
  const update = { request_id: crypto.randomUUID(), type: 'TEST', edits: 'reset', revision: 1 };
  const answers = { ...twoLanguages, owner: complete.owner, people: 4 };
  await one.call('POST', `/agreement/update/${texts.id}`, { ...update, answers }, texts.token);
  // As after the account was deleted whose address the older version names.
  const reader = 'reader@shop.example';
  await database.db.updateTable('agreements').set({ delivery_email: reader }).execute();

  await texts.save({ language: 'de', revision: 2, clauses: [{ id: 'test.data', markdown: '## Anders' }] });
  expect(await agreement()).toMatchObject({ revision: 3, delivery_email: reader });
  const again = { number: 1, revision: 3 };
  await one.call('POST', `/agreement/restore/${texts.id}`, again, texts.token);
  expect(await agreement()).toMatchObject({ revision: 4, delivery_email: reader });
  const restored = await latestVersion(database.db, texts.id);
  expect(restored).toMatchObject({ origin: 'restored', answers: { delivery_email: reader } });
  expect(restored.answers).not.toHaveProperty('law_alerts');
  expect(restored.answers).not.toHaveProperty('people');
});
