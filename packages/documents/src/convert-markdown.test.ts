import { normalise } from '@clausewright/engine/document/normalise';
import type { Plain } from '@clausewright/engine/document/tree';
import { expect, test } from 'vitest';
import { convertMarkdown } from './editing.ts';
import { renderMarkdown } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { xssPayloads } from './testing/xss-payloads.ts';
import { supportedExamples, unsupportedExamples } from './testing/commonmark-examples.ts';
import { hostilePayloads } from './testing/hostile-payloads.ts';
import { htmlText, lettersOnly } from './testing/read-text.ts';

function html(text: string): string {
  const made = convertMarkdown(text);
  if (!made.ok) throw new Error(made.fault);
  return made.html;
}
const withoutIds = (text: string) => html(text).replace(/ id="[^"]*"/gu, '');

test.each([...supportedExamples])('%j renders as in CommonMark', (markdown, expected) => {
  expect(withoutIds(markdown)).toBe(expected);
});

test.each([...unsupportedExamples])('%j is unsupported and keeps its words', (markdown, expected) => {
  expect(withoutIds(markdown)).toBe(expected);
});

test('no word of a text is lost, whatever its markup', () => {
  const shown = (text: string) => lettersOnly(htmlText(html(text)));
  const words = 'eins zwei drei';
  for (const wrap of [
    `~~~info\n${words}\n~~~`,
    `<div>${words}</div>`,
    `<!-- ${words} -->`,
    `![${words}](x)`,
    `> ${words}`,
    `###### ${words}`,
    `\`${words}\``,
    `| ${words} |\n|---|`,
    `[${words}](javascript:alert(1))`,
    `[^${words}]`,
    `- [ ] ${words}`,
    `\u200b${words}\u202e`,
  ])
    expect(shown(wrap)).toContain(lettersOnly(words));
});

test.each([
  [
    '| a | b |\n|---|:-:|\n| **c** | d |\n| e \\| f | |',
    '<p>| a | b |<br>|---|:-:|<br>| <strong>c</strong> | d |<br>| e | f | |</p>',
  ],
  ['words\nbefore\na|b\n-|-\nc|d\n\nafter\nit', '<p>words before<br>a|b<br>-|-<br>c|d</p>\n<p>after it</p>'],
  ['- one\n  | a |\n  |---|\n  | b |', '<ul>\n<li>one<br>| a |<br>|---|<br>| b |</li>\n</ul>'],
  ['> | a | b |\r\n> |---|---|\r\n> | c | d |', '<p>| a | b |<br>|---|---|<br>| c | d |</p>'],
  ['no | table\nno | head', '<p>no | table no | head</p>'],
])('%j: table lines stay as typed', (text, expected) => {
  expect(withoutIds(text)).toBe(expected);
});

test.each([
  ['![a *b*](c.png)', '![a *b*](c.png)'],
  ['x ![a](c.png "t &amp; u") y', 'x ![a](c.png &quot;t &amp;amp; u&quot;) y'],
  ['![a][b] ![c][] ![d]\n\n[b]: x\n[c]: y\n[d]: z', '![a][b] ![c][] ![d]'],
  ['![](javascript:alert(1))', '![](javascript:alert(1))'],
])('%j: an image stays as typed', (text, expected) => {
  expect(withoutIds(text)).toContain(`<p>${expected}</p>`);
});

test('text that stays literal is the same after writing and reading', () => {
  for (const text of [
    '![a](b "c")',
    'a\n| b | c |\n|---|---|\n| ![d](e) | *f* |',
    '- x | y\n  -|-\n  z | z',
  ]) {
    const children = parseMarkdown(text);
    const plain: Plain = { type: 'root', language: 'en', title: '', children: normalise(children) };
    expect(parseMarkdown(renderMarkdown(plain))).toEqual(plain.children);
  }
});

test('a text starting with the title is levelled as a document, any other as a section', () => {
  expect(withoutIds('# a\n\n# b\n\n#### c')).toBe('<h1>a</h1>\n<h2>b</h2>\n<h3>c</h3>');
  expect(withoutIds('### a\n\n## b\n\n# c')).toBe('<h3>a</h3>\n<h2>b</h2>\n<h2>c</h2>');
  expect(html('## a\n\n## a')).toBe('<h2 id="section-a">a</h2>\n<h2 id="section-a-2">a</h2>');
  expect(html('')).toBe('');
});

const written = /<(\/?)(\w+)((?:\s+[^<>]*)?)>/gu;
const elements = 'h1 h2 h3 p ul ol li strong em a br'.split(' ');
const attribute =
  /^(?:| id="section-[^"<>]*"| href="(?:https?:\/\/[^/\\"]|mailto:[^"]|tel:[^"]|#|\/(?![/\\]))[^"]*")$/iu;

/** What stands in the output beside the elements and addresses of our subset. */
function foreignIn(output: string): string[] {
  return [...output.matchAll(written)].flatMap(([tag, , name = '', attributes = '']) =>
    elements.includes(name) && attribute.test(attributes) ? [] : [tag],
  );
}

test('writes only known elements and allowed link protocols', () => {
  for (const payload of [...hostilePayloads, ...xssPayloads]) {
    for (const text of [
      payload,
      `**bold** ${payload}`,
      `- item\n  ${payload}`,
      `[x](${payload})`,
      `[x](<${payload}>)`,
    ]) {
      const output = html(text);
      expect({ text, foreign: foreignIn(output) }).toEqual({ text, foreign: [] });
      expect(output.replaceAll(written, '')).not.toMatch(/[<>]/u);
    }
  }
});

test('the check detects a writer without escaping and an unfiltered link', () => {
  expect(foreignIn('<p><img src=x onerror=alert(1)></p>')).not.toEqual([]);
  expect(foreignIn('<a href="javascript:alert(1)">x</a>')).not.toEqual([]);
  expect(foreignIn('<a href="//evil.example">x</a>')).not.toEqual([]);
  expect(foreignIn('<p onclick="alert(1)">x</p>')).not.toEqual([]);
});
