/** Tables of a clause that somebody edited: Markdown has lists for them, and those become tables again. */
import { normalise } from '@clausewright/engine/document/normalise';
import type { List, ListItem, PlainBlock, PlainPhrase, Records } from '@clausewright/engine/document/tree';
import type { Language } from '@clausewright/contract/languages';
import { liftBreaks } from './lift-breaks.ts';
import { fieldLabel, recordsAsList } from './records-as-list.ts';

type Table = Records<PlainPhrase>;
type Row = Table['rows'][number];

interface KnownTable {
  fields: readonly string[];
  /** As items begin that give the fields after the first. */
  labels: readonly string[];
  rows: ReadonlyMap<string, Row>;
}

/**
 * The blocks with tables where their lists say what a table of `standing` said, or give its fields in other words.
 * Rows may be changed, added and taken away; a list that no longer gives the fields stays a list.
 */
export function restoreTables(
  blocks: readonly PlainBlock[],
  standing: readonly PlainBlock[],
  language: Language,
): PlainBlock[] {
  const known = tablesIn(standing).map((table) => knownTable(table, language));
  if (known.length === 0) return [...blocks];
  const restored = (all: readonly PlainBlock[]): PlainBlock[] =>
    all.flatMap((block) => (block.type === 'list' ? fromList(block) : [block]));
  const fromList = (list: List<PlainBlock>): PlainBlock[] => {
    if (list.ordered || list.box !== undefined) return [inner(list)];
    const found: PlainBlock[] = [];
    let table: KnownTable | null = null;
    for (const item of list.children) {
      const place: { table: KnownTable; row: Row } | null = rowOf(item, table, known);
      const last = found.at(-1);
      if (place === null) {
        if (last?.type === 'list') last.children.push(item);
        else found.push({ type: 'list', ordered: false, children: [item] });
      } else if (last?.type === 'records' && table === place.table) last.rows.push(place.row);
      else found.push({ type: 'records', fields: [...place.table.fields], rows: [place.row] });
      table = place?.table ?? null;
    }
    return found.map((block) => (block.type === 'list' ? inner(block) : block));
  };
  const inner = (list: List<PlainBlock>): PlainBlock => ({
    ...list,
    children: list.children.map((item) => ({ ...item, children: restored(item.children) })),
  });
  return restored(blocks);
}

function tablesIn(blocks: readonly PlainBlock[]): Table[] {
  return blocks.flatMap((block) => {
    if (block.type === 'records') return [block];
    return block.type === 'list' ? block.children.flatMap(({ children }) => tablesIn(children)) : [];
  });
}

function knownTable(table: Table, language: Language): KnownTable {
  const rows = table.rows.flatMap((row): [string, Row][] => {
    const [list] = normalise([listed({ ...table, rows: [row] }, language)]);
    return list?.type === 'list' ? [[JSON.stringify(list.children), row]] : [];
  });
  const labels = table.fields.slice(1).map((field) => fieldLabel(field, language));
  return { fields: table.fields, labels, rows: new Map(rows) };
}

/** A table as Markdown gives it back. */
function listed(table: Table, language: Language): PlainBlock {
  const [list] = normalise([recordsAsList(table, language)]);
  return list === undefined ? table : lifted(list);
}

function lifted(block: PlainBlock): PlainBlock {
  if (block.type === 'records') return block;
  if (block.type !== 'list') return { ...block, children: liftBreaks(block.children) };
  const items = block.children.map((item) => ({ ...item, children: item.children.map(lifted) }));
  return { ...block, children: items };
}

/** The table that the rows above belong to goes first: two may have the same fields. */
function rowOf(
  item: ListItem<PlainBlock>,
  current: KnownTable | null,
  known: readonly KnownTable[],
): { table: KnownTable; row: Row } | null {
  const said = JSON.stringify([item]);
  const order = current === null ? known : [current, ...known];
  for (const table of order) {
    const row = table.rows.get(said);
    if (row !== undefined) return { table, row };
  }
  for (const table of order) {
    const row = writtenRow(item, table.labels);
    if (row !== null) return { table, row };
  }
  return null;
}

/** The name of a row in bold, below it an item for each further field. */
function writtenRow({ children }: ListItem<PlainBlock>, labels: readonly string[]): Row | null {
  const [name, list] = children;
  if (children.length !== 2 || name?.type !== 'paragraph' || list?.type !== 'list') return null;
  const [bold] = name.children;
  if (name.children.length !== 1 || bold?.type !== 'strong') return null;
  if (labels.length === 0 || list.children.length !== labels.length) return null;
  const cells = labels.map((label, index) => cellOf(list.children[index]?.children ?? [], label));
  const given = cells.filter((cell) => cell !== null);
  return given.length === labels.length ? [bold.children, ...given] : null;
}

function cellOf(blocks: readonly PlainBlock[], label: string): PlainPhrase[] | null {
  const [paragraph] = blocks;
  if (blocks.length !== 1 || paragraph?.type !== 'paragraph') return null;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return null;
  if (first.value === label.trimEnd() && rest.length === 0) return [];
  if (!first.value.startsWith(label)) return null;
  const value = first.value.slice(label.length);
  return value === '' ? rest : [{ type: 'text', value }, ...rest];
}
