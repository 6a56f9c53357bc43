/** Long documents begin with a list of contents, prescribed boxes are framed, and annexes are marked. */
import type { Plain, PlainBlock } from '@clausewright/engine/document/tree';
import { expect, test } from 'vitest';
import { renderDocx } from './docx.ts';
import { renderHtml } from './html.ts';
import { renderPage } from './page.ts';
import { pdfData } from './pdf-data.ts';
import { zipEntries } from './testing/zip-entries.ts';

const heading = (value: string, depth: 1 | 2 = 2): PlainBlock => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
});
const paragraph = (value: string, box?: string): PlainBlock => ({
  type: 'paragraph',
  ...(box !== undefined && { box }),
  children: [{ type: 'text', value }],
});
const withSections = (count: number): Plain => ({
  type: 'root',
  language: 'fr',
  title: 'T',
  children: [
    heading('T', 1),
    paragraph('date'),
    ...Array.from({ length: count }, (_, i) => [heading(`${i + 1}. S${i + 1}`), paragraph('x')]).flat(),
    heading('Annexe\u00A01\u00A0: Garanties'),
    paragraph('one', 'a'),
    paragraph('two', 'a'),
    paragraph('three', 'b'),
  ],
});
const long = withSections(12);

test('the list of contents of a long document stands before its first section, in each format', async () => {
  expect(renderPage(long)).toMatch(/date<\/p>\s*<nav class="contents" aria-label="Sommaire">/u);
  expect(renderPage(long)).toContain('<a href="#section-annexe-1-garanties" class="plain">');
  expect(renderPage(withSections(5))).not.toContain('<nav');
  expect(
    pdfData(long)
      .children.map(({ type }) => type)
      .indexOf('contents'),
  ).toBe(2);
  expect(pdfData(withSections(5)).children.map(({ type }) => type)).not.toContain('contents');
  const body = zipEntries(await renderDocx(long)).get('word/document.xml') ?? '';
  expect(body.split('<w:hyperlink')).toHaveLength(1 + 13);
});

test('neighbours of one box share a frame, and an annex begins a page of its own', async () => {
  const html = renderHtml(long);
  expect(html).toContain(
    '<fieldset>\n<p>one</p>\n<p>two</p>\n</fieldset>\n<fieldset>\n<p>three</p>\n</fieldset>',
  );
  expect(html).toContain('class="annex">Annexe');
  expect(pdfData(long).children.slice(-3)).toMatchObject([
    { type: 'heading', annex: true },
    { type: 'box', children: [{}, {}] },
    { type: 'box', children: [{}] },
  ]);
  const body = zipEntries(await renderDocx(long)).get('word/document.xml') ?? '';
  expect(body.split('<w:tbl>')).toHaveLength(1 + 2);
  expect(body.split('<w:pageBreakBefore/>')).toHaveLength(1 + 1);
});
