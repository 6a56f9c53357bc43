import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseBlocks, formatBlocks } from './blocks.ts';
import { checkTranslation } from './check-translation.ts';
import { pairUnits, sourceChanges, unitIds, wordsOf } from './units.ts';
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
  expect(back.texts).toMatchObject(texts.map(({ path, target }) => ({ path, text: target, missing: [] })));
  for (const [i, { source }] of texts.entries()) {
    expect(sourceChanges(parseBlocks(source), back.texts[i]?.sources ?? new Map())).toEqual([]);
  }
});

test('an untranslated text is omitted, and a unit without words is named', () => {
  const source = '## Title\n\nOne sentence.\nAnother one.\n';
  const none = toXliff([{ path: 'x/en.md', source, target: null, notes: [] }], {
    source: 'en',
    target: 'pt',
    state: 'translated',
  });
  expect(none).toContain('state="initial"');
  expect(fromXliff(none).texts).toMatchObject([
    { path: 'x/en.md', text: null, missing: unitIds(parseBlocks(source)) },
  ]);
  const half = none.replace('<source>Title</source>', '<source>Title</source><target>Título</target>');
  expect(fromXliff(half).texts[0]?.missing).toEqual(unitIds(parseBlocks(source)).slice(1));
});

const before = '## Title\n\nOne sentence.\n\n{body: A part of it.}\n\n# row\n\nA cell.\n';
const after = before.replace('One sentence.', 'A new sentence.\n\nOne sentence.');

test('a sentence more in the source leaves the ids of all other units as they are', () => {
  const [ids, later] = [before, after].map((text) => unitIds(parseBlocks(text)));
  expect(later).toHaveLength(6);
  expect(later?.filter((id) => ids?.includes(id))).toEqual(ids);
  expect(ids).toContain('body');
});

test('the import of a sheet names the units that the source changed since', () => {
  const sheet = toXliff([{ path: 'x/en.md', source: before, target: before, notes: [] }], {
    source: 'en',
    target: 'pt',
    state: 'translated',
  });
  const sources = fromXliff(sheet).texts[0]?.sources ?? new Map<string, string>();
  const changes = (text: string) => sourceChanges(parseBlocks(text), sources);
  const other = before.replace('A part of', 'The part of');
  expect(changes(before)).toEqual([]);
  expect(changes(after)).toEqual([expect.stringMatching(/^the unit [0-9a-f]{8} is new in the source/u)]);
  expect(changes(other)).toEqual([expect.stringContaining('the unit body has other words')]);
  expect(changes(before.replace('A cell.', 'The cell.'))).toHaveLength(2);
});

test('a draft is set beside the sentences it translates, whatever stands above or is new', () => {
  const target = '---\nstatus: draft\n---\n\n## Título\n\n{body: Uma parte.}\n\n# row\n\nUma célula.\n';
  const pairs = pairUnits(parseBlocks(before), parseBlocks(target));
  const words = pairs.map(({ from, to }) => [from && wordsOf(from), to && wordsOf(to)]);
  expect(words).toEqual(
    expect.arrayContaining([
      ['Title', 'Título'],
      ['{body: A part of it.}', '{body: Uma parte.}'],
      ['A cell.', 'Uma célula.'],
      ['One sentence.', undefined],
    ]),
  );
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
