/** No text holds an expression of the stop-list of its language, `words-to-avoid/<language>.md`: calques and ticks that a lawyer of
 * the country would strike out. Prescribed texts are not judged; they live in `statutory/`. */
import { languages } from '@clausewright/contract/languages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Row {
  avoid: string;
  instead: string;
  why: string;
}

/** The rows of `| Avoid | Write instead | Why |`. */
function rowsOf(table: string): Row[] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [avoid = '', instead = '', why = ''] = line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim());
      return { avoid, instead, why };
    });
}

/** Whole words, in either case; a line end counts as a space. */
function patternOf(expression: string): RegExp {
  const words = expression
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'giu');
}

/** What nobody reads: notes for translators, names of parts, values, snippets and keys, addresses of links. */
const unread = /<!--[\s\S]*?-->|\{[^{}:]*\}|\{[^{}:]*:|^# \S+$|^[\w.-]+ = |\]\([^)]*\)/gmu;

/** Each expression to avoid that the text holds, as file:line and what to write instead. */
function wordsToAvoid(rows: readonly Row[], file: string, source: string): string[] {
  const text = source.replaceAll(unread, (words) => words.replaceAll(/[^\n]/gu, '\u0000'));
  return rows.flatMap(({ avoid, instead }) =>
    [...text.matchAll(patternOf(avoid))].map(
      ({ index }) => `${file}:${text.slice(0, index).split('\n').length} "${avoid}": write ${instead}`,
    ),
  );
}

const listed = languages
  .map((language) => [language, join(root, 'words-to-avoid', `${language}.md`)] as const)
  .filter(([, list]) => existsSync(list))
  .map(([language, list]) => [language, rowsOf(readFileSync(list, 'utf8'))] as const);

test('there is a list', () => {
  expect(listed.length).toBeGreaterThan(0);
});

test.each(listed)('the texts in %s hold no words to avoid', (language, rows) => {
  // The type TEST is no legal text.
  const files = globSync(`{types,shared,vendors}/**/${language}.md`, { cwd: root }).filter(
    (file) => !/golden|^types.test/u.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap((file) => wordsToAvoid(rows, file, readFileSync(join(root, file), 'utf8'))).toSorted(),
  ).toEqual([]);
});

test.each(listed)(
  'every row of the list in %s says what to write instead and why, once',
  (_language, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.avoid === '' || row.instead === '' || row.why === '')).toEqual([]);
    const expressions = rows.map(({ avoid }) => avoid.toLowerCase());
    expect(expressions.filter((expression, i) => expressions.indexOf(expression) !== i)).toEqual([]);
  },
);

test('a planted expression is named with its line and what to write; not in a note, a name or part of a word', () => {
  const rows = rowsOf(
    '| Avoid | Write instead | Why |\n|---|---|---|\n| auf Basis von | aufgrund | calque |\n| teilen | weitergeben | calque |\n',
  );
  expect(wordsToAvoid(rows, 'de.md', '## Daten\n\nAuf Basis\nvon Art. 6.\nWir Teilen sie.\n')).toEqual([
    'de.md:3 "auf Basis von": write aufgrund',
    'de.md:5 "teilen": write weitergeben',
  ]);
  const clean =
    'Wir verteilen es.\n<!-- auf Basis von -->\n{teilen: Teilende.} {teilen items}\n\n# teilen\nteilen = ja\n';
  expect(wordsToAvoid(rows, 'de.md', clean)).toEqual([]);
});
