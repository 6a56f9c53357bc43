/** A draft renders whole documents for editors: the Portuguese Disclaimer has no gap, other types show theirs. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gapMarks } from '../../packages/engine/src/document/draft-languages.ts';
import { editorsDraft } from '../../packages/engine/src/document/editors-draft.ts';
import { finish } from '../../packages/engine/src/document/finish.ts';
import { missingRules } from '../../packages/engine/src/document/language-rules.ts';
import type { DraftBlock, DraftPhrase } from '../../packages/engine/src/document/tree.ts';
import { completeLanguages } from '../../packages/library/languages.ts';
import { outlines } from '../../packages/library/agreement-types.ts';
import { foreignWords } from '../../packages/library/testing/terms.ts';
import { checkTranslation } from './check-translation.ts';
import { draftReport } from './library-state.ts';
import { findOwnerAnswers } from './sample-owners.ts';

const today = '2026-11-21';
const disclaimer = outlines.DISCLAIMER;
const privacy = outlines.PRIVACY_POLICY;
if (disclaimer === undefined || privacy === undefined) throw new Error('a type has no outline');

const owners = Array.from({ length: 60 }, (_, seed) => `random-${seed}`);
const drafts = owners.map((owner) => {
  const answers = findOwnerAnswers('DISCLAIMER', owner, 'pt');
  return { owner, ...editorsDraft(disclaimer, answers ?? {}, { language: 'pt', today }) };
});

/** Words of ours: answers and names that owners gave are theirs. */
function ourWords(blocks: readonly DraftBlock[]): string {
  const inPhrase = (phrase: DraftPhrase): string => {
    if (phrase.type === 'text') return phrase.from === undefined ? phrase.value : ' ';
    return 'children' in phrase ? phrase.children.map(inPhrase).join('') : ' ';
  };
  const inBlock = (block: DraftBlock): string => {
    if (block.type === 'list') return block.children.map((item) => ourWords(item.children)).join('\n');
    if (block.type === 'blockPart') return ourWords(block.children);
    if (block.type === 'records') return block.rows.flat(2).map(inPhrase).join('\n');
    return block.children.map(inPhrase).join('');
  };
  return blocks.map(inBlock).join('\n');
}

test('sixty owners get a complete Disclaimer in Portuguese, without gaps or blanks', () => {
  expect(new Set(drafts.flatMap(({ draft }) => draft.clauses.map(({ id }) => id))).size).toBe(
    disclaimer.clauses.length + 1,
  );
  for (const { owner, draft, unwritten } of drafts) {
    expect([...unwritten], owner).toEqual([]);
    expect(JSON.stringify(draft), owner).not.toMatch(new RegExp(`[${gapMarks.join('')}]|"blank"`, 'u'));
    expect(['Exclusão de responsabilidade', 'Aviso legal'], owner).toContain(draft.title);
  }
});

test('they contain no words of another language, and use Portuguese quotation marks', () => {
  for (const { owner, draft } of drafts) {
    const words = draft.clauses.map(({ blocks }) => ourWords(blocks)).join('\n');
    expect(foreignWords('pt', words), owner).toEqual([]);
    expect(words.match(/[“”„"]/u)?.[0], owner).toBeUndefined();
    expect(words, owner).toContain('«nós»');
  }
});

test('detects an English sentence', () => {
  expect(foreignWords('pt', 'Os conteúdos são para todos. This is from the owner.')).toEqual([
    'the',
    'this',
    'from',
  ]);
});

test.each(globSync('packages/library/types/*/clauses/*/pt.md'))(
  '%s uses the terms of the glossary',
  (file) => {
    const path = file.replace('pt.md', 'en.md');
    const [source, text] = [readFileSync(path, 'utf8'), readFileSync(file, 'utf8')];
    expect(checkTranslation({ path, source, text, language: 'pt' })).toEqual([]);
  },
);

test('an untranslated type is shown in English, each section with its missing text', () => {
  const answers = findOwnerAnswers('PRIVACY_POLICY', 'germanShop', 'pt') ?? {};
  const { draft, unwritten } = editorsDraft(privacy, answers, { language: 'pt', today });
  expect(draft.title).toBe('Política de privacidade');
  // Title and headings of shared sections belong to no clause.
  const written = draft.clauses.filter(({ id }) => id !== 'head' && !id.startsWith('group.'));
  const missing = expect.stringMatching(/types\/privacy-policy\/clauses\/[\w-]+\/pt\.md$/u);
  expect(written.map(({ id }) => unwritten.get(id))).toEqual(written.map(() => ({ missing })));
  expect(written.length).toBeGreaterThan(15);
});

test('no owner gets a document in a draft language', () => {
  const [first] = drafts;
  if (first === undefined) throw new Error('there is no draft');
  expect(() => finish(first.draft)).toThrow('No document is made in pt, which is a draft');
});

test('a complete language has every rule, and missing ones of a draft are named', () => {
  expect(completeLanguages.flatMap(missingRules)).toEqual([]);
  expect(missingRules('pt')).toEqual(['units: units of time come from the platform (CLDR)']);
  const { lines, faults } = draftReport('pt');
  expect(faults).toEqual([]);
  expect(lines).toEqual([
    expect.stringMatching(/^draft pt: 36 of \d+ texts; missing: .*PRIVACY_POLICY \d+ of \d+/u),
    expect.stringMatching(/^draft pt: \d+ of \d+ words in lists; missing: .*privacy-policy\/words \d+/u),
    expect.stringContaining('units of time come from the platform'),
  ]);
});

test('no library text contains gap marks', () => {
  const files = globSync('packages/library/**/*.{md,json,ts}');
  expect(files.length).toBeGreaterThan(2000);
  const any = new RegExp(`[${gapMarks.join('')}]`, 'u');
  expect(files.filter((file) => any.test(readFileSync(file, 'utf8')))).toEqual([]);
});
