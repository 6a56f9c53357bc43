import type { DraftBlock } from '@clausewright/engine/document/tree';
import { expect, test } from 'vitest';
import { renderDraftHtml } from './html.ts';

test('list items have the same spacing in preview and document, whichever clause they come from', () => {
  const words = (value: string): DraftBlock => ({ type: 'paragraph', children: [{ type: 'text', value }] });
  const html = renderDraftHtml({
    type: 'TEST',
    language: 'en',
    title: 'T',
    clauses: [
      {
        id: 'c',
        version: 1,
        price: null,
        blocks: [
          {
            type: 'list',
            ordered: false,
            children: [
              { type: 'listItem', children: [words('one')] },
              {
                type: 'listItem',
                children: [{ type: 'blockPart', id: 'p', children: [words('two')] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(html).toContain('<ul>\n<li>one</li>\n<li>two</li>\n</ul>');
});
