import { PdfRenderer } from '@clausewright/documents';
import { afterAll, afterEach, expect, test } from 'vitest';
import { json } from '../../platform/database/json.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { makeVersion, someHash } from '../../testing/factories.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { beginGeneration, listVersionFiles } from '../records/file-store.ts';
import { renderFiles } from './render-files.ts';

const database = useTestDatabase();
const clock = fakeClock();
const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());
afterEach(() => armFailpoints(undefined));

async function versionWithText(text: string): Promise<string> {
  const { id } = await makeVersion(database.db);
  const children = [{ type: 'paragraph', children: [{ type: 'text', value: text }] }];
  await database.db
    .insertInto('agreement_documents')
    .values({
      version_id: id,
      language: 'en',
      title: 'Terms',
      tree: json<unknown>({ type: 'document', language: 'en', title: 'Terms', children }),
      clause_ranges: json<readonly unknown[]>([]),
      hash: someHash,
    })
    .execute();
  return id;
}

const begin = (versionId: string) =>
  database.db.transaction().execute((trx) => beginGeneration(trx, versionId, clock()));
const render = (versionId: string) => renderFiles({ db: database.db, clock, pdf }, versionId);
const state = () =>
  database.db.selectFrom('generation').select(['status', 'failure']).executeTakeFirstOrThrow();

test('a throwing renderer records its error kind, not its message, and the next attempt renders what is missing', async () => {
  const versionId = await versionWithText('Muster GmbH');
  expect(await begin(versionId)).toBe(true);
  armFailpoints('render-file:throw@3');
  await expect(render(versionId)).rejects.toThrow('failpoint render-file');
  expect(await state()).toEqual({ status: 'failed', failure: 'Error' });
  expect(await listVersionFiles(database.db, versionId)).toHaveLength(2);

  armFailpoints(undefined);
  expect(await begin(versionId)).toBe(true);
  await render(versionId);
  expect(await state()).toEqual({ status: 'ready', failure: null });
  expect(await listVersionFiles(database.db, versionId)).toHaveLength(5);
  expect(await begin(versionId)).toBe(false);
});

test('names a format that cannot be rendered', async () => {
  const versionId = await versionWithText('text');
  await begin(versionId);
  await using hasty = new PdfRenderer({ timeout: 1 });
  await expect(renderFiles({ db: database.db, clock, pdf: hasty }, versionId)).rejects.toThrow(
    'could not be made',
  );
  expect(await state()).toEqual({ status: 'failed', failure: 'pdf timed-out' });
});

test('an unfinished rendering is restarted once no attempt can still be running', async () => {
  const versionId = await versionWithText('text');
  expect(await begin(versionId)).toBe(true);
  expect(await begin(versionId)).toBe(false);
  clock.advance(121_000);
  expect(await begin(versionId)).toBe(true);
  expect(await begin(versionId)).toBe(false);
});
