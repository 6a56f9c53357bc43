import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { languages } from '@clausewright/contract/languages';
import type { Plain } from '@clausewright/engine/document/tree';
import { PdfRenderer } from './pdf.ts';
import { policyFixture } from './testing/policy-fixture.ts';

const warnings: string[] = [];
const pdf = new PdfRenderer({ warn: (message) => warnings.push(message) });
afterAll(() => pdf[Symbol.asyncDispose]());

async function bytesOf(plain: Plain, renderer = pdf): Promise<Uint8Array> {
  const made = await renderer.render(plain);
  if (!made.ok) throw new Error(made.reason);
  return made.bytes;
}
const info = (bytes: Uint8Array, ...options: string[]) =>
  execFileSync('pdfinfo', [...options, '-'], { input: bytes, stdio: ['pipe', 'pipe', 'ignore'] }).toString(
    'utf8',
  );
const textOf = (bytes: Uint8Array) =>
  execFileSync('pdftotext', ['-raw', '-', '-'], {
    input: bytes,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
const withText = (value: string, title = 'T'): Plain => ({
  type: 'root',
  language: 'en',
  title,
  children: [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: 'T' }] },
    { type: 'paragraph', children: [{ type: 'text', value }] },
  ],
});

test.for(languages)('a policy is a tagged PDF/UA-1 with title and language: %s', async (language) => {
  const plain = policyFixture(language);
  const bytes = await bytesOf(plain);
  const raw = Buffer.from(bytes).toString('latin1');
  expect(info(bytes)).toMatch(/^Tagged: +yes$/mu);
  expect(info(bytes)).toContain(plain.title);
  expect(info(bytes, '-meta')).toMatch(/pdfuaid:part[>="]+1/u);
  expect(raw).toContain(`/Lang (${language})`);
  expect(raw).toContain('/DisplayDocTitle true');
  expect(bytes.length).toBeLessThan(260_000);
});

test('structure, outline, links and fonts match the tree', async () => {
  const plain = policyFixture('de');
  const bytes = await bytesOf(plain);
  const structure = info(bytes, '-struct');
  const count = (tag: string) => [...structure.matchAll(new RegExp(`^ *${tag}\\b`, 'gmu'))].length;
  const headings = plain.children.filter((node) => node.type === 'heading');
  const tables = plain.children.filter((node) => node.type === 'records');
  expect(count('H1') + count('H2') + count('H3')).toBe(headings.length);
  expect(count('Table')).toBe(tables.length);
  expect(count('TH')).toBe(tables.reduce((sum, table) => sum + table.fields.length, 0));
  const sections = headings.filter(({ depth }) => depth === 2).length;
  // The list of contents leads to each section.
  expect(count('Link')).toBe(JSON.stringify(plain).split('"type":"link"').length - 1 + sections);
  const outline =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Title \(|\/Title </gu) ?? [];
  expect(outline.length).toBeGreaterThanOrEqual(headings.length);
  const fonts = execFileSync('pdffonts', ['-'], { input: bytes, stdio: ['pipe', 'pipe', 'ignore'] })
    .toString()
    .trim()
    .split('\n')
    .slice(2);
  for (const line of fonts) expect(line).toMatch(/ yes yes yes /u);
});

test('the same tree gives the same bytes in another worker', async () => {
  await using other = new PdfRenderer();
  const plain = policyFixture('it');
  expect(Buffer.from(await bytesOf(plain)).equals(await bytesOf(plain, other))).toBe(true);
  expect(Buffer.from(await bytesOf(plain)).equals(await bytesOf(policyFixture('it', 1)))).toBe(false);
});

test.for([
  '#panic("x")',
  '#read("/etc/passwd")',
  '#import "@preview/x:0.1.0": *',
  '$ x^2 $',
  '@ref <label>',
  '*bold* _it_ `raw` = h',
  '"quoted" \\ #{1+1}',
])('Typst code %s is printed as text in body and title', async (code) => {
  const bytes = await bytesOf(withText(code, code));
  expect(textOf(bytes)).toContain(code);
  expect(info(bytes)).toContain(code);
});

test.for([
  ['Chinese', '中华人民共和国 臺灣'],
  ['Japanese', '株式会社 さくら カメラ'],
  ['Korean', '주식회사'],
  ['Hebrew', 'שלום'],
  ['Arabic', 'محمد'],
  ['Devanagari', 'भारत'],
  ['Greek and Cyrillic', 'Ελλάδα Україна'],
  ['emoji', '\u{1F9FF} \u{2696}'],
])('prints %s in body and table as PDF/UA-1', async ([, text = '']) => {
  warnings.length = 0;
  const plain = withText(text);
  plain.children.push({ type: 'records', fields: [text], rows: [[[{ type: 'text', value: text }]]] });
  const made = await pdf.render(plain);
  expect(made).toMatchObject({ ok: true, accessible: true });
  expect(warnings).toEqual([]);
  // Direction marks are the reader's; what the letters are must be in the file.
  const words = made.ok ? textOf(made.bytes).replace(/[\u202a-\u202e\u2066-\u2069]/gu, '') : '';
  for (const word of text.split(' ')) expect(words.split(word).length - 1, words).toBe(3);
});

test.for([
  ['a script without a font', 'Tbilisi თბილისი', 'Tbilisi \ufffd'],
  ['private use', 'a\ue123b', 'a\ufffdb'],
  ['a missing letter beside one that is there', '漢\ue123字', '漢\ufffd字'],
])(
  'an unsupported character is shown as missing, and the log quotes none: %s',
  async ([, text = '', shown]) => {
    warnings.length = 0;
    const made = await pdf.render(withText(text, text));
    if (!made.ok) throw new Error(made.reason);
    expect(made.accessible).toBe(true);
    expect(textOf(made.bytes)).toContain(shown);
    expect(info(made.bytes)).toMatch(new RegExp(`^Title: +${text}$`, 'mu'));
    expect(warnings.join()).toMatch(/^PDF with a sign for \d letters that no font has$/u);
  },
);

test('a link keeps its target even if its glyphs are missing', async () => {
  const url = 'https://example.org/თბილისი';
  const plain = withText('x');
  plain.children.push({
    type: 'paragraph',
    children: [{ type: 'link', url, children: [{ type: 'text', value: url }] }],
  });
  const bytes = await bytesOf(plain);
  expect(textOf(bytes)).toContain('https://example.org/\ufffd');
  expect(decodeURI(info(bytes, '-url'))).toContain(url);
});

test('Hebrew in an English line runs right to left, and the line continues to its right', async () => {
  const bytes = await bytesOf(withText('Owner: יוסי כהן (מנהל), Tel Aviv'));
  const boxes = execFileSync('pdftotext', ['-bbox', '-', '-'], {
    input: bytes,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
  const left = (word: string) =>
    Number(new RegExp(`xMin="([\\d.]+)"[^>]*>[^<]*${word}`, 'u').exec(boxes)?.[1]);
  const order = ['Owner', 'מנהל', 'כהן', 'יוסי', 'Tel', 'Aviv'];
  expect(order.toSorted((one, other) => left(one) - left(other))).toEqual(order);
});

test.for([
  ['control characters', withText('a\u0001b\u007f\u0085c')],
  ['lone surrogates', withText('a\ud800b\udc00')],
  ['an empty title', withText('a', '')],
  ['right-to-left and Cyrillic', withText('שלום مرحبا Привет')],
  [
    'skipped heading levels',
    { ...withText('a'), children: [{ type: 'heading', depth: 3, children: [{ type: 'text', value: 'x' }] }] },
  ],
  ['nothing at all', { ...withText('a'), children: [] }],
] as [string, Plain][])('renders a PDF from %s', async ([, plain]) => {
  const made = await pdf.render(plain);
  expect(made.ok).toBe(true);
});
