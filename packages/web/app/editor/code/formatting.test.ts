import { EditorState, type TransactionSpec } from '@codemirror/state';
import { expect, test } from 'vitest';
import { continueList, insertLink, toggleHeading, toggleList, toggleMark } from './formatting.ts';

/** `|` stands for the ends of the selection. */
function stateOf(text: string): EditorState {
  const anchor = text.indexOf('|');
  const head = text.lastIndexOf('|');
  return EditorState.create({
    doc: text.replaceAll('|', ''),
    selection: { anchor, head: head === anchor ? anchor : head - 1 },
  });
}
function written(text: string, run: (state: EditorState) => TransactionSpec | null): string | null {
  const state = stateOf(text);
  const spec = run(state);
  if (spec === null) return null;
  const { doc, selection } = state.update(spec).state;
  const { from, to } = selection.main;
  const now = doc.toString();
  return from === to
    ? `${now.slice(0, from)}|${now.slice(to)}`
    : `${now.slice(0, from)}|${now.slice(from, to)}|${now.slice(to)}`;
}

test.each([
  ['a |word| b', '**', 'a **|word|** b'],
  ['a **|word|** b', '**', 'a |word| b'],
  ['a |word |b', '**', 'a **|word|** b'],
  ['a wo|rd b', '*', 'a *|word|* b'],
  ['a **|word|** b', '*', 'a ***|word|*** b'],
  ['a ***|word|*** b', '**', 'a *|word|* b'],
  ['a ***|word|*** b', '*', 'a **|word|** b'],
  ['a | b', '**', 'a **|** b'],
] as const)('%j with %s becomes %j', (before, marker, after) => {
  expect(written(before, (state) => toggleMark(state, marker))).toBe(after);
});

test.each([
  ['see |the rules| now', 'see [the rules](https://|) now'],
  ['see |https://a.example/b|', 'see [|](https://a.example/b)'],
  ['see |', 'see [|](https://)'],
])('a link: %j becomes %j', (before, after) => {
  expect(written(before, insertLink)).toBe(after);
});

test.each([
  ['a|b', 2, '## a|b'],
  ['## a|b', 2, 'a|b'],
  ['# a|b', 3, '### a|b'],
] as const)('a heading: %j at depth %d becomes %j', (before, depth, after) => {
  expect(written(before, (state) => toggleHeading(state, depth))).toBe(after);
});

test.each([
  ['|a\n\nb|', 'bullets', '- |a\n\n- b|'],
  ['- |a\n- b|', 'numbers', '1. |a\n2. b|'],
  ['- |a\n- b|', 'bullets', '|a\nb|'],
] as const)('a list: %j as %s becomes %j', (before, kind, after) => {
  expect(written(before, (state) => toggleList(state, kind))).toBe(after);
});

test.each([
  ['- a|', '- a\n- |'],
  ['  3. a|b', '  3. a\n  4. |b'],
  ['- a\n- |', '- a\n\n|'],
  ['plain|', null],
  ['|- a', null],
])('Enter: %j becomes %j', (before, after) => {
  expect(written(before, continueList)).toBe(after);
});
