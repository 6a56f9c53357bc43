import { expect, test } from 'vitest';
import type { PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import { renderHtml } from './html.ts';
import { parseMarkdown } from './parse-markdown.ts';

const html = (children: PlainBlock[]) =>
  renderHtml({ type: 'root', language: 'en', title: 'T', children }).replace(/ id="[^"]*"/gu, '');

// In the manner of the CommonMark 0.31.2 examples whose result lies in our subset.
test.for([
  ['# a', '<h1>a</h1>'],
  ['a\n===', '<h1>a</h1>'],
  ['a\n---', '<h2>a</h2>'],
  ['### a ###', '<h3>a</h3>'],
  ['\\# a', '<p># a</p>'],
  ['#a', '<p>#a</p>'],
  ['a\nb', '<p>a b</p>'],
  ['a  \nb', '<p>a<br>b</p>'],
  ['a\\\nb', '<p>a<br>b</p>'],
  ['*a*', '<p><em>a</em></p>'],
  ['_a_', '<p><em>a</em></p>'],
  ['**a**', '<p><strong>a</strong></p>'],
  ['***a***', '<p><em><strong>a</strong></em></p>'],
  ['a_b_c', '<p>a_b_c</p>'],
  ['a * b *', '<p>a * b *</p>'],
  ['\\*a\\*', '<p>*a*</p>'],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['* a\n\n* b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
  ['1) a', '<ol>\n<li>a</li>\n</ol>'],
  ['- a\n  - b', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
  ['- a\n\n  b', '<ul>\n<li><p>a</p>\n<p>b</p></li>\n</ul>'],
  ['[a](https://x.example)', '<p><a href="https://x.example">a</a></p>'],
  ['[a](<mailto:a@b.example> "t")', '<p><a href="mailto:a@b.example">a</a></p>'],
  ['<https://x.example>', '<p><a href="https://x.example">https://x.example</a></p>'],
  ['[a][b]\n\n[b]: /c', '<p><a href="/c">a</a></p>'],
  ['&copy; &#65; &nope;', '<p>© A &amp;nope;</p>'],
  ['a & b < c', '<p>a &amp; b &lt; c</p>'],
])('%j parses as in CommonMark', ([text = '', expected]) => {
  expect(html(parseMarkdown(text))).toBe(expected);
});

test.for([
  ['`a *b*`', '<p>a *b*</p>'],
  ['```js\na\nb\n```', '<p>a<br>b</p>'],
  ['    indented', '<p>indented</p>'],
  ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  ['<script>\nalert(1)\n</script>', '<p>&lt;script&gt;<br>alert(1)<br>&lt;/script&gt;</p>'],
  ['![alt](x.png)', '<p>![alt](x.png)</p>'],
  ['![alt][r]\n\n[r]: x.png', '<p>![alt][r]</p>\n<p>[r]: x.png</p>'],
  ['> quoted\n> - item', '<p>quoted</p>\n<ul>\n<li>item</li>\n</ul>'],
  ['##### deep', '<h3>deep</h3>'],
  ['| a | b |\n|---|---|\n| c | d |', '<p>| a | b |<br>|---|---|<br>| c | d |</p>'],
  ['~~gone~~', '<p>~~gone~~</p>'],
  ['[a](javascript:alert(1))', '<p>a</p>'],
  ['[a](//evil.example)', '<p>a</p>'],
  ['[unused]: https://x.example', '<p>[unused]: https://x.example</p>'],
  ['- [ ] task', '<ul>\n<li>[ ] task</li>\n</ul>'],
  ['a[^1]\n\n[^1]: note', '<p>a[^1]</p>\n<p>[^1]: note</p>'],
])('%j is unsupported and keeps its words', ([text = '', expected]) => {
  expect(html(parseMarkdown(text))).toBe(expected);
});

test('a character reference for NUL and a lone surrogate are harmless', () => {
  const [block] = parseMarkdown('a&#0;b \ud800');
  const phrase: PlainPhrase | undefined = block?.type === 'paragraph' ? block.children[0] : undefined;
  expect(phrase).toMatchObject({ type: 'text' });
  expect(html(parseMarkdown('a&#0;b \ud800'))).toBe('<p>a\ufffdb \ufffd</p>');
});
