import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseBlocks, formatBlocks } from './blocks.ts';
import { checkTranslation } from './check-translation.ts';
import { fromXliff, toXliff } from './xliff.ts';

const folder = 'packages/library/types/disclaimer/clauses';
const textIn = (clause: string, language: string): string =>
  readFileSync(`${folder}/${clause}/${language}.md`, 'utf8');

test('every library text survives export and import', () => {
  const files = globSync('packages/library/**/??.md');
  expect(files.length).toBeGreaterThan(1800);
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return formatBlocks(parseBlocks(text)) !== text;
  });
  expect(changed).toEqual([]);
});

test.each(['es', 'pt'])('an export in %s is imported unchanged', (language) => {
  const texts = globSync(`${folder}/*/en.md`).map((path) => ({
    path,
    source: readFileSync(path, 'utf8'),
    target: readFileSync(path.replace('en.md', `${language}.md`), 'utf8'),
    notes: [`Clause & "${path}" <x>`],
  }));
  const xliff = toXliff(texts, { source: 'en', target: language, state: 'final' });
  expect(xliff).toContain('<note>Clause &amp;');
  const back = fromXliff(xliff);
  expect([back.source, back.target]).toEqual(['en', language]);
  expect(back.texts).toEqual(texts.map(({ path, target }) => ({ path, text: target, missing: [] })));
});

test('an untranslated text is omitted, and a unit without words is named', () => {
  const source = '## Title\n\nOne sentence.\nAnother one.\n';
  const none = toXliff([{ path: 'x/en.md', source, target: null, notes: [] }], {
    source: 'en',
    target: 'pt',
    state: 'translated',
  });
  expect(none).toContain('state="initial"');
  expect(fromXliff(none).texts).toEqual([{ path: 'x/en.md', text: null, missing: ['u1', 'u2'] }]);
  const half = none.replace('<source>Title</source>', '<source>Title</source><target>Título</target>');
  expect(fromXliff(half).texts[0]?.missing).toEqual(['u2']);
});

test('rejects anything but XLIFF 2', () => {
  expect(() => fromXliff('<xliff version="1.2"/>')).toThrow('no XLIFF 2');
  expect(() => fromXliff('<html/>')).toThrow('no XLIFF 2');
});

const judged = (change: (text: string) => string): string[] =>
  checkTranslation({
    path: `${folder}/liability/en.md`,
    source: textIn('liability', 'en'),
    text: change(textIn('liability', 'pt')),
    language: 'pt',
  });

test('a translation keeps every mark', () => {
  expect(judged((text) => text)).toEqual([]);
  expect(judged((text) => text.replace('{body: ', '{bodies: '))).toEqual([
    expect.stringContaining('{body: …} is missing'),
    expect.stringContaining('{bodies: …} is not in the source'),
  ]);
  expect(() => judged((text) => text.replace('{body: ', '{body '))).toThrow('is neither');
});

test('a translation uses glossary terms', () => {
  const about = { path: 'x/en.md', source: 'The supervisory authority decides.', language: 'pt' };
  expect(checkTranslation({ ...about, text: 'Decide a autoridade de controlo.' })).toEqual([]);
  expect(checkTranslation({ ...about, text: 'Decide a autoridade de supervisão.' })).toHaveLength(1);
});
