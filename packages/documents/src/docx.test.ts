import { expect, test } from 'vitest';
import type { ListItem, Plain, PlainBlock } from '@clausewright/engine/document/tree';
import { renderDocx } from './docx.ts';
import { policyFixture } from './testing/policy-fixture.ts';
import { docxText } from './testing/read-text.ts';
import { zipEntries } from './testing/zip-entries.ts';

const plain = policyFixture('de');
const count = (text: string, part: string) => text.split(part).length - 1;

test('headings, tables and links are native Word elements', async () => {
  const entries = zipEntries(await renderDocx(plain));
  const body = entries.get('word/document.xml') ?? '';
  const headings = (depth: number) =>
    plain.children.filter((node) => node.type === 'heading' && node.depth === depth).length;
  for (const depth of [1, 2, 3])
    expect(count(body, `<w:pStyle w:val="Heading${depth}"/>`)).toBe(headings(depth));
  const tables = plain.children.filter((node) => node.type === 'records').length;
  expect(count(body, '<w:tblHeader/>')).toBe(tables);
  expect(count(body, '<w:tblLayout w:type="fixed"/>')).toBe(tables);
  expect(count(body, '</w:tbl><w:p>')).toBe(tables);
  // The list of contents leads to each section.
  expect(count(body, '<w:hyperlink')).toBe(count(JSON.stringify(plain), '"type":"link"') + headings(2));
});

test('sets language, title and page numbers', async () => {
  const entries = zipEntries(await renderDocx(plain));
  expect(entries.get('word/styles.xml')).toContain('<w:lang w:val="de-DE"');
  expect(entries.get('docProps/core.xml')).toContain(`<dc:title>${plain.title}</dc:title>`);
  const footer = entries.get('word/footer1.xml') ?? '';
  expect(footer).toContain('PAGE');
  expect(footer).toContain('NUMPAGES');
});

test('no line height is fixed, so large headings do not overlap', async () => {
  const styles = zipEntries(await renderDocx(plain)).get('word/styles.xml') ?? '';
  const lines = [...styles.matchAll(/<w:spacing [^>]*w:line="[^>]*>/gu)].map(([spacing]) => spacing);
  expect(lines.length).toBeGreaterThan(3);
  for (const spacing of lines) expect(spacing).toContain('w:lineRule="auto"');
});

test('each numbered list starts at 1', async () => {
  const item = (value: string): ListItem<PlainBlock> => ({
    type: 'listItem',
    children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
  });
  const list: PlainBlock = { type: 'list', ordered: true, children: [item('a'), item('b')] };
  const between: PlainBlock = { type: 'paragraph', children: [{ type: 'text', value: '-' }] };
  const document: Plain = { type: 'root', language: 'en', title: 'T', children: [list, between, list] };
  expect(docxText(await renderDocx(document)).split('\n')).toEqual(['1. a', '2. b', '-', '1. a', '2. b']);
});

test('the same tree produces the same bytes', async () => {
  const first = await renderDocx(plain);
  await new Promise((resolve) => setTimeout(resolve, 2100)); // ZIP stamps count in steps of two seconds
  expect(Buffer.from(await renderDocx(plain)).equals(first)).toBe(true);
});
