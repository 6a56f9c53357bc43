/**
 * How plain the clauses of the known owners read, each form of them once, type by type: words per sentence and LIX
 * (Björnsson 1968: words per sentence plus the share of words above six letters), which counts no syllables and so means
 * the same in each language, though languages with long words stand higher. Tables and addresses are left out.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages, type Language } from '@clausewright/contract/languages';
import type { Row } from './figure.ts';

const types = new URL('../packages/library/types/', import.meta.url);

/** Paragraphs and items of prose, without marks, addresses, names of owners and lines that are no sentences. */
function proseOf(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*#/u.test(line))
    .map((line) => line.replaceAll(/<[^>]*>|\]\([^)]*\)|[*[\]\\]|^\s*[-\d.]+\s/gu, ' ').trim())
    .filter((line) => /[.:!?]$/u.test(line))
    .join(' ');
}

function readingOf(
  text: string,
  language: Language,
): { wordsPerSentence: number; lix: number; long: number } {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) =>
      [...new Intl.Segmenter(language, { granularity: 'word' }).segment(segment)]
        .filter(({ isWordLike }) => isWordLike === true)
        .map((word) => word.segment),
  );
  const told = sentences.filter((words) => words.length > 2);
  const words = told.flat();
  const perSentence = words.length / told.length;
  const long = (100 * words.filter((word) => word.length > 6).length) / words.length;
  const above = (100 * told.filter((sentence) => sentence.length > 30).length) / told.length;
  return { wordsPerSentence: perSentence, lix: perSentence + long, long: above };
}

function rowOf(type: string, language: Language): Row {
  const folder = new URL(`${type}/golden/`, types);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /[\\/]/u.test(name) && name.endsWith(`${language}.md`))
    .map((name) => proseOf(readFileSync(new URL(name, folder), 'utf8')));
  const { wordsPerSentence, lix, long } = readingOf(texts.join(' '), language);
  return {
    goal: 'plain',
    what: `words per sentence, ${type}, ${language}`,
    value: wordsPerSentence,
    unit: 'words',
    target: { atMost: 20 },
    medians: { lix, percentAbove30Words: long },
  };
}

export async function measure(): Promise<readonly Row[]> {
  const sold = readdirSync(types).filter((type) => existsSync(new URL(`${type}/golden/`, types)));
  return sold.toSorted().flatMap((type) => languages.map((language) => rowOf(type, language)));
}
