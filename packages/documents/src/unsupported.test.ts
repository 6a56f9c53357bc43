import { expect, test } from 'vitest';
import { unsupportedIn } from './editing.ts';

const found = (text: string) => unsupportedIn(text).map(({ line, kind }) => `${line} ${kind}`);

const everything = [
  '# Title', // 1
  '',
  'Words with ![a picture](x.png)', // 3
  'and more on the *next* line ![a][r].', // 4
  '',
  '| a | b |', // 6
  '|---|:-:|',
  '| c | d |',
  '',
  'x <b>bold</b> `code` y', // 10
  '',
  '<div>', // 12
  'block',
  '</div>',
  '',
  '```js', // 16
  '| a | b |',
  '|---|---|',
  '![no](picture) <i>no html</i>',
  '> no quote',
  '---',
  '```',
  '',
  '> quoted', // 24
  '> ![in it](x)', // 25
  '>',
  '> > inner',
  '',
  '---', // 29
  '',
  '#### deep', // 31
  '',
  'Deeper', // 33
  '------',
  '',
  'a note[^1] here', // 36
  '',
  '[^1]: The note', // 38
  '',
  '- an item', // 40
  '  - ![picture](x)', // 41
  '',
  '    | a | b |', // 43
  '    |---|---|',
  '  - x', // 45
  '',
  '    ```', // 47
  '    | a |',
  '    |---|',
  '    ```',
  '1. one `code`', // 51
  '2. ##### two', // 52
  '',
  '[r]: y.png',
];
const expected = [
  '3 image',
  '4 image',
  '6 table',
  '10 code',
  '10 html',
  '12 html',
  '16 code',
  '24 quote',
  '25 image',
  '29 rule',
  '31 deep-heading',
  '36 footnote',
  '38 footnote',
  '41 image',
  '43 table',
  '47 code',
  '51 code',
  '52 deep-heading',
];

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('reports every kind at its line, with %s line endings', (_name, end) => {
  expect(found(everything.join(end))).toEqual(expected);
});

test('does not report supported Markdown', () => {
  expect(
    found('# a\n\n## b\n\n### c\n\n**d** *e* [f](https://x.example)\n\n- g\n  1. h\n\nTitle\n==='),
  ).toEqual([]);
  expect(found('')).toEqual([]);
});

test('does not report lookalike characters', () => {
  expect(found('a \\[^1] b')).toEqual([]);
  expect(found('1 < 2 | 3 > 2\n\n\\> a \\`b\\` \\<i>')).toEqual([]);
  expect(found('a | b\n\n- - -x')).toEqual([]);
  expect(found('a\n|x|')).toEqual([]);
});

test.each([
  ['a|b\n-|-', ['1 table']],
  ['text\n| a |\n| - |\n| b |', ['2 table']],
  ['> | a | b |\n> |---|---|', ['1 quote', '1 table']],
  ['- | a | b |\n  |---|---|', ['1 table']],
  ['    | a |\n    |---|', ['1 code']],
  ['~~~\n| a |\n|---|', ['1 code']],
  ['| a | b |\n|---|---|\n\n| c | d |\n|---|---|', ['1 table', '4 table']],
])('%j: a table is reported once at its head, and in code as code', (text, lines) => {
  expect(found(text)).toEqual(lines);
});

test.each([
  ['a\n\n[^x]: y\n\nb[^x] ![i](j)', ['3 footnote', '5 footnote', '5 image']],
  ['x[^1] y[^2]', ['1 footnote']],
  ['a\nb [^n] c\nd', ['2 footnote']],
  ['<!-- a\nb -->\n\n***', ['1 html', '4 rule']],
  ['a <b\nc="d"> e', ['1 html']],
  ['> a\nb\n> c\n\nd\n\n> e', ['1 quote', '7 quote']],
  ['[![i](j)](https://x.example)', ['1 image']],
])('%j: reports each kind once per line', (text, lines) => {
  expect(found(text)).toEqual(lines);
});

test('reports nothing about texts that are rejected as a whole', () => {
  expect(unsupportedIn('> '.repeat(10_000))).toEqual([]);
  expect(unsupportedIn(`![a](b)${'x'.repeat(400_000)}`)).toEqual([]);
});
