/**
 * Tests for clause files: every language meets the same duties and speaks the same facts, and nothing stands in a text
 * that nobody wrote. Structure, order and number of sentences are each language's own.
 */
import { languages, type Language } from '@clausewright/contract/languages';
import { draftClause } from '../assemble.ts';
import type { Clause } from '../clause.ts';
import { blockText } from '../tree-text.ts';
import type { DraftBlock, DraftPhrase } from '../tree.ts';

const today = '2026-11-21';

/** Throws with every difference between the languages, for each of the answer sets. */
export function expectParity(clause: Clause, answerSets: readonly object[]): void {
  const faults = answerSets.flatMap((answers) => parityFaults(clause, answers));
  if (faults.length > 0) throw new Error(`${clause.id}:\n${[...new Set(faults)].join('\n')}`);
}

export function parityFaults(clause: Clause, answers: object): string[] {
  const drafts = languages.map((language) => ({
    language,
    blocks: draftClause(clause, answers, { language, today }).blocks,
  }));
  const printed = drafts.flatMap(({ language, blocks }) => wordingFaults(language, blocks));
  const [first, ...others] = drafts.map(({ language, blocks }) => ({
    language,
    facts: new Set(blocks.flatMap(factsOfBlock).filter((fact) => !isNational(fact, clause))),
  }));
  if (first === undefined) return printed;
  const different = others.flatMap(({ language, facts }) => {
    const missing = [...first.facts].filter((fact) => !facts.has(fact)).map((fact) => `lacks ${fact}`);
    const extra = [...facts].filter((fact) => !first.facts.has(fact)).map((fact) => `has ${fact}`);
    const all = [...missing, ...extra];
    return all.length === 0 ? [] : [`${language} differs from ${first.language}: it ${all.join(', ')}`];
  });
  return [...printed, ...different];
}

/** Whether the fact is a part that only some languages have. */
function isNational(fact: string, { parts }: Clause): boolean {
  return fact.startsWith('part ') && parts[fact.slice('part '.length)]?.languages !== undefined;
}

/** What no finished sentence may hold. */
export function wordingFaults(language: Language, blocks: readonly DraftBlock[]): string[] {
  const text = blockText(blocks);
  const faults: readonly (readonly [RegExp, string])[] = [
    [/[\uE000-\uF8FF]/u, 'a placeholder'],
    [/\bundefined\b|\bNaN\b|\[object/, 'a value that was not put into words'],
    [/ {2}/, 'two spaces'],
    [/(?:^| )[.,](?: |$)/m, 'a space before a full stop or comma'],
    [/(?<!\.)\.\.(?!\.)|,,|\(\)/, 'doubled punctuation'],
    ...(language === 'fr' ? [] : [[/\p{L} [:;!?](?:\s|$)/mu, 'a space before punctuation'] as const]),
  ];
  return faults
    .filter(([pattern]) => pattern.test(text))
    .map(([, what]) => `${language} holds ${what}: ${text}`);
}

/** The parts that are printed, and the questions whose answers are, wherever they stand. */
function factsOfBlock(block: DraftBlock): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.children.flatMap(factsOfPhrase);
    case 'list':
      return block.children.flatMap((item) => item.children.flatMap(factsOfBlock));
    case 'blockPart':
      return [`part ${block.id}`, ...block.children.flatMap(factsOfBlock)];
    case 'records':
      return block.rows.flat(2).flatMap(factsOfPhrase);
    default:
      return block satisfies never;
  }
}

function factsOfPhrase(phrase: DraftPhrase): string[] {
  switch (phrase.type) {
    case 'text':
      return phrase.from === undefined ? [] : [`answer ${phrase.from}`];
    case 'blank':
      return [`answer ${phrase.from}`];
    case 'break':
      return [];
    case 'inlinePart':
      return [`part ${phrase.id}`, ...phrase.children.flatMap(factsOfPhrase)];
    case 'link':
    case 'strong':
    case 'emphasis':
      return phrase.children.flatMap(factsOfPhrase);
    default:
      return phrase satisfies never;
  }
}

/** Answer sets in which every two values of different questions meet; `undefined` leaves a question out. */
export function pairwiseAnswers(values: Readonly<Record<string, readonly unknown[]>>): object[] {
  const questions = Object.keys(values);
  const base = new Map(questions.map((question) => [question, values[question]?.[0]]));
  const sets = questions.flatMap((one, i) =>
    questions
      .slice(i + 1)
      .flatMap((other) =>
        (values[one] ?? []).flatMap((left) =>
          (values[other] ?? []).map((right) => new Map(base).set(one, left).set(other, right)),
        ),
      ),
  );
  return (
    questions.length === 1
      ? (values[questions[0] ?? ''] ?? []).map((value) => new Map([[questions[0] ?? '', value]]))
      : sets
  ).map((set) => Object.fromEntries([...set].filter(([, value]) => value !== undefined)));
}
