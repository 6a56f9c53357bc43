import { globSync, readFileSync } from 'node:fs';
import { assemble, outlines, questionnaires } from '@clausewright/library/clauses';
import type { DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';
import { type AgreementType, languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { germanShop, teenApp } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { evaluate } from '@clausewright/library/questionnaires';

const today = '2026-11-21';

function phraseTexts(phrase: DraftPhrase): string[] {
  if (phrase.type === 'text') return phrase.from === undefined ? [phrase.value] : [];
  return 'children' in phrase ? phrase.children.flatMap(phraseTexts) : [];
}
function blockTexts(block: DraftBlock): string[] {
  switch (block.type) {
    case 'heading':
      return [];
    case 'paragraph':
      return block.children.flatMap(phraseTexts);
    case 'list':
      return block.children.flatMap((item) => item.children.flatMap(blockTexts));
    case 'blockPart':
      return block.children.flatMap(blockTexts);
    case 'records':
      return block.rows.flat(2).flatMap(phraseTexts);
  }
}

/** Wording of every clause that the sample answers bring, in six languages: pieces long enough to be its own. */
function wordings(type: AgreementType): string[] {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) return [];
  const samples = type === 'PRIVACY_POLICY' ? [germanShop, teenApp, {}] : [{}];
  return samples.flatMap((answers) => {
    const { relevant } = evaluate(questionnaire, answers, { today });
    return languages.flatMap((language) =>
      assemble(type, relevant, { language, today, blanks: true }).clauses.flatMap(
        ({ blocks }) =>
          blocks
            .flatMap(blockTexts)
            .map((text) => text.trim())
            .find((text) => text.length >= 40) ?? [],
      ),
    );
  });
}

const files = globSync('packages/web/build/client/assets/*.js');
const bundle = files.map((file) => readFileSync(file, 'utf8')).join('\n');

test('the browser build contains no clause wording', () => {
  expect(files.length).toBeGreaterThan(5);
  const texts = Object.keys(outlines).flatMap((type) => wordings(type as AgreementType));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => bundle.includes(text))).toEqual([]);
});

test('the search would find an existing sentence', () => {
  // A question's words are in the bundle: the same search must see them.
  const words = JSON.parse(readFileSync('packages/library/shared/questions/en.json', 'utf8')) as {
    questions: Record<string, { label: string }>;
  };
  const labels = Object.values(words.questions).map(({ label }) => label);
  expect(labels.some((label) => bundle.includes(label))).toBe(true);
});
