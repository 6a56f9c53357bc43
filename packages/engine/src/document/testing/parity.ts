/** Tests for clause files: the same document in six languages, and nothing in it that nobody wrote. */
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
  const [first, ...others] = drafts.map(({ language, blocks }) => ({ language, shape: shapesOf(blocks) }));
  if (first === undefined) return printed;
  const different = others
    .filter(({ shape }) => shape !== first.shape)
    .map(
      ({ language, shape }) => `${language} differs from ${first.language}:\n  ${shape}\n  ${first.shape}`,
    );
  return [...printed, ...different];
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

function shapesOf(blocks: readonly DraftBlock[]): string {
  return JSON.stringify(blocks.map(shapeOf));
}

function shapeOf(block: DraftBlock): unknown {
  switch (block.type) {
    case 'heading':
      return [block.type, block.depth, factsOf(block.children)];
    case 'paragraph':
      return [block.type, factsOf(block.children)];
    case 'list':
      return [block.type, block.ordered, block.children.map((item) => item.children.map(shapeOf))];
    case 'blockPart':
      return [block.type, block.id, block.children.map(shapeOf)];
    case 'records':
      return [block.type, block.fields.length, block.rows.map((row) => row.map(factsOf))];
    default:
      return block satisfies never;
  }
}

/** Parts, printed answers, links and bold as an unordered list: order inside a sentence may differ. */
function factsOf(list: readonly DraftPhrase[]): string[] {
  return list
    .flatMap((phrase): string[] => {
      switch (phrase.type) {
        case 'text':
          return phrase.from === undefined ? [] : [`answer ${phrase.from}`];
        case 'blank':
          return [`answer ${phrase.from}`];
        case 'break':
          return ['break'];
        case 'inlinePart':
          return [`part ${phrase.id} ${factsOf(phrase.children).join('+')}`];
        case 'link':
          return [`link ${phrase.url} ${factsOf(phrase.children).join('+')}`];
        case 'strong':
        case 'emphasis':
          return [`${phrase.type} ${factsOf(phrase.children).join('+')}`];
        default:
          return phrase satisfies never;
      }
    })
    .sort();
}

/** Answer sets in which every two values of different questions meet; `undefined` leaves a question out. */
export function pairsOf(values: Readonly<Record<string, readonly unknown[]>>): object[] {
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
