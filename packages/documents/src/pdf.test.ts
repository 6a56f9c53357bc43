import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { languages } from '@clausewright/contract/languages';
import type { Plain } from '@clausewright/agreements/tree';
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
  expect(bytes.length).toBeLessThan(250_000);
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
  expect(count('Link')).toBe(JSON.stringify(plain).split('"type":"link"').length - 1);
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
])('Typst code %s is text in body and title', async (code) => {
  const bytes = await bytesOf(withText(code, code));
  expect(
    execFileSync('pdftotext', ['-raw', '-', '-'], {
      input: bytes,
      stdio: ['pipe', 'pipe', 'ignore'],
    }).toString(),
  ).toContain(code);
  expect(info(bytes)).toContain(code);
});

test.for([
  ['script without a font', '漢字 \u{1F9FF} \u{20000}'],
  ['private use', '\ue123'],
])(
  'text that PDF/UA-1 refuses still becomes a tagged PDF, with a line in the log: %s',
  async ([, text = '']) => {
    warnings.length = 0;
    const made = await pdf.render(withText(text));
    expect(made).toMatchObject({ ok: true, accessible: false });
    expect(warnings.join()).toContain('could not be displayed');
    if (made.ok) expect(info(made.bytes)).toMatch(/^Tagged: +yes$/mu);
  },
);

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
] as [string, Plain][])('a PDF comes out of %s', async ([, plain]) => {
  const made = await pdf.render(plain);
  expect(made.ok).toBe(true);
});
