/** Tables: columns by their labels, rows by their names and words, then cell by cell. */
import type { PlainPhrase, Records } from '@clausewright/engine/document/tree';
import { align, type Comparable } from './redline-align.ts';
import type { Budget } from './redline-budget.ts';
import { rowComparable } from './redline-comparable.ts';
import type { Change, MarkedPhrase, MarkedRecords } from './redline-tree.ts';
import { changedPhrases, markWhole } from './redline-words.ts';

type Table = Records<PlainPhrase>;
type Row = readonly PlainPhrase[][];

export function wholeRecords({ fields, rows }: Table, as: Change['as']): MarkedRecords {
  return {
    type: 'records',
    fields: fields.map((field) => markWhole(words(field), as)),
    rows: rows.map((row) => row.map((cell) => markWhole(cell, as))),
  };
}

export function recordsMarked(old: Table, fresh: Table, budget: Budget): MarkedRecords {
  const columns = align(old.fields.map(labelled), fresh.fields.map(labelled), budget);
  const tables = {
    before: [old.fields.map(words), ...old.rows],
    after: [fresh.fields.map(words), ...fresh.rows],
  };
  const cells = (before: number | null, after: number | null) =>
    columns.map((column) =>
      cellMarked(
        cellAt(tables.before, before, column.before),
        cellAt(tables.after, after, column.after),
        budget,
      ),
    );
  const rows = align(old.rows.map(rowComparable), fresh.rows.map(rowComparable), budget);
  return {
    type: 'records',
    fields: cells(0, 0),
    rows: rows.map(({ before, after }) => cells(below(before), below(after))),
  };
}

/** Rows stand under the labels. */
function below(row: number | null): number | null {
  return row === null ? null : row + 1;
}

/** Columns with new labels in the place of old ones are taken for the old ones renamed. */
function labelled(label: string): Comparable {
  return { key: label, kind: 'column', name: 'any', words: new Map(), size: 0, container: false };
}

function cellMarked(before: Cell, after: Cell, budget: Budget): MarkedPhrase[] {
  if (before === null) return markWhole(after ?? [], 'ins');
  return after === null ? markWhole(before, 'del') : changedPhrases(before, after, budget);
}

/** Null where a table has not this row or column. */
type Cell = readonly PlainPhrase[] | null;

function cellAt(rows: readonly Row[], row: number | null, column: number | null): Cell {
  return row === null || column === null ? null : (rows[row]?.[column] ?? []);
}

function words(label: string): PlainPhrase[] {
  return label === '' ? [] : [{ type: 'text', value: label }];
}
