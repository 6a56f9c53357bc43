import { createHash } from 'node:crypto';
import type { PdfResult } from '@clausewright/documents';
import { expect, test } from 'vitest';
import { saveTerms } from './sold-terms-store.ts';
import { termsFrom } from './testing/terms-from.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { termsAttachments } from './terms-attachments.ts';

const database = useTestDatabase();
const made: PdfResult = { ok: true, bytes: new Uint8Array([1]), accessible: true };

/** Hashes of as many kept texts, which differ in their number. */
async function keptTerms(count: number): Promise<string[]> {
  const [terms] = (await termsFrom()(database.db, 'en')).own;
  if (terms === undefined) throw new Error('the operator has no terms');
  const texts = Array.from({ length: count }, (_, index) => ({
    ...terms,
    number: index + 1,
    hash: createHash('sha256').update(String(index)).digest('base64url'),
  }));
  await database.db.transaction().execute((trx) => saveTerms(trx, texts, new Date()));
  return texts.map(({ hash }) => hash);
}

test('a file evicted from the cache is still attached to its own e-mail', async () => {
  const hashes = await keptTerms(25);
  const files = termsAttachments({ db: database.db, pdf: { render: async () => made } });
  expect(await files(hashes.slice(0, 24))).toHaveLength(24);
  const both = await files([hashes[0] ?? '', hashes[24] ?? '']);
  expect(both.map(({ fileName }) => /Version \d+/.exec(fileName)?.[0])).toEqual(['Version 1', 'Version 25']);
});

test('after a failed PDF the next e-mail retries', async () => {
  const hashes = await keptTerms(1);
  const results: PdfResult[] = [{ ok: false, reason: 'timed-out' }, made];
  const files = termsAttachments({
    db: database.db,
    pdf: { render: async () => results.shift() ?? { ok: false, reason: 'failed' } },
  });
  const types = async () => (await files(hashes)).map(({ contentType }) => contentType);
  expect(await types()).toEqual(['text/plain; charset=utf-8']);
  expect(await types()).toEqual(['application/pdf']);
  expect(await types()).toEqual(['application/pdf']);
});
