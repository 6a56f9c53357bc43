/** What editors see: every gap with its file, every fault with its place, and nothing of an owner's words as markup. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { previewAnswer } from './preview-answer.ts';
import { documentPage, indexPage } from './preview-page.ts';
import { previewLanguages, renderPreview } from './preview.ts';
import { ownerNames, previewTypes as types } from './sample-owners.ts';

const disclaimer = { type: 'DISCLAIMER', language: 'pt', owner: 'germanBlog' } as const;

test('a complete draft is shown as a document in its language', () => {
  const preview = renderPreview(disclaimer);
  if (preview === null) throw new Error('there is no preview');
  expect([preview.gaps, preview.faults]).toEqual([0, []]);
  const page = documentPage(disclaimer, preview, { types, served: false });
  expect(page).toContain('<article lang="pt">');
  expect(page).toContain('Nothing is missing.');
  expect(page).toContain('<mark data-from="individual_name">Wiebke Thomsen</mark>');
  expect(page).not.toContain('<script');
});

test('a missing section is shown in a box, in English, with the file to write', () => {
  const preview = renderPreview({ ...disclaimer, type: 'EULA', owner: 'random-1' });
  expect(preview?.html).toContain(
    '<div class="gap" lang="en"><p class="why">missing in pt: <code>packages/library/types/eula/clauses/intro/pt.md</code></p>',
  );
  expect(preview?.gaps).toBeGreaterThan(10);
});

test('an error is shown with its location, as text', () => {
  const faults = ['packages/library/x/pt.md:3:14 {owner_nam} is neither a value nor a question <b>'];
  const page = documentPage(
    disclaimer,
    { title: 'A & B', html: '', faults, gaps: 2 },
    { types, served: true },
  );
  expect(page).toContain(
    '<li><code>packages/library/x/pt.md:3:14</code> {owner_nam} is neither a value nor a question &lt;b&gt;</li>',
  );
  expect(page).toContain('In 2 places');
  expect(page).toContain('<title>A &amp; B – Disclaimer, Portuguese (draft), German blog</title>');
});

test('unknown types, languages and owners have no preview, and the list links all known ones', () => {
  expect(renderPreview({ ...disclaimer, language: 'xx' })).toBeNull();
  expect(renderPreview({ ...disclaimer, owner: 'nobody' })).toBeNull();
  const page = indexPage(types, ['draft pt: 1 of 2 texts']);
  const links = page.match(/href="\/document\?[^"]+"/gu) ?? [];
  const owners = types.reduce((sum, type) => sum + ownerNames(type).length, 0);
  expect(new Set(links).size).toBe(owners * previewLanguages.length);
});

test('shows a valid choice, and falls back to the first owner', () => {
  const answer = (path: string) => previewAnswer(new URL(path, 'http://localhost:3100'));
  const shown = answer('/document?type=EULA&language=en&owner=germanBlog');
  const [first = ''] = ownerNames('EULA');
  expect(shown.status).toBe(200);
  expect(shown.html).toContain(`<option value="${first}" selected>`);
  expect(answer('/document?type=EULA&language=xx').status).toBe(404);
  expect(answer('/document?type=TEST&language=en').status).toBe(404);
  expect(answer('/favicon.ico').status).toBe(404);
  expect(answer('/').html).toContain('draft pt: ');
});

test('the command writes the page and prints its path', async () => {
  const run = promisify(execFile);
  const program = ['tooling/translation/library.ts', 'preview'];
  const { stdout } = await run(process.execPath, [...program, 'disclaimer', 'pt', 'random-3']);
  const [, file = ''] = /^(\S+\.html): 0 gaps, 0 faults\n$/u.exec(stdout) ?? [];
  expect(readFileSync(file, 'utf8')).toContain('Portuguese (draft), Random 3');
  await expect(run(process.execPath, [...program, 'disclaimr', 'pt'])).rejects.toThrow(
    'There is no type disclaimr',
  );
});
