// @vitest-environment happy-dom
import { DOMParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { readForeign } from './foreign-html.ts';
import { schema } from './schema.ts';
import { toBlocks } from './to-blocks.ts';
import { markdownOfBlocks } from '../make-document.ts';

const of = { language: 'en', title: 'T', clauses: new Map() } as const;
/** The Markdown of what is left, and whether something was left out. */
function pasted(html: string): [string, boolean] {
  const { body, isSimplified } = readForeign(html);
  return [markdownOfBlocks(of, toBlocks(DOMParser.fromSchema(schema).parse(body))), isSimplified];
}

test('words keep bold, italics, links and lists', () => {
  expect(
    pasted('<h1>A</h1><p>b <b>c</b> <i>d</i> <a href="https://a.example">e</a></p><ul><li>f</li></ul>'),
  ).toEqual(['## A\n\nb **c** *d* [e](https://a.example)\n\n- f', false]);
});

test('Google Docs says bold by style, and wraps all in a b that is not bold', () => {
  const html =
    '<b style="font-weight:normal;"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic;font-weight:400">slanted</span> words</p></b>';
  expect(pasted(html)).toEqual(['**Bold** and *slanted* words', false]);
});

test('lists of Word are paragraphs with their signs as text', () => {
  const item = (level: number, sign: string, words: string) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp;</span></span>${words}</p>`;
  expect(pasted(`${item(1, '·', 'one')}${item(2, 'o', 'inner')}${item(1, '·', 'two')}<p>after</p>`)[0]).toBe(
    '- one\n  - inner\n- two\n\nafter',
  );
  expect(pasted(`${item(1, '1.', 'one')}${item(1, '2.', 'two')}`)[0]).toBe('1. one\n2. two');
});

test('what documents do not have is left out and told, and nothing of it runs', () => {
  const html =
    '<style>p{}</style><p style="color:red">a<script>alert(1)</script><img src="x" alt="pot" onerror="alert(1)"></p><table><tr><th>b</th><td>c</td></tr></table><a href="javascript:alert(1)">d</a>';
  expect(pasted(html)).toEqual(['apot\n\nb – c\n\nd', true]);
});
