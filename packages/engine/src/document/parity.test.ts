import { languages, type Language } from '@clausewright/contract/languages';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { FreeText } from './answer-kinds.ts';
import { draftClause } from './assemble.ts';
import { type Clause, clausesOf } from './clause.ts';
import { parityFaults } from './testing/parity.ts';
import { blockText } from './tree-text.ts';

const { clause } = clausesOf<{ name: FreeText; place: FreeText }>();
const answers = { name: 'Ada', place: 'Paris' };
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A clause whose texts are alike but for those that are given. */
function clauseWith(texts: Partial<Record<Language, string>>): Clause {
  const folder = mkdtempSync(join(tmpdir(), 'parity-'));
  folders.push(folder);
  for (const language of languages)
    writeFileSync(join(folder, `${language}.md`), texts[language] ?? '{who: {name}, {place}}\n');
  return clause({
    id: 'x.contact',
    version: 1,
    ground: { law: 'Art. 1' },
    parts: { who: { meets: ['a'] }, annex: { meets: ['b'], languages: ['fr'] } },
    texts: pathToFileURL(join(folder, 'clause.ts')).href,
  });
}
const french = '{who: {name} ({place})}\n\n{annex: Selon la loi.}\n';

test('languages may differ in order, structure and number of sentences', () => {
  const german = 'In {place}: eine Anschrift.\nDort sitzt:\n\n{who: {name}}\n';
  expect(parityFaults(clauseWith({ de: german, fr: french }), answers)).toEqual([]);
});

test('text for readers of one language appears in that language only', () => {
  const told = clauseWith({ fr: french });
  const textIn = (language: Language) =>
    blockText(draftClause(told, answers, { language, today: '2026-11-21', allParts: true }).blocks);
  expect(textIn('fr')).toContain('Selon la loi.');
  expect(textIn('it')).toBe('Ada, Paris');
});

test.each([
  ['lacks answer place', '{who: {name}}\n'],
  ['lacks part who', '{name}, {place}\n'],
])('reports that Italian %s', (fault, italian) => {
  expect(parityFaults(clauseWith({ it: italian }), answers)).toEqual([`it differs from de: it ${fault}`]);
});
