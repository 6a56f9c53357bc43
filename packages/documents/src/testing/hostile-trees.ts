import * as fc from 'fast-check';
import { languages } from '@clausewright/contract/languages';
import type { ListItem, Plain, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';

/** Text that means something to Markdown, HTML, Typst, Word, templates or terminals; fonts have all of it. */
export const hostilePieces = [
  '*',
  '**',
  '_',
  '__',
  'A_B_C',
  '`',
  '```',
  '~~~',
  '# ',
  '### x',
  '- a',
  '+ b',
  '* c',
  '1. ',
  '2025.',
  '1) x',
  '> q',
  '---',
  '===',
  '***',
  '[',
  ']',
  '](x)',
  '[a](javascript:alert(1))',
  '![i](x)',
  '[^1]',
  '[a]: http://b.example',
  '\\',
  '\\*',
  '| a | b |',
  '|---|',
  ':::',
  '<b>',
  '</p>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  '<?x',
  ']]>',
  '<![CDATA[',
  '&',
  '&amp;',
  '&#65;',
  '&nbsp',
  '<a@b.example>',
  '<https://x.example>',
  '"',
  "'",
  '"onclick="alert(1)',
  '#panic("x")',
  '#read("/etc/passwd")',
  '#include "x"',
  '$ x $',
  '$',
  '@ref',
  '<label>',
  '= h',
  '/ t: d',
  '#let x = 1',
  '//',
  '/*',
  '*/',
  '{{x}}',
  '${x}',
  '{%p if %}',
  '%s',
  '\\u0041',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  'https://x.example/(a)_b?c=d&e#f',
  'www.x.example',
  'a@b.example',
  'ß',
  'é',
  'œ',
  'ij',
  'Ł',
  '„“',
  '«»',
  '’',
  '—',
  '…',
  '€',
  '\u00a0',
  ' ',
  '  ',
  'x',
  'Wort',
  'zwei Worte',
  'ffi',
  '0',
  '1',
] as const;

/** Text that needs more than a Latin font, or a rule, to be shown. */
export const foreignPieces = [
  'Привет',
  'Ελλάδα',
  'שלום',
  'مرحبا',
  '漢字',
  '日本',
  '😀',
  '👩‍👩‍👧',
  '🇩🇪',
  'é̂',
  '\u202e',
  '\u200f',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u2028',
  '\ue000',
  '\u0301',
  '\r\n',
  '\t',
  '\u0001',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udc00',
  '\ufffe',
  '\uffff',
] as const;

export interface Shapes {
  /** Whether foreign pieces and arbitrary graphemes take part. */
  foreign: boolean;
}

const urls = [
  'https://x.example/a_(b)?c=d&e="f"',
  'http://x.example',
  'mailto:a@b.example',
  'tel:+49123',
  '#section-x',
  '/path',
  'javascript:alert(1)',
  'java\u0000script:alert(1)',
  '//evil.example',
  'data:text/html,x',
  'https://x.example/<b>*_`',
];

/** Any tree of the model with text chosen to hurt; not normalised. */
export function hostileTrees({ foreign }: Shapes): fc.Arbitrary<Plain> {
  const piece = foreign
    ? fc.oneof(
        fc.constantFrom(...hostilePieces),
        fc.constantFrom(...foreignPieces),
        fc.string({ unit: 'grapheme', maxLength: 4 }),
      )
    : fc.constantFrom(...hostilePieces);
  const value = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
  const text: fc.Arbitrary<PlainPhrase> = value.map((words) => ({ type: 'text', value: words }));
  const { phrase } = fc.letrec<{ phrase: PlainPhrase }>((tie) => {
    const children = fc.array(tie('phrase'), { minLength: 1, maxLength: 3 });
    return {
      phrase: fc.oneof(
        { maxDepth: 2, depthSize: 'small' },
        { weight: 6, arbitrary: text },
        { weight: 1, arbitrary: fc.constant<PlainPhrase>({ type: 'break' }) },
        { weight: 1, arbitrary: children.map((nodes): PlainPhrase => ({ type: 'strong', children: nodes })) },
        {
          weight: 1,
          arbitrary: children.map((nodes): PlainPhrase => ({ type: 'emphasis', children: nodes })),
        },
        {
          weight: 1,
          arbitrary: fc
            .tuple(fc.constantFrom(...urls), children)
            .map(([url, nodes]): PlainPhrase => ({ type: 'link', url, children: nodes })),
        },
      ),
    };
  });
  const phrases = fc.array(phrase, { minLength: 1, maxLength: 4 });
  const paragraph = phrases.map((children): PlainBlock => ({ type: 'paragraph', children }));
  const heading = fc
    .tuple(fc.constantFrom(1 as const, 2 as const, 3 as const), phrases)
    .map(([depth, children]): PlainBlock => ({ type: 'heading', depth, children }));
  const records = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc
        .tuple(
          fc.array(value, { minLength: width, maxLength: width }),
          fc.array(fc.array(phrases, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
        )
        .map(([fields, rows]): PlainBlock => ({ type: 'records', fields, rows })),
    );
  const { list } = fc.letrec<{ list: PlainBlock; item: ListItem<PlainBlock> }>((tie) => ({
    list: fc
      .tuple(fc.boolean(), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([ordered, children]): PlainBlock => ({ type: 'list', ordered, children })),
    item: fc
      .tuple(
        paragraph,
        fc.oneof(
          { maxDepth: 2, depthSize: 'small' },
          { weight: 3, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: paragraph },
          { weight: 2, arbitrary: tie('list') },
        ),
      )
      .map(([first, second]): ListItem<PlainBlock> => ({
        type: 'listItem',
        children: second === null ? [first] : [first, second],
      })),
  }));
  const block = fc.oneof(
    { weight: 3, arbitrary: paragraph },
    { weight: 2, arbitrary: list },
    { weight: 1, arbitrary: heading },
    { weight: 1, arbitrary: records },
  );
  return fc
    .tuple(fc.constantFrom(...languages), value, fc.array(block, { minLength: 1, maxLength: 5 }))
    .map(([language, title, blocks]) => ({
      type: 'root',
      language,
      title,
      children: [{ type: 'heading', depth: 1, children: [{ type: 'text', value: `T ${title}` }] }, ...blocks],
    }));
}
