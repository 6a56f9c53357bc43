import type { Draft, DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';
import { expect, test } from 'vitest';
import { asFile, type Form, merged, renderings } from '../testing/golden/renderings.ts';

const text = (value: string, more: { from?: string; section?: string } = {}): DraftPhrase => ({
  type: 'text',
  value,
  ...more,
});
const paragraph = (...children: DraftPhrase[]): DraftBlock => ({ type: 'paragraph', children });
const heading = (number: string): DraftBlock => ({
  type: 'heading',
  depth: 2,
  children: [text(number), text('Contact')],
});

function draftOf(...blocks: DraftBlock[]): Draft {
  const clauses = [{ id: 'di.contact', version: 1, price: null, blocks }];
  return { type: 'DISCLAIMER', language: 'en', title: 'Disclaimer', clauses };
}

test('what owners wrote, numbers and titles of other sections make no new form', () => {
  const { add, forms } = renderings();
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
        text(', see '),
        text('“Liability”', { section: 'di.liability' }),
      ),
    ];
    add(owner, { website_name, contact_email }, draftOf(...blocks));
  }
  expect(forms.get('di.contact')).toEqual([
    { owner: 'shop', text: '## Contact' },
    {
      owner: 'shop',
      text: 'Write to {website_name}: [{contact_email}](mailto:{contact_email}), see {#di.liability}',
    },
  ]);
});

test('options that owners chose stay words', () => {
  const { add, forms } = renderings();
  const words = paragraph(text('blog', { from: 'site_kind' }));
  add('blog', { site_kind: ['blog'], website_name: 'blog' }, draftOf(words));
  expect(forms.get('di.contact')).toEqual([{ owner: 'blog', text: 'blog' }]);
});

test('items stand alone, and each once', () => {
  const { add, forms } = renderings();
  const list = (...items: string[]): DraftBlock => ({
    type: 'list',
    ordered: false,
    children: items.map((item) => ({ type: 'listItem', children: [paragraph(text(item))] })),
  });
  add('shop', {}, draftOf(list('by e-mail', 'by post')));
  add('blog', {}, draftOf(list('by post', 'by telephone')));
  expect(asFile(forms.get('di.contact') ?? [])).toBe(
    '<!-- shop -->\n\n- by e-mail\n- by post\n\n<!-- blog -->\n\n- by telephone\n',
  );
});

test('forms of one place stand beside each other', () => {
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
