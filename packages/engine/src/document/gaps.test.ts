/** Where a draft lacks words, the English ones stand between the marks of a gap; nothing of a complete language does. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { clausesOf } from './clause.ts';
import { editorsDraft } from './editors-draft.ts';
import { inLanguage } from './nouns.ts';
import type { Outline } from './outline.ts';
import { phraseList } from './phrase-list.ts';
import { blocks, properName } from './slots.ts';
import { blockText } from './tree-text.ts';
import { wordList } from './word-list.ts';

const today = '2026-11-21';
const folder = mkdtempSync(join(tmpdir(), 'gaps-'));
afterAll(() => rmSync(folder, { recursive: true }));

function moduleIn(name: string, texts: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, name));
  for (const [language, text] of Object.entries(texts))
    writeFileSync(join(folder, name, `${language}.md`), text);
  return pathToFileURL(join(folder, name, 'clause.ts')).href;
}

const kinds = wordList(
  moduleIn('words', { en: '# kind\na = letters\nb = parcels\n', pt: '# kind\na = cartas\n' }),
  'kind',
  ['a', 'b'],
);
const ways = phraseList(moduleIn('ways', { en: '# way\nmail = by mail to {where}\n' }), 'way', {
  mail: ['where'],
});
const { clause } = clausesOf<Record<string, never>>();
const contact = clause({
  id: 'x.contact',
  version: 1,
  ground: { law: 'Art. 1' },
  parts: {},
  texts: moduleIn('contact', { en: '## Contact\n\nWrite to us.\n' }),
});
const goods = clause({
  id: 'x.goods',
  version: 1,
  ground: { law: 'Art. 1' },
  parts: {},
  words: kinds,
  values: { way: (c) => ways[c.language].mail(properName('Lisboa')) },
  texts: moduleIn('goods', {
    en: '## Goods\n\nWe send {w.a} and {w.b} {way}: {#x.contact}.\n',
    pt: '## Bens\n\nEnviamos {w.a} e {w.b} {way}: {#x.contact}.\n',
  }),
});
const broken = clause({
  id: 'x.broken',
  version: 1,
  ground: { law: 'Art. 1' },
  parts: {},
  texts: moduleIn('broken', { en: '## Rest\n\nMore.\n', pt: '## Resto\n\n{mora: Mais.}\n' }),
});
const names = Object.fromEntries(
  ['de', 'en', 'es', 'fr', 'it', 'nl'].map((one) => [one, { usual: 'Terms' }]),
);
const outline: Outline = {
  type: 'TEST',
  title: { question: 'document_title', usual: 'usual', names: names as unknown as Outline['title']['names'] },
  clauses: [contact, goods, broken],
};

const written = (language: string) => editorsDraft(outline, {}, { language, today });
const textIn = (language: string, id: string): string =>
  blockText(written(language).draft.clauses.find((one) => one.id === id)?.blocks ?? []);

test('a word, a phrase, a section title and the document title missing in a draft are gaps', () => {
  expect(textIn('pt', 'x.goods')).toContain(
    'Enviamos cartas e ⟦parcels⟧ ⟦by mail to Lisboa⟧: a secção\u00A01 «⟦Contact⟧».',
  );
  expect(written('pt').draft.title).toBe('⟦Terms⟧');
});

test('a missing or wrong text is named, and its section falls back to English', () => {
  const { unwritten } = written('pt');
  expect(unwritten.get('x.contact')).toEqual({ missing: expect.stringMatching(/contact\/pt\.md$/u) });
  expect(unwritten.get('x.broken')).toEqual({
    fault: expect.stringMatching(/broken\/pt\.md:3:1 \{mora: …\} is no part of this clause$/u),
  });
  expect([textIn('pt', 'x.contact'), textIn('pt', 'x.broken')]).toEqual([
    expect.stringContaining('Write to us.'),
    expect.stringContaining('More.'),
  ]);
});

test('a complete language has no gaps', () => {
  expect(textIn('en', 'x.goods')).toContain(
    'We send letters and parcels by mail to Lisboa: section\u00A01 “Contact”.',
  );
  expect(() => ways.de).toThrow('lacks mail');
  expect(() => kinds.de).toThrow('there is no list');
});

test('words in code missing in a draft are gaps too', () => {
  const inCode = { no: { de: 'nein', en: 'no', es: 'no', fr: 'non', it: 'no', nl: 'nee' } };
  expect(inLanguage(inCode, 'pt' as 'en')).toEqual({ no: '⟦no⟧' });
  expect(ways.en.mail(properName('x'))[blocks]).toHaveLength(1);
});
