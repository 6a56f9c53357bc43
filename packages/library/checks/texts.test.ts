import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outlines } from '../agreement-types.ts';
import { questionnaires } from '../agreement-types.ts';
import { bannerFacts } from '../vendors/site-banner.ts';
import { outlineFaults } from '@clausewright/engine/document/check/clause-faults';

test.each(Object.values(outlines).map((outline) => [outline.type, outline] as const))(
  'the texts of %s match the declarations of their clauses',
  (type, outline) => {
    expect(outlineFaults(outline, questionnaires[type], bannerFacts)).toEqual([]);
  },
);

test('no part that begins with a word is joined to the word before it', () => {
  const root = join(import.meta.dirname, '..');
  const joined = globSync('{types,shared,vendors}/**/*.md', { cwd: root, exclude: ['**/golden/**'] }).flatMap(
    (file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\p{L}+\{[a-zA-Z]+: \p{L}+/gu)].map(
        ([words]) => `${file}: ${words}`,
      ),
  );
  expect(joined).toEqual([]);
});
