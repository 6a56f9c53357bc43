import { expect, test } from 'vitest';
import { listHeadings } from './outline.ts';

test('headings are found with their depth, position and clause, without marks', () => {
  const text =
    '# The **Policy**\n\ntext # no\n\n## [Data](https://a.example) \\& more ##\n#### too deep\n###none\n### Part';
  const borders = [
    { id: 'a', at: 0, first: '' },
    { id: 'b', at: text.indexOf('## [') },
  ].map((border) => ({ first: '', ...border }));
  expect(listHeadings(text, borders)).toEqual([
    { depth: 1, words: 'The Policy', at: 0, clause: 'a' },
    { depth: 2, words: 'Data & more', at: text.indexOf('## ['), clause: 'b' },
    { depth: 3, words: 'Part', at: text.indexOf('### Part'), clause: 'b' },
  ]);
});
