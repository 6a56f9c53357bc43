import { PdfRenderer } from '@clausewright/documents';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { renderFiles } from '../../documents/agreements/render-files.ts';
import { complete, visitor } from '../../documents/agreements/testing/visitor.ts';
import { armFailpoints } from '../failpoint.ts';
import { type Bought, texts } from '../../documents/texts/testing/bought-texts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const canary = 'canary-7f3a';
const answers = {
  ...complete,
  owner: `${canary} GmbH`,
  website_url: `${canary}.example`,
  address: `${canary} 1\n80331 München`,
  contact_email: `${canary}@shop.example`,
  document_languages: ['de', 'en'],
};
afterEach(() => armFailpoints(undefined));

test('agreement calls log nothing about the agreement or its holder, even on errors', async () => {
  await using one = await visitor(database.db);
  await using pdf = new PdfRenderer();
  const holder = await one.made(answers);
  await one.generate({ ...answers, contact_email: canary, [canary]: canary });
  await one.call('POST', '/agreement/preview', { type: 'TEST', answers, language: 'de' });
  await holder.read('details');
  await holder.read('sale-details');
  armFailpoints('finalize-agreement:throw@1');
  const opened = await holder.order();
  await expect(holder.process(opened, { token: 'approve' })).rejects.toThrow('500');
  await holder.process(opened, { token: 'approve' });
  await one.call('POST', '/agreement/generate-files', { agreement_id: holder.id }, holder.token);
  for (const versionId of one.enqueued)
    await renderFiles({ db: database.db, clock: one.clock, pdf }, versionId);
  const download = (await holder.read('public-download-details'))['data'];
  const live = new URL(download.live_url).pathname;
  const file = new URL(download.languages[0].files[0].url).pathname;
  expect((await one.app.inject({ url: live })).body).toContain(canary);
  expect((await one.app.inject({ url: file })).body).toContain(canary);
  await writeTexts(texts(one, holder.id, { agreement: holder.token }));
  await one.call('POST', '/md/convert', { text: canary });
  await holder.update({ ...answers, owner: `${canary} AG` }, 2);
  await one.call('POST', '/agreement/new', { request_id: randomUUID(), type: canary, answers });

  const log = one.logged();
  expect(log).toContain('"route":"/api/v1/agreement/details/:id"');
  expect(log).toContain('"status":500');
  for (const secret of [canary, holder.token, holder.id, live, file, 'shop.example', 'München']) {
    expect(log).not.toContain(secret);
  }
});

/** With a fault in its middle, and with what is refused. */
async function writeTexts(of: Bought): Promise<void> {
  const clauses = [
    { id: 'test.contact', markdown: `## ${canary}\n\n[${canary}](https://${canary}.example)` },
  ];
  const draft = { language: 'de', based_on: 1, draft_revision: 0, clauses };
  expect((await of.keep(draft)).json['success']).toBe(true);
  expect((await of.keep({ ...draft, clauses: [{ id: canary, markdown: canary }] })).code).toBe(
    'draft-changed',
  );
  const saved = { language: 'de', revision: 1, clauses };
  armFailpoints('save-texts:throw@1');
  expect((await of.save(saved)).status).toBe(500);
  armFailpoints(undefined);
  expect((await of.save({ ...saved, clauses: [{ id: canary, markdown: canary }] })).json['success']).toBe(
    false,
  );
  expect((await of.save(saved)).json['success']).toBe(true);
  expect(await of.markdown('test.contact', 'de')).toContain(canary);
}
