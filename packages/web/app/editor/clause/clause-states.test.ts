import type { PlainBlock } from '@clausewright/engine/document/tree';
import * as fc from 'fast-check';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { markdownOfBlocks } from '../make-document.ts';
import { answerMarks, freeAnswer, markAnswers } from './answers.ts';
import { joinHeading, splitHeading } from './clause-heading.ts';
import { createClauseStates } from './clause-states.ts';
import { commands, setLink } from './commands.ts';
import { toBlocks } from './to-blocks.ts';
import { toNode } from './to-node.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const paragraph = (value: string): PlainBlock => ({ type: 'paragraph', children: [text(value)] });
const heading = (value: string): PlainBlock => ({ type: 'heading', depth: 2, children: [text(value)] });
const table: PlainBlock = { type: 'records', fields: ['A', 'B'], rows: [[[text('a')], [text('b')]]] };
const of = { language: 'en', title: 'T', clauses: new Map() } as const;

function opened(clauses: Record<string, PlainBlock[]>) {
  const told: string[] = [];
  const states = createClauseStates(
    () => [],
    (id, isText) => void (isText && told.push(id)),
  );
  for (const [id, blocks] of Object.entries(clauses)) states.add(id, toNode(blocks));
  const write = (id: string, words: string, at = 1) =>
    states.run(id, (state, dispatch) => {
      dispatch?.(state.tr.insertText(words, at));
      return true;
    });
  const markdown = (id: string) => markdownOfBlocks(of, toBlocks((states.get(id) as EditorState).doc));
  return { states, told, write, markdown };
}

test('undo and redo go over all clauses, the newest change first', () => {
  const { states, write, markdown } = opened({ a: [paragraph('one')], b: [paragraph('two')] });
  write('a', 'x');
  write('b', 'y');
  states.pause('a');
  write('a', 'z');
  expect([states.undo(), markdown('a')]).toEqual(['a', 'xone']);
  expect([states.undo(), markdown('b')]).toEqual(['b', 'two']);
  expect([states.redo(), markdown('b')]).toEqual(['b', 'ytwo']);
  write('b', 'w');
  expect(states.canRedo()).toBe(false);
  expect([states.undo(), states.undo(), states.undo()]).toEqual(['b', 'b', 'a']);
  expect(states.undo()).toBeNull();
  expect([markdown('a'), markdown('b')]).toEqual(['one', 'two']);
});

test('a clause that says what it was opened with gives no blocks, so its text stays as it was stored', () => {
  const { states, write } = opened({ a: [heading('1. A'), paragraph('one')] });
  expect(states.blocks('a')).toBeNull();
  write('a', 'x');
  expect(states.blocks('a')).toEqual([heading('1. A'), paragraph('xone')]);
  states.undo();
  expect(states.blocks('a')).toBeNull();
});

test('another text in place of a clause is undone like everything else', () => {
  const { states, write, markdown } = opened({ a: [heading('1. A'), paragraph('one')] });
  write('a', 'mine ');
  states.replace('a', toNode([heading('1. Other'), paragraph('two'), table]));
  expect(markdown('a')).toBe('## 1. Other\n\ntwo\n\n- **a**\n  - B: b');
  states.undo();
  expect(markdown('a')).toBe('## 1. A\n\nmine one');
});

test('the number of a heading is no text of it', () => {
  const number = (value: string) => splitHeading([heading(value)]).heading?.number;
  expect(
    ['12. Contact', '12.3 Contact', 'Annex\u00A01: Forms', 'Annexe\u00A01\u00A0: Forms', '2025 in short'].map(
      number,
    ),
  ).toEqual(['12. ', '12.3 ', 'Annex\u00A01: ', 'Annexe\u00A01\u00A0: ', '']);
  const { states, markdown } = opened({ a: [heading('4. Delivery'), paragraph('x')] });
  states.setHeading('a', 'Shipping');
  expect(markdown('a')).toBe('## 4. Shipping\n\nx');
  states.setHeading('a', '');
  expect(markdown('a')).toBe('x');
  states.undo();
  states.undo();
  expect(markdown('a')).toBe('## 4. Delivery\n\nx');
  expect(joinHeading(null, [paragraph('x')])).toEqual([paragraph('x')]);
});

test('words of an answer are changed only after asking', async () => {
  const asked: string[] = [];
  const states = createClauseStates(
    () => [answerMarks(({ question }) => asked.push(question))],
    () => undefined,
  );
  const leaf = { words: 'We are Blue Pot in Bonn.', answers: [{ question: 'name', from: 7, to: 15 }] };
  states.add('a', markAnswers(toNode([paragraph(leaf.words)]), [leaf]));
  const words = () => states.get('a')?.doc.textContent;
  const insert = (at: number) =>
    states.run('a', (state, dispatch) => {
      dispatch?.(state.tr.insertText('x', at));
      return true;
    });
  insert(10);
  expect(words()).toBe(leaf.words);
  insert(1);
  insert(words()?.length ?? 0);
  expect(words()).toBe('xWe are Blue Pot in Bonnx.');
  await Promise.resolve();
  expect(asked).toEqual(['name']);
  const state = states.get('a') as EditorState;
  states.apply('a', freeAnswer(state.tr, { question: 'name', said: 'Blue Pot' }));
  insert(12);
  expect(words()).toBe('xWe are Bluxe Pot in Bonnx.');
});

test('answers are found in a paragraph that was changed, where their words stand once', () => {
  const leaf = { words: 'We are Blue Pot.', answers: [{ question: 'name', from: 7, to: 15 }] };
  const marked = (words: string) =>
    JSON.stringify(markAnswers(toNode([paragraph(words)]), [leaf]).toJSON()).includes('"answer"');
  expect(
    ['We are Blue Pot.', 'Blue Pot makes pots.', 'Blue Pot is Blue Pot.', 'Red Pen.'].map(marked),
  ).toEqual([true, true, false, false]);
});

const acts: Record<string, Command> = {
  ...commands,
  link: setLink('https://a.example', 'a'),
};
const step = fc.record({
  act: fc.oneof(
    fc.constantFrom(...Object.keys(acts), 'bullets', 'numbers', 'sink', 'enter'),
    fc.constant('type'),
  ),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.constant(0), fc.nat(30)),
  words: fc.constantFrom('word', ' ', '# x', '- y', '1. z', '**b**', '[a](b)', '\u00A0', '|', '\\'),
});

test('whatever is done, the clause holds what its Markdown says', () => {
  const blocks: PlainBlock[] = [heading('1. A'), paragraph('one two three'), table, paragraph('four')];
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { states, write, markdown } = opened({ a: blocks });
      for (const { act, at, length, words } of steps) {
        const { doc } = states.get('a') as EditorState;
        const from = Math.floor(at * doc.content.size);
        states.run('a', (state, dispatch) => {
          const to = state.doc.resolve(Math.min(state.doc.content.size, from + length));
          dispatch?.(state.tr.setSelection(TextSelection.between(state.doc.resolve(from), to)));
          return true;
        });
        const { selection } = states.get('a') as EditorState;
        if (act !== 'type') states.run('a', acts[act] as Command);
        else if (selection.$from.parent.isTextblock) write('a', words, selection.from);
        states.get('a')?.doc.check();
      }
      const said = markdown('a');
      const again = markdownOfBlocks(of, toBlocks(toNode(toBlocks((states.get('a') as EditorState).doc))));
      expect(again).toBe(said);
      for (let undone = states.undo(); undone !== null; undone = states.undo());
      expect(markdown('a')).toBe(markdownOfBlocks(of, blocks));
    }),
    { numRuns: 100 },
  );
});
