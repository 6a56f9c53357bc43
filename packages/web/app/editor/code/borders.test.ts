import { history, undo, undoDepth } from '@codemirror/commands';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClauseMarkdown, cutClauses, joinClauses } from '../clause-text.ts';
import { bordersField, trackBorders } from './borders.ts';

const clauses: ClauseMarkdown[] = [
  { id: 'title', markdown: '# Privacy Policy' },
  { id: 'who', markdown: '## Who we are\n\nKiln & Clay.' },
  { id: 'gone', markdown: '' },
  { id: 'data', markdown: '## Data\n\n- name\n- address' },
  { id: 'end', markdown: '## Contact\n\nWrite to us.' },
];

function stateOf(texts: readonly ClauseMarkdown[]): EditorState {
  const { text, starts } = joinClauses(texts);
  const ids = texts.map(({ id }) => id);
  return EditorState.create({ doc: text, extensions: [history(), trackBorders(ids, starts)] });
}
function textsIn(state: EditorState): Record<string, string> {
  const cut = cutClauses(state.doc.toString(), state.field(bordersField));
  return Object.fromEntries(cut.map(({ id, markdown }) => [id, markdown]));
}
function after(spec: (text: string) => TransactionSpec, state = stateOf(clauses)): EditorState {
  return state.update(spec(state.doc.toString())).state;
}
function undone(state: EditorState): EditorState {
  let current = state;
  undo({ state, dispatch: (transaction) => (current = transaction.state) });
  return current;
}
const original = Object.fromEntries(clauses.map(({ id, markdown }) => [id, markdown]));

test('a text is split where it was joined', () => {
  expect(textsIn(stateOf(clauses))).toEqual(original);
});

test('text between two clauses belongs to the previous one, with a heading to its own', () => {
  const between = after((text) => ({
    changes: { from: text.indexOf('## Data') - 1, insert: '\nMore of us.' },
  }));
  expect(textsIn(between)).toEqual({ ...original, who: '## Who we are\n\nKiln & Clay.\n\nMore of us.' });
  const heading = after((text) => ({ changes: { from: text.indexOf('## Data'), insert: 'Preface.\n\n' } }));
  expect(textsIn(heading)).toEqual({ ...original, data: 'Preface.\n\n## Data\n\n- name\n- address' });
  const end = after((text) => ({ changes: { from: text.length, insert: ' Soon.' } }));
  expect(textsIn(end)['end']).toBe('## Contact\n\nWrite to us. Soon.');
});

test('an emptied clause is removed and restored by undo', () => {
  const emptied = after((text) => ({
    changes: { from: text.indexOf('## Data'), to: text.indexOf('## Contact') },
  }));
  expect(textsIn(emptied)).toEqual({ ...original, data: '' });
  expect(textsIn(undone(emptied))).toEqual(original);
});

test('text replacing a border belongs to the clause where it starts', () => {
  const across = after((text) => ({
    changes: { from: text.indexOf('Kiln'), to: text.indexOf('## Contact') + 3, insert: 'Ada. ' },
  }));
  expect(textsIn(across)).toEqual({
    ...original,
    who: '## Who we are\n\nAda. Contact',
    data: '',
    end: 'Write to us.',
  });
  expect(textsIn(undone(across))).toEqual(original);
});

test('pasting a whole text finds its clauses by their first lines', () => {
  const pasted = after((text) => ({
    changes: { from: 0, to: text.length, insert: text.replace('name', 'names').replace(/## Who[^#]+/u, '') },
  }));
  expect(textsIn(pasted)).toEqual({ ...original, who: '', data: '## Data\n\n- names\n- address' });
  expect(textsIn(undone(pasted))).toEqual(original);
  const other = after((text) => ({ changes: { from: 0, to: text.length, insert: 'One\n\nTwo' } }));
  expect(textsIn(other)).toEqual({ title: 'One\n\nTwo', who: '', gone: '', data: '', end: '' });
  const emptied = after((text) => ({ changes: { from: 0, to: text.length } }));
  const back = after(() => ({ changes: { from: 0, insert: joinClauses(clauses).text } }), emptied);
  expect(textsIn(back)).toEqual(original);
});

const anyText = fc.constantFrom('x', '\n', '\n\n', '## Data\n', '- a\n- b\n', '', joinClauses(clauses).text);
const anyEdit = fc.record({ from: fc.nat(), length: fc.nat(), insert: anyText });

test('for any edit nothing is lost, the order holds, and undo restores everything', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
      let state = stateOf(clauses);
      for (const { from, length, insert } of edits) {
        const start = from % (state.doc.length + 1);
        const end = Math.min(state.doc.length, start + (length % 80));
        state = state.update({ changes: { from: start, to: end, insert } }).state;
        const borders = state.field(bordersField);
        const starts = borders.map(({ at }) => at);
        expect(starts[0]).toBe(0);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        for (const at of starts) {
          expect(at === state.doc.length || at === state.doc.lineAt(at).from).toBe(true);
        }
      }
      while (undoDepth(state) > 0) state = undone(state);
      expect(textsIn(state)).toEqual(original);
    }),
  );
});
