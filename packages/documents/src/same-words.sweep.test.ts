import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { languages } from '@clausewright/contract/languages';
import type { Plain } from '@clausewright/engine/document/tree';
import { renderDocx } from './docx.ts';
import { renderHtml } from './html.ts';
import { renderMarkdown } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { PdfRenderer } from './pdf.ts';
import { renderText } from './text.ts';
import { canonical } from './testing/canonical.ts';
import { expectedText } from './testing/expected-text.ts';
import { hostileTrees } from './testing/hostile-trees.ts';
import { policyFixture } from './testing/policy-fixture.ts';
import {
  comparePages,
  firstDifference,
  docxText,
  htmlText,
  lettersOnly,
  pdfPages,
} from './testing/read-text.ts';

const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

/** Empty when both say the same; only letters count. The line under a heading of a text file is not a word. */
function apart(actual: string, expected: string): string {
  return firstDifference(lettersOnly(actual.replaceAll('=', '')), lettersOnly(expected.replaceAll('=', '')));
}

async function expectSameWords(wild: Plain, withPdf: boolean) {
  const plain = canonical(wild);
  const read: Plain = { ...plain, children: parseMarkdown(renderMarkdown(plain)) };
  const found = {
    html: apart(htmlText(renderHtml(plain)), expectedText(plain, 'html')),
    txt: apart(renderText(plain), expectedText(plain, 'txt')),
    docx: apart(docxText(await renderDocx(plain)), expectedText(plain, 'docx')),
    md: apart(expectedText(read, 'md'), expectedText(plain, 'md')),
    pdf: withPdf ? await pdfApart(plain) : '',
  };
  expect(found).toEqual({ html: '', txt: '', docx: '', md: '', pdf: '' });
}

async function pdfApart(plain: Plain): Promise<string> {
  const made = await pdf.render(plain);
  return made.ok ? comparePages(pdfPages(made.bytes), plain) : made.reason;
}

test.for(languages)(
  'the fixed policy has the same words in the same order in all five formats: %s',
  async (language) => {
    await expectSameWords(policyFixture(language), true);
  },
);

test('random hostile documents have the same words in four formats', async () => {
  await fc.assert(
    fc.asyncProperty(hostileTrees({ foreign: true }), (plain) => expectSameWords(plain, false)),
    { numRuns: 400 },
  );
}, 120_000);

test('random hostile documents have the same words in PDF too', async () => {
  await fc.assert(
    fc.asyncProperty(hostileTrees({ foreign: false }), (plain) => expectSameWords(plain, true)),
    { numRuns: 60 },
  );
}, 120_000);

test('the comparison detects a missing, a doubled and a swapped word', async () => {
  const plain = policyFixture('en');
  const text = renderText(plain);
  const wrong = [
    text.replace('shortened', ''),
    text.replace('secret', 'secret secret'),
    text.replace('tax law', 'law tax'),
  ];
  for (const damaged of wrong) expect(apart(damaged, expectedText(plain, 'txt'))).not.toBe('');
  const made = await pdf.render({ ...plain, children: plain.children.slice(0, -1) });
  if (!made.ok) throw new Error(made.reason);
  expect(comparePages(pdfPages(made.bytes), plain)).not.toBe('');
});
