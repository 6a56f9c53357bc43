import type { Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import {
  type Context,
  items,
  lines,
  link,
  prose,
  properName,
  records,
  type FreeText,
  paragraphs,
  sequence,
} from './authoring.ts';
import type { TextByLanguage } from './answer-kinds.ts';
import { draftClause } from './assemble.ts';
import { clausesOf } from './clause.ts';
import { parityFaults } from './testing/parity.ts';
import { createAnswerPrinter } from './printed-answers.ts';
import { blocks, type Words } from './slots.ts';
import { blockText, phraseText } from './tree-text.ts';
import type { DraftBlock } from './tree.ts';

interface Questions {
  free: FreeText;
  other: FreeText;
}
const { clause } = clausesOf<Questions>();

function sixfold<Text>(text: Text) {
  return { de: text, en: text, es: text, fr: text, it: text, nl: text };
}
function said(free: unknown) {
  return createAnswerPrinter<Questions>({ free }, 'de').free;
}
function words(value: Words): DraftBlock[] {
  return [...prose`${value}`[blocks]];
}

test('a value is never parsed as markup', () => {
  const [paragraph] = prose`a ${said('**b** [c](http://d) `e` <b>')} f`[blocks];
  expect(paragraph).toEqual({
    type: 'paragraph',
    children: [
      { type: 'text', value: 'a ' },
      { type: 'text', value: '**b** [c](http://d) `e` <b>', from: 'free' },
      { type: 'text', value: ' f' },
    ],
  });
});

test('drops private-use characters, controls and lone surrogates of a value', () => {
  expect(blockText(words(said('a\uE000b\u0000c\uD800d')))).toBe('abcd');
});

test('values can be placed in bold, links and lists', () => {
  const tree = prose`
    ## Title ${said('x')}

    - **${said('y')}**
    - [site](https://example.org)

    1. one`[blocks];
  expect(tree.map(({ type }) => type)).toEqual(['heading', 'list', 'list']);
  expect(blockText(tree)).toBe('Title x\ny\nsite\none');
});

test('a placeholder alone in a paragraph takes blocks, inside a sentence only a single paragraph', () => {
  expect(prose`${items([properName('a'), properName('b')])}`[blocks]).toHaveLength(1);
  expect(() => prose`see ${items([properName('a')])}`).toThrow('got a list');
  expect(
    () =>
      prose`see ${prose`
    one

    two`}`,
  ).toThrow('several blocks');
});

test.each([
  ['bold that does not close', () => prose`a **b** **c.**d`],
  ['code', () => prose`a ${properName('x')} \`b\``],
  ['html', () => prose`a <b>c</b>`],
  ['a bracket', () => prose`a [b] c`],
  ['a list from 2025', () => prose`2025. begins a list`],
  ['nothing', () => prose``],
  [
    'a backslash',
    () => prose`a\
    b`,
  ],
  ['a title of the document', () => prose`# Title`],
  ['a quotation', () => prose`> a`],
  ['a refused address', () => prose`[a](javascript:alert(1))`],
  ['an answer as address', () => prose`[a](https://${said('x')})`],
])('throws at first parse on %s', (_what, write) => {
  expect(write).toThrow('Clause wording holds');
});

test('an unanswered question becomes a blank', () => {
  const [first] = words(said(undefined));
  expect(first).toEqual({ type: 'paragraph', children: [{ type: 'blank', from: 'free' }] });
});

test('a part whose condition fails leaves no words and no spaces', () => {
  const one = clause({
    id: 'x',
    version: 1,
    ground: { law: 'Art. 1' },
    parts: { a: { law: 'Art. 1' }, b: { answers: ['free'], when: (a) => a.free !== undefined } },
    text: sixfold(
      ({ part, say }: Context<Questions, Language, 'a' | 'b'>) => prose`
        ${part.a`A.`} ${part.b`B ${say.free}.`} C ${part.b`d`}.

        - ${part.b`item`}
        - kept

        ${part.b`E`} **${part.b`F`} G.**

        ${part.b`gone`}`,
    ),
  });
  const options = { language: 'de', today: '2026-01-01' } as const;
  expect(blockText(draftClause(one, {}, options).blocks)).toBe('A. C.\nkept\nG.');
  expect(blockText(draftClause(one, { free: 'x' }, options).blocks)).toBe(
    'A. B x. C d.\nitem\nkept\nE F G.\ngone',
  );
});

test('sets non-breaking spaces in wording and never in answers', () => {
  const texts = {
    de: () => prose`Nach Art. 6 Abs. 1 lit. a und § 5, z. B. hier.`,
    en: () => prose`Under Article 6 and Section 5.`,
    es: () => prose`Según el artículo 6, apartado 1, letra a).`,
    fr: () => prose`Voici : « oui » ; article 6 !`,
    it: () => prose`Ai sensi dell’art. 6, par. 1, lett. a).`,
    nl: () => prose`Op grond van artikel 6, lid 1, onder a.`,
  };
  const one = clause({ id: 'x', version: 1, ground: { law: 'Art. 1' }, parts: {}, text: texts });
  const today = '2026-01-01';
  const text = (language: keyof typeof texts) => blockText(draftClause(one, {}, { language, today }).blocks);
  expect(text('de')).toBe('Nach Art.\u00A06 Abs.\u00A01 lit.\u00A0a und §\u00A05, z.\u00A0B. hier.');
  expect(text('en')).toBe('Under Article\u00A06 and Section\u00A05.');
  expect(text('es')).toBe('Según el artículo\u00A06, apartado\u00A01, letra\u00A0a).');
  expect(text('fr')).toBe('Voici\u00A0: «\u00A0oui\u00A0»\u00A0; article\u00A06\u00A0!');
  expect(text('it')).toBe('Ai sensi dell’art.\u00A06, par.\u00A01, lett.\u00A0a).');
  expect(text('nl')).toBe('Op grond van artikel\u00A06, lid\u00A01, onder\u00A0a.');
  const answer = clause({
    id: 'y',
    version: 1,
    ground: { law: 'Art. 1' },
    parts: {},
    text: sixfold(({ say }: { say: { free: Words } }) => prose`${say.free}`),
  });
  const typed = draftClause(answer, { free: 'Art. 6 : oui' }, { language: 'fr', today });
  expect(blockText(typed.blocks)).toBe('Art. 6 : oui');
  expect(parityFaults(one, {})).toEqual([]);
});

test('links accept only safe URLs, and e-mail and telephone get their protocol', () => {
  const url = (value: Words) => {
    const [paragraph] = words(value);
    const [phrase] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    return phrase?.type === 'link' ? phrase.url : null;
  };
  expect(url(link(said('example.org/a')))).toBe('https://example.org/a');
  expect(url(link(said('a@b.de'), 'mailto:'))).toBe('mailto:a@b.de');
  expect(url(link(said('+49 (0)30 12-3'), 'tel:'))).toBe('tel:+4930123');
  for (const refused of [
    'java\u200Bscript:alert(1)',
    '\u00A0javascript:x',
    '//host/a',
    '/\\host',
    'data:x',
    'file:///x',
  ]) {
    expect(url(link(said(refused))), refused).toBeNull();
  }
});

test('line fields keep their line breaks, and sentences join them with commas', () => {
  expect(blockText(words(lines(said('Weg 1\r\n12345 Ort'))))).toBe('Weg 1\n12345 Ort');
  expect(blockText(words(said('Weg 1,\n\n 12345   Ort')))).toBe('Weg 1, 12345 Ort');
});

test('records put their cells in the order of the labels', () => {
  const [table] = records({ b: 'B', a: 'A' }, [{ a: prose`1`, b: prose`2` }])[blocks];
  expect(table).toMatchObject({ type: 'records', fields: ['B', 'A'] });
  expect(table?.type === 'records' && table.rows.map((row) => row.map(phraseText))).toEqual([['2', '1']]);
  expect(records({ a: 'A' }, [])[blocks]).toEqual([]);
});

test('a longer text becomes paragraphs, rows become sections', () => {
  const texts = createAnswerPrinter<{ text: TextByLanguage }>(
    { text: { de: 'eins\n\n- zwei', en: 'one' } },
    'de',
  ).text;
  const tree = prose`${sequence([prose`## ${said('A')}`, paragraphs(texts, 'de')])}`[blocks];
  expect(tree.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph']);
  expect(blockText(tree)).toBe('A\neins\n- zwei');
  expect(blockText(paragraphs(texts, 'nl')[blocks])).toBe('[•]');
});
