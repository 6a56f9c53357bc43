import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderArticle, renderHtml } from './html.ts';
import { type HostedFrame, pageStyleHash, renderHostedPage, renderPage } from './page.ts';
import { hostedFrame } from './testing/hosted-frame.ts';
import { policyFixture } from './testing/policy-fixture.ts';

const plain = policyFixture('de');
const hosted = (change: Partial<HostedFrame> = {}) => renderHostedPage(plain, { ...hostedFrame, ...change });

test('both pages contain one constant stylesheet, and its hash is the exported one', () => {
  for (const page of [renderPage(plain), hosted(), renderPage(policyFixture('en'))]) {
    const style = /<style>([\s\S]*)<\/style>/u.exec(page)?.[1] ?? '';
    expect(`'sha256-${createHash('sha256').update(style).digest('base64')}'`).toBe(pageStyleHash);
  }
});

test('every system has a good font before the generic fallback', () => {
  const faces = /--serif:([^;]+);/u.exec(renderPage(plain))?.[1]?.split(',') ?? [];
  // Apple, Windows, Android, Linux.
  for (const face of ['"Iowan Old Style"', 'Georgia', '"Noto Serif"', '"DejaVu Serif"'])
    expect(faces).toContain(face);
  expect(faces.at(-1)).toBe('serif');
});

test('nothing executes and nothing is loaded', () => {
  for (const page of [renderPage(plain), hosted()])
    expect(page).not.toMatch(
      /<script|<iframe|<img|<link rel="stylesheet|@import|url\(|\son[a-z]+=|\sstyle=/iu,
    );
});

test('the live page links each language and version', () => {
  const page = hosted();
  for (const { language, url } of hostedFrame.languages)
    expect(page).toContain(`<link rel="alternate" hreflang="${language}" href="${url}">`);
  expect(page).toContain(`<link rel="canonical" href="${hostedFrame.canonical}">`);
  expect(page).toContain('<time datetime="2025-11-20">20. November 2025</time>');
  expect(page).toContain('aria-current="true">Version 3');
  expect(page).toContain('<a class="skip" href="#document">');
});

test('search engine metadata names the page, its owner and its date', () => {
  const title = plain.title.replaceAll('&', '&amp;');
  expect(hosted()).toContain(
    `<meta name="description" content="${title}, Northlight Ceramics Ltd, Version 3, 20. November 2025">`,
  );
  expect(hosted({ publisher: 'A "B" & C' })).toContain('A &quot;B&quot; &amp; C, Version 3');
});

test('every table-of-contents entry leads to a heading', () => {
  const page = hosted();
  const targets = [...page.matchAll(/<a href="#(section-[^"]+)"/gu)].map(([, id]) => id);
  expect(targets.length).toBe(
    plain.children.filter((node) => node.type === 'heading' && node.depth === 2).length,
  );
  for (const id of targets) expect(page.split(`id="${id}"`).length).toBe(2);
});

test('a table has column and row headers', () => {
  const tables = plain.children.filter((node) => node.type === 'records');
  const html = renderHtml(plain);
  const sum = (count: (table: (typeof tables)[number]) => number) =>
    tables.reduce((total, table) => total + count(table), 0);
  expect(html.split('<th scope="col">').length - 1).toBe(sum((table) => table.fields.length));
  expect(html.split('<th scope="row">').length - 1).toBe(sum((table) => table.rows.length));
});

test('the credit line appears on the live page if set, and never in the copyable HTML', () => {
  expect(hosted()).toContain('Erstellt mit Clausewright');
  expect(hosted({ creditLine: null })).not.toContain('Clausewright');
  expect(renderArticle(plain)).toMatch(/^<article lang="de">\n<h1 /u);
  expect(renderArticle(plain)).not.toContain('Clausewright');
});

test('shows no language or version list for a single language and version', () => {
  const page = hosted({ languages: hostedFrame.languages.slice(0, 1), versions: [], creditLine: null });
  expect(page).not.toContain('<nav aria-label');
  expect(page).not.toContain('<footer');
});

test('does not number sections that the author numbered', () => {
  const heading = (value: string) => ({
    type: 'heading' as const,
    depth: 2 as const,
    children: [{ type: 'text' as const, value }],
  });
  const numbered = {
    ...plain,
    children: [...plain.children.slice(0, 1), heading('1. One'), heading('2. Two')],
  };
  expect(renderPage(plain)).toContain('class="doc numbered"');
  expect(renderPage(numbered)).not.toContain('class="doc numbered"');
});
