/** Each clause says in a comment of its file what it rests on, as docs/drafting.md asks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../types');

/** A numbered article, section, judgment or guideline, or the plain word that no duty stands behind the text. */
const basis =
  /(?:§|\b(?:Art\.|Articles?|Acts?|CJEU|Directive|Guidelines?|NRS|recommendation)(?!\p{L})).*\d|\bno duty\b/su;

function comments(text: string): string {
  return parseSync('clause.ts', text)
    .comments.map(({ value }) => value)
    .join('\n');
}

test.each(['privacy-policy', 'cookies-policy'])('each clause of the %s cites its sources', (folder) => {
  const clauses = globSync('clauses/**/*.ts', { cwd: join(source, folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(source, folder, file), 'utf8') }))
    .filter(({ text }) => text.includes('= clause({'));
  expect(clauses.length).toBeGreaterThan(20);
  expect(clauses.filter(({ text }) => !basis.test(comments(text))).map(({ file }) => file)).toEqual([]);
});

test('a comment without a source does not count, nor does a source in the text itself', () => {
  const noted = (comment: string): boolean => basis.test(comments(`/** ${comment} */ const a = '§ 1';`));
  expect(
    ['Article 13(1)(c) GDPR.', 'CJEU C-40/17.', 'Custom; no duty asks for it.'].map(noted),
  ).not.toContain(false);
  expect(['One row per entry.', 'Two of the 3 tables.', 'What Artists act on.'].map(noted)).not.toContain(
    true,
  );
});
