/** What LibreOffice makes of our Word files, where Word itself cannot be run: the long tier. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderDocx } from './docx.ts';
import { expectedText } from './testing/expected-text.ts';
import { policyFixture } from './testing/policy-fixture.ts';
import { firstDifference, docxText, lettersOnly, pdfPages } from './testing/read-text.ts';
import { zipEntries } from './testing/zip-entries.ts';

/** LibreOffice keeps settings where it is told to, so that it starts as on a new machine. */
function convert(directory: string, to: 'pdf' | 'docx'): Buffer {
  const settings = `-env:UserInstallation=file://${directory}/settings`;
  const typed = [
    '--headless',
    '--convert-to',
    to,
    '--outdir',
    join(directory, to),
    join(directory, 'a.docx'),
  ];
  execFileSync('soffice', [settings, ...typed], { stdio: 'ignore' });
  return readFileSync(join(directory, to, `a.${to}`));
}

/** Letters alone: marks of lists are numbering of its own in the file that it writes. */
const words = (text: string): string => lettersOnly(text).replace(/\P{L}/gu, '');
const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

test.runIf(process.env['LONG_TESTS'] === '1').each(['de', 'fr'] as const)(
  'LibreOffice finds every word, heading and table of a Word file in order: %s',
  async (language) => {
    const plain = policyFixture(language);
    const directory = mkdtempSync(join(tmpdir(), 'libreoffice-'));
    try {
      const ours = await renderDocx(plain);
      writeFileSync(join(directory, 'a.docx'), ours);
      const expected = expectedText(plain, 'docx');
      const heads = plain.children.flatMap((node) =>
        node.type === 'records' ? [lettersOnly(node.fields.join(''))] : [],
      );
      // Bullets and numbers of lists included; a table's head may come again at the top of a page.
      let printed = '';
      for (const page of pdfPages(convert(directory, 'pdf')).map(lettersOnly)) {
        const repeated = heads.find((head) => page.startsWith(head) && printed.includes(head));
        printed += page.slice(repeated?.length ?? 0);
      }
      expect(firstDifference(printed, lettersOnly(expected))).toBe('');

      const again = convert(directory, 'docx');
      expect(firstDifference(words(docxText(again)), words(expected))).toBe('');
      const [before, after] = [ours, again].map(
        (bytes) => zipEntries(bytes).get('word/document.xml') ?? '',
      ) as [string, string];
      for (const part of [/<w:pStyle w:val="Heading1"\/>/gu, /<w:pStyle w:val="Heading2"\/>/gu]) {
        expect(count(before, part)).toBeGreaterThan(0);
        expect(count(after, part)).toBe(count(before, part));
      }
      for (const part of [/<w:tbl>/gu, /<w:tblHeader\b/gu, /<w:tr>|<w:tr /gu, /<w:hyperlink\b/gu])
        expect(count(after, part)).toBe(count(before, part));
    } finally {
      rmSync(directory, { recursive: true });
    }
  },
);
