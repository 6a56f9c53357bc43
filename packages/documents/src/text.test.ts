import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plain, PlainBlock } from '@clausewright/engine/document/tree';
import { renderText, textWidth } from './text.ts';
import { canonical } from './testing/canonical.ts';
import { hostileTrees } from './testing/hostile-trees.ts';

const paragraph = (value: string): PlainBlock => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const plain = (...children: PlainBlock[]): Plain => ({ type: 'root', language: 'en', title: 'T', children });

test.for([
  ['abc', 3],
  ['ß€—', 3],
  ['漢字', 4],
  ['e\u0301', 1],
  ['👩‍👩‍👧', 2],
  ['🇩🇪', 2],
  ['\u200b', 0],
] as [string, number][])('%s is %i columns wide', ([text, width]) => {
  expect(textWidth(text)).toBe(width);
});

test('no line exceeds 78 columns unless a single word does', () => {
  fc.assert(
    fc.property(hostileTrees({ foreign: true }), (wild) => {
      for (const line of renderText(canonical(wild)).split('\n'))
        if (/\S [^ ]/u.test(line.replace(/^ *(?:- |\d+\. )*/u, '')))
          expect(textWidth(line)).toBeLessThanOrEqual(78);
    }),
    { numRuns: 1000 },
  );
});

test('keeps non-breaking spaces, underlines headings, numbers sections and indents lists', () => {
  const heading = (depth: 1 | 2, value: string): PlainBlock => ({
    type: 'heading',
    depth,
    children: [{ type: 'text', value }],
  });
  const long = `${'word '.repeat(14)}10\u00a0000\u00a0€ end`;
  const list: PlainBlock = {
    type: 'list',
    ordered: true,
    children: [{ type: 'listItem', children: [paragraph(long)] }],
  };
  expect(renderText(plain(heading(1, 'Title'), heading(2, 'One'), heading(2, 'Two'), list))).toBe(
    `Title\n=====\n\n\n1. One\n------\n\n\n2. Two\n------\n\n1. ${'word '.repeat(14)}\n   10\u00a0000\u00a0€ end\n`.replace(
      / +\n/gu,
      '\n',
    ),
  );
});

test('prints the URL of a link once', () => {
  const link = (url: string, value: string): PlainBlock => ({
    type: 'paragraph',
    children: [{ type: 'link', url, children: [{ type: 'text', value }] }],
  });
  expect(renderText(plain(link('https://x.example', 'site')))).toBe('site (https://x.example)\n');
  expect(renderText(plain(link('https://x.example', 'https://x.example')))).toBe('https://x.example\n');
  expect(renderText(plain(link('mailto:a@b.example', 'a@b.example')))).toBe('a@b.example\n');
  expect(renderText(plain(link('tel:+4912', '+49 (0)12')))).toBe('+49 (0)12\n');
  expect(renderText(plain(link('tel:+4912', 'call')))).toBe('call (tel:+4912)\n');
});
