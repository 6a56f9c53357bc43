import { afterAll, expect, test } from 'vitest';
import type { Plain } from '@clausewright/engine/document/tree';
import { renderDocx } from './docx.ts';
import { renderDraftHtml, renderHtml } from './html.ts';
import { absoluteUrl, safeUrl } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import { PdfRenderer } from './pdf.ts';
import { zipEntries } from './testing/zip-entries.ts';

const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\u0000script:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u200bjavascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  'ftp://x.example',
  '//evil.example',
  '/\\evil.example',
  '/\u200b/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'relative',
  '',
];
const kept = ['https://x.example/a?b=c&d="e"#f', 'http://x.example', 'mailto:a@b.example', 'tel:+49123'];

const linkTo = (url: string): Plain => ({
  type: 'root',
  language: 'en',
  title: 'T',
  children: [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: 'T' }] },
    { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: 'words' }] }] },
  ],
});
const pdfText = async (plain: Plain) => {
  const made = await pdf.render(plain);
  if (!made.ok) throw new Error(made.reason);
  return Buffer.from(made.bytes).toString('latin1');
};

test.for(refused)('a link to %j is reduced to its text in every format', async (url) => {
  const plain = linkTo(url);
  expect(safeUrl(url)).toBeNull();
  expect(renderHtml(plain)).toBe('<h1 id="section-t">T</h1>\n<p>words</p>');
  expect(renderMarkdown(plain)).toBe('# T\n\nwords\n');
  const entries = zipEntries(await renderDocx(plain));
  expect(entries.get('word/document.xml')).not.toContain('w:hyperlink');
  expect(entries.get('word/_rels/document.xml.rels')).not.toContain('External');
  expect(await pdfText(plain)).not.toContain('/Subtype /Link');
});

test.for(kept)('a link to %s stays a link in every format', async (url) => {
  const plain = linkTo(url);
  const escaped = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  expect(absoluteUrl(url)).toBe(url);
  expect(renderHtml(plain)).toContain(`<a href="${escaped}">words</a>`);
  const entries = zipEntries(await renderDocx(plain));
  expect(entries.get('word/_rels/document.xml.rels')).toContain(`Target="${escaped}"`);
  expect(await pdfText(plain)).toContain('/Subtype /Link');
});

test('the preview shows a link without URL', () => {
  const html = renderDraftHtml({
    type: 'TEST',
    language: 'en',
    title: 'T',
    clauses: [
      {
        id: 'c',
        version: 1,
        price: null,
        blocks: [
          {
            type: 'paragraph',
            children: [
              { type: 'link', url: 'https://x.example', children: [{ type: 'text', value: 'words' }] },
            ],
          },
        ],
      },
    ],
  });
  expect(html).toBe('<section data-clause="c">\n<p><span class="link">words</span></p>\n</section>');
});

test('a fragment link leads to its heading in Word and PDF and is plain text where there is none', async () => {
  const found = linkTo('#section-t');
  expect(zipEntries(await renderDocx(found)).get('word/document.xml')).toContain('w:anchor="section_1"');
  expect(await pdfText(found)).toContain('/Subtype /Link');
  const lost = linkTo('#section-elsewhere');
  expect(zipEntries(await renderDocx(lost)).get('word/document.xml')).not.toContain('w:hyperlink');
  expect(await pdfText(lost)).not.toContain('/Subtype /Link');
});
