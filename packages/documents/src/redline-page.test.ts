import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageStyleHash } from './page.ts';
import { renderRedlinePage } from './redline-page.ts';
import { policyEditions } from './testing/policy-editions.ts';
import { redlineFrame } from './testing/redline-frame.ts';

const { before, after } = policyEditions;
const page = renderRedlinePage(before, after, redlineFrame);

test('the page contains exactly the stylesheet allowed by its CSP, and runs and loads nothing', () => {
  const style = /<style>([\s\S]*)<\/style>/u.exec(page)?.[1] ?? '';
  expect(`'sha256-${createHash('sha256').update(style).digest('base64')}'`).toBe(pageStyleHash);
  expect(page).not.toMatch(/<script|<iframe|<img|<link rel="stylesheet|@import|url\(|\son[a-z]+=|\sstyle=/iu);
});

test('names and links both versions, and is not indexed', () => {
  expect(page).toContain('Vorher: <a href="https://docs.example/live/abc/v/2">Version 2, 1. Mai 2025</a>');
  expect(page).toContain('Jetzt: <a href="https://docs.example/live/abc">Version 3, 20. November 2025</a>');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('hreflang="en">English</a>');
});

test('every change is labelled in words, and the legend shows both kinds', () => {
  const marks = [...page.matchAll(/<(ins|del)(?: data-said="([^"]*)")?>/gu)].map(
    ([, tag, said]) => `${tag} ${said}`,
  );
  expect(marks.slice(0, 20)).toContain('ins Eingefügt');
  expect(new Set(marks)).toEqual(
    new Set(['ins Eingefügt', 'del Gestrichen', 'ins undefined', 'del undefined']),
  );
  expect(page).toContain('<li><ins>Eingefügt</ins></li><li><del>Gestrichen</del></li>');
  expect(marks.filter((mark) => mark.endsWith('undefined'))).toHaveLength(2);
});

test('the change list links every changed clause once', () => {
  const targets = [...page.matchAll(/<a href="#(change-\d+)"/gu)].map(([, id]) => id);
  expect(targets).toEqual(
    after.map((_, index) => `change-${index + 1}`).concat(`change-${after.length + 1}`),
  );
  for (const id of targets) expect(page.split(`id="${id}"`)).toHaveLength(2);
  expect(page).toMatch(
    /<li><a href="#change-\d+"><ins data-said="Eingefügt">Neue Dienste<\/ins><\/a><\/li>/u,
  );
});

test('shows one title with both versions below', () => {
  expect(page.match(/<h1>/gu)).toHaveLength(1);
  expect(page).toMatch(/<h1>[^<]+<\/h1>\n<div class="meta">/u);
});

test('reports equal versions as equal, without list and legend', () => {
  const same = renderRedlinePage(after, after, redlineFrame);
  expect(same).toContain('Der Text ist derselbe.');
  expect(same).not.toMatch(/<nav class="contents|<ins|<del|class="legend"/u);
});

test('frame texts are escaped, and URLs pass the link filter', () => {
  const hostile = renderRedlinePage(before, after, {
    ...redlineFrame,
    title: '<script>alert(1)</script>',
    before: { label: '<b>', url: 'javascript:alert(1)' },
    messages: { ...redlineFrame.messages, added: '"><script>' },
  });
  expect(hostile).not.toMatch(/<script|javascript:|<b>/u);
});
