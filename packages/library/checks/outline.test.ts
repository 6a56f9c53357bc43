/** Documents of made-up owners: each clause stands in them once, sections are counted, and references name their numbers. */
import { type Language, languages } from '@clausewright/contract/languages';
import { assembleOutline } from '@clausewright/engine/document/assemble';
import type { Outline } from '@clausewright/engine/document/outline';
import { blockText } from '@clausewright/engine/document/tree-text';
import type { Draft, DraftBlock, DraftClause, DraftText } from '@clausewright/engine/document/tree';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomAnswers, randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { expect, test } from 'vitest';
import { outlines, questionnaires } from '../agreement-types.ts';

const today = '2026-11-21';
const types = Object.values(outlines).map((outline) => [outline.type, outline] as const);

function* madeUp(
  outline: Outline,
  owners: number,
): Generator<{ relevant: object; language: Language; who: string }> {
  const questionnaire = questionnaires[outline.type];
  for (let owner = 0; owner < owners; owner += 1) {
    const { relevant } = evaluate(questionnaire, randomAnswers(questionnaire, randomNumbers(owner)), {
      today,
    });
    const language = languages[owner % languages.length] ?? 'en';
    const country = ['US', 'GB', 'DE', 'FR', undefined][owner % 5];
    const placed = country === undefined ? relevant : { ...relevant, country };
    yield { relevant: placed, language, who: `owner ${owner} in ${language}` };
  }
}

function headingsOf({ blocks }: DraftClause): { depth: number; text: string }[] {
  const within = (block: DraftBlock): { depth: number; text: string }[] => {
    if (block.type === 'blockPart') return block.children.flatMap(within);
    return block.type === 'heading' ? [{ depth: block.depth, text: blockText([block]) }] : [];
  };
  return blocks.flatMap(within);
}

/** Where the text of each clause says that it stands. */
function numbersOf(draft: Draft): Map<string, string> {
  let section = '';
  const found = new Map<string, string>();
  for (const clause of draft.clauses) {
    const [first] = headingsOf(clause);
    const number = first === undefined ? undefined : /^\D*?(\d+(?:\.\d+)?)(?=[.:\s])/u.exec(first.text)?.[1];
    if (first?.depth === 2) section = number ?? '';
    found.set(clause.id, number ?? section);
  }
  return found;
}

function references(draft: Draft): (DraftText & { row: string })[] {
  const found: (DraftText & { row: string })[] = [];
  const search = (node: unknown, row: string): void => {
    if (Array.isArray(node)) for (const one of node) search(one, row);
    else if (typeof node === 'object' && node !== null) {
      const block = node as DraftBlock;
      const here = block.type === 'paragraph' ? blockText([block]) : row;
      if ('section' in node) found.push({ ...(node as DraftText), row: here });
      for (const value of Object.values(node)) search(value, here);
    }
  };
  search(draft.clauses, '');
  return found;
}

test.each(types)(
  'every clause of a %s stands in it once, and sections and annexes are counted',
  (_type, outline) => {
    for (const { relevant, language, who } of madeUp(outline, 30)) {
      const draft = assembleOutline(outline, relevant, { language, today, blanks: true });
      const { arrangements: _, ...plain } = outline;
      const expected = assembleOutline(plain, relevant, { language, today, blanks: true });
      const ids = draft.clauses.map(({ id }) => id).filter((id) => !id.startsWith('group.'));
      expect(ids.toSorted(), who).toEqual(expected.clauses.map(({ id }) => id).toSorted());
      const sections = draft.clauses.flatMap(headingsOf).filter(({ depth }) => depth === 2);
      const numbers = sections.map(({ text }) => /^(\D*?)(\d+)[.\u00A0:]/u.exec(text) ?? [text, '', '0']);
      if (outline.bare === true) {
        expect(sections.filter(({ text }) => /^\d/u.test(text))).toEqual([]);
        continue;
      }
      const counted = Map.groupBy(numbers, ([, word = '']) => word);
      for (const [word, found] of counted)
        expect(
          found.map(([, , number]) => Number(number)),
          `${who} ${word}`,
        ).toEqual(found.map((_one, i) => i + 1));
      expect([...counted.keys()].length, who).toBeLessThan(3);
    }
  },
);

test.each(types)('references of a %s name the number of their section', (_type, outline) => {
  for (const { relevant, language, who } of madeUp(outline, 30)) {
    const draft = assembleOutline(outline, relevant, { language, today, blanks: true });
    const numbers = numbersOf(draft);
    const wrong = references(draft).filter(
      ({ value, counted, section = '' }) =>
        counted !== undefined &&
        !new RegExp(`(?<![\\d.])${numbers.get(section)?.replace('.', '\\.')}(?![\\d.])`, 'u').test(value),
    );
    expect(wrong, who).toEqual([]);
  }
});
