import { expect, test } from 'vitest';
import { insertFile } from '../../documents/records/file-store.ts';
import { makeAgreement, makeTransaction, makeVersion, someHash, someTime } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { isUniqueViolation } from './database-error.ts';
import { newId } from './ids.ts';
import { json } from './json.ts';

const database = useTestDatabase();

async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

test('a repeated request id is a unique violation naming its constraint', async () => {
  const { request_id } = await makeAgreement(database.db);
  const error = await failure(makeAgreement(database.db, { request_id }));
  expect(isUniqueViolation(error, 'agreements_request_id_key')).toBe(true);
  expect(isUniqueViolation(error, 'agreements_live_token_key')).toBe(false);
  expect(error).toMatchObject({ code: '23505', table: 'agreements', schema: 'public' });
  expect(error).toHaveProperty('detail', `Key (request_id)=(${request_id}) already exists.`);
});

test('an agreement cannot reference a version of another agreement', async () => {
  const { id } = await makeAgreement(database.db);
  const foreign = await makeVersion(database.db);
  const error = await failure(
    database.db
      .updateTable('agreements')
      .set({ current_version_id: foreign.id })
      .where('id', '=', id)
      .execute(),
  );
  expect(error).toMatchObject({ code: '23503', constraint: 'agreements_current_version_fkey' });
});

test('a version is immutable and is deleted with its agreement', async () => {
  const version = await makeVersion(database.db);
  const change = database.db
    .updateTable('agreement_versions')
    .set({ number: 2 })
    .where('id', '=', version.id);
  expect(await failure(change.execute())).toMatchObject({ code: '23000' });
  await database.db.deleteFrom('agreements').where('id', '=', version.agreement_id).execute();
  expect(await database.db.selectFrom('agreement_versions').selectAll().execute()).toEqual([]);
});

test('documents, files and serving times are immutable and are deleted with their agreement', async () => {
  const { db } = database;
  const { id: version_id, agreement_id } = await makeVersion(db);
  await db
    .insertInto('agreement_documents')
    .values({
      version_id,
      language: 'en',
      title: 'Title',
      tree: json<unknown>({}),
      clause_ranges: json<readonly unknown[]>([]),
      hash: someHash,
    })
    .execute();
  await db.insertInto('served_versions').values({ version_id, agreement_id, served_at: someTime }).execute();
  await insertFile(db, {
    versionId: version_id,
    language: 'en',
    format: 'txt',
    content: new Uint8Array([65]),
    contentType: 'text/plain',
    fileName: 'a.txt',
    contentHash: someHash,
    rendererVersion: '1',
    now: someTime,
  });
  const changes = [
    db.updateTable('agreement_documents').set({ title: 'Other' }),
    db.updateTable('served_versions').set({ served_at: new Date(0) }),
    db.updateTable('files').set({ file_name: 'b.txt' }),
  ];
  for (const change of changes) expect(await failure(change.execute())).toMatchObject({ code: '23000' });
  await db.deleteFrom('agreements').where('id', '=', agreement_id).execute();
  expect(await db.selectFrom('files').select('id').execute()).toEqual([]);
});

test('the audit log rejects updates, deletes and truncation', async () => {
  const { db } = database;
  const row = { actor: 'cli', action: 'paid', object_type: 'agreement', object_id: newId(), at: new Date(0) };
  await db.insertInto('audit_log').values(row).execute();
  expect(await failure(db.updateTable('audit_log').set({ actor: 'x' }).execute())).toMatchObject({
    code: '23000',
  });
  expect(await failure(db.deleteFrom('audit_log').execute())).toMatchObject({ code: '23000' });
  expect(await db.selectFrom('audit_log').select(['actor', 'object_id']).execute()).toEqual([
    { actor: 'cli', object_id: row.object_id },
  ]);
});

test.each(['processing', 'pending-verification'] as const)(
  'an item with a transaction that is %s accepts no second one',
  async (state) => {
    const { item_id } = await makeTransaction(database.db, { state });
    const error = await failure(makeTransaction(database.db, { item_id }));
    expect(isUniqueViolation(error, 'transactions_one_open')).toBe(true);
  },
);

test('an item with a rejected transaction accepts another', async () => {
  const { item_id } = await makeTransaction(database.db, { state: 'rejected' });
  await expect(makeTransaction(database.db, { item_id })).resolves.toMatchObject({ item_id });
});

test('rejects a guessable id', async () => {
  expect(await failure(makeAgreement(database.db, { id: '42' }))).toMatchObject({ code: '23514' });
});
