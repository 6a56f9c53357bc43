import type { Draft, DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';
import { expect, test } from 'vitest';
import { asFile, type Form, merged, renderings, type Renderings } from '../testing/golden/renderings.ts';

const text = (
  value: string,
  more: { from?: string; section?: string; counted?: string } = {},
): DraftPhrase => ({
  type: 'text',
  value,
  ...more,
});
const paragraph = (...children: DraftPhrase[]): DraftBlock => ({ type: 'paragraph', children });
const heading = (number: string): DraftBlock => ({
  type: 'heading',
  depth: 2,
  children: [text(number, { counted: '' }), text('Contact')],
});

function draftOf(blocks: readonly DraftBlock[], id = 'di.contact'): Draft {
  const clauses = [{ id, version: 1, price: null, blocks: [...blocks] }];
  return { type: 'DISCLAIMER', language: 'en', title: 'Disclaimer', clauses };
}

const printedBy = ({ forms }: Renderings): Form[] =>
  (forms().get('di.contact') ?? []).filter(({ owner }) => owner !== undefined);

test('owner texts, numbers and titles of other sections do not create a new variant', () => {
  const golden = renderings('DISCLAIMER', 'en');
  const shop = { website_name: 'Blue Pot', contact_email: 'a@blue.example' };
  const blog = { website_name: 'Red Pen', contact_email: 'b@red.example' };
  for (const [owner, { website_name, contact_email }, number] of [
    ['shop', shop, '3. '],
    ['blog', blog, '7. '],
  ] as const) {
    const mail = text(contact_email, { from: 'contact_email' });
    const blocks = [
      heading(number),
      paragraph(
        text('Write to '),
        text(website_name, { from: 'website_name' }),
        text(': '),
        { type: 'link', url: `mailto:${contact_email}`, children: [mail] },
        text(', see section '),
        text(`${number} “Limitation of liability”`, {
          section: 'di.liability',
          counted: '“Limitation of liability”',
        }),
      ),
    ];
    golden.add(owner, { website_name, contact_email }, draftOf(blocks));
  }
  expect(printedBy(golden)).toEqual([
    { owner: 'shop', text: '## Contact' },
    {
      owner: 'shop',
      text: 'Write to {website_name}: [{contact_email}](mailto:{contact_email}), see section {#di.liability}',
    },
  ]);
});

test('options chosen by owners stay text', () => {
  const golden = renderings('DISCLAIMER', 'en');
  const words = paragraph(text('blog', { from: 'site_kind' }));
  golden.add('blog', { site_kind: ['blog'], website_name: 'blog' }, draftOf([words]));
  expect(printedBy(golden)).toEqual([{ owner: 'blog', text: 'blog' }]);
});

test('items are separate and unique', () => {
  const golden = renderings('DISCLAIMER', 'en');
  const list = (...items: string[]): DraftBlock => ({
    type: 'list',
    ordered: false,
    children: items.map((item) => ({ type: 'listItem', children: [paragraph(text(item))] })),
  });
  golden.add('shop', {}, draftOf([list('by e-mail', 'by post')]));
  golden.add('blog', {}, draftOf([list('by post', 'by telephone')]));
  expect(asFile(printedBy(golden))).toBe(
    '<!-- shop -->\n\n- by e-mail\n- by post\n\n<!-- blog -->\n\n- by telephone\n',
  );
});

test('variants of one place are adjacent', () => {
  const first: Form[] = ['Title', 'We may refuse it.', 'You pay.'].map((one) => ({ owner: 'a', text: one }));
  const second = merged(first, ['Title', 'Anyone may ask.', 'You pay.'], 'b');
  const third = merged(second, ['Title', 'We may refuse both.', 'You pay.', 'Call us.'], 'c');
  expect(third.map(({ owner, text: one }) => `${owner}: ${one}`)).toEqual([
    'a: Title',
    'a: We may refuse it.',
    'c: We may refuse both.',
    'b: Anyone may ask.',
    'a: You pay.',
    'c: Call us.',
  ]);
});

test('parts in no document follow as in the text file', () => {
  const golden = renderings('DISCLAIMER', 'en');
  const seen = paragraph(text('We make the content ourselves.'));
  golden.add('shop', {}, draftOf([{ type: 'blockPart', id: 'own', children: [seen] }], 'di.intro'));
  const forms = golden.forms().get('di.intro') ?? [];
  const unseen = forms.flatMap(({ owner, text: form }) => (owner === undefined ? [form] : [])).join(' ');
  expect(unseen).toContain('The content comes from third parties; we select and publish it.');
  expect(unseen).not.toContain('We make the content ourselves');
});
