/** The lists that modules take from the text files of their folder are judged before anybody reads them. */
import { languages } from '@clausewright/contract/languages';
import { wordListFaults } from '@clausewright/engine/document/check/word-list-faults';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = `
  export const kinds = wordList(import.meta.url, 'kinds', ['app', 'site']);
  export const ways = phraseList(import.meta.url, 'ways', { email: ['where'], long: [] });
`;
const good =
  '# kinds\napp = an app\nsite = a site\n\n# ways\nemail = to {where}\n\n# ways.long\nOne.\n\nTwo.\n';

/** Faults of a folder in which every language has the good text but German, without the path of the folder. */
function faultsWith(german: string | null): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'word-lists-'));
  writeFileSync(join(folder, 'words.ts'), module);
  for (const language of languages) {
    const text = language === 'de' ? german : good;
    if (text !== null) writeFileSync(join(folder, `${language}.md`), text);
  }
  const faults = wordListFaults([join(folder, 'words.ts')]).map((fault) =>
    fault.replaceAll(`${folder}/`, ''),
  );
  rmSync(folder, { recursive: true });
  return faults;
}

test('lists with everything that modules read are valid', () => {
  expect(faultsWith(good)).toEqual([]);
});

test.each([
  ['a key is missing', good.replace('site = a site\n', ''), ['de.md:1:1 "# kinds" lacks site']],
  [
    'a key is misspelt',
    good.replace('site = ', 'sites = '),
    ['de.md:1:1 "# kinds" lacks site; did you mean sites?', 'de.md:1:1 nothing prints "# kinds" sites'],
  ],
  [
    'a value is misspelt',
    good.replace('{where}', '{were}'),
    ['de.md:6:12 {were} is none of its values; did you mean where?'],
  ],
  ['a list is read by nobody', `${good}\n# places\nhere = here\n`, ['de.md:1:1 nothing prints "# places"']],
  [
    'a phrase of several paragraphs is missing',
    good.replace(/# ways\.long[^]*/, ''),
    ['de.md:1:1 "# ways" lacks long'],
  ],
  ['the file is missing', null, ['de.md:1:1 there is no such file, which words.ts reads']],
])('%s', (_what, german, faults) => {
  expect(faultsWith(german)).toEqual(faults);
});
