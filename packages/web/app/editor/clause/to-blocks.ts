import type { ListItem, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import type { Mark, Node } from 'prosemirror-model';
import { type ClauseHeading, joinHeading } from './clause-heading.ts';
import type { Table } from './schema.ts';

interface Piece {
  node: Node;
  marks: readonly Mark[];
}
/** Outermost first, of marks that reach equally far. */
const written = ['link', 'strong', 'emphasis'];

/** Runs of marked text as covers: the mark that reaches furthest is outermost. */
function phrases(pieces: readonly Piece[]): PlainPhrase[] {
  const out: PlainPhrase[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at] as Piece;
    let cover: Mark | null = null;
    let end = at + 1;
    for (const mark of piece.marks) {
      let to = at + 1;
      while (to < pieces.length && mark.isInSet(pieces[to]?.marks ?? [])) to += 1;
      if (cover === null || to > end) [cover, end] = [mark, to];
    }
    if (cover === null) {
      out.push(piece.node.isText ? { type: 'text', value: piece.node.text ?? '' } : { type: 'break' });
    } else {
      const outer = cover;
      const inner = pieces.slice(at, end).map(({ node, marks }) => ({
        node,
        marks: marks.filter((mark) => !mark.eq(outer)),
      }));
      out.push(covered(outer, phrases(inner)));
    }
    at = end;
  }
  return out;
}

function covered(mark: Mark, children: PlainPhrase[]): PlainPhrase {
  if (mark.type.name === 'link') return { type: 'link', url: mark.attrs['url'] as string, children };
  return { type: mark.type.name === 'strong' ? 'strong' : 'emphasis', children };
}

function inlineOf(node: Node): PlainPhrase[] {
  const pieces = node.children.map((child) => ({
    node: child,
    marks: written.flatMap((name) => child.marks.filter((mark) => mark.type.name === name)),
  }));
  return joinTexts(phrases(pieces));
}

/** Words that differ in a mark that is not written are one text. */
function joinTexts(list: readonly PlainPhrase[]): PlainPhrase[] {
  return list.reduce<PlainPhrase[]>((done, phrase) => {
    const last = done.at(-1);
    if (last?.type === 'text' && phrase.type === 'text')
      done[done.length - 1] = { type: 'text', value: last.value + phrase.value };
    else done.push('children' in phrase ? { ...phrase, children: joinTexts(phrase.children) } : phrase);
    return done;
  }, []);
}

function boxOf(node: Node): { box?: string } {
  const box = node.attrs['box'] as string | null;
  return box === null ? {} : { box };
}

function blockOf(node: Node): PlainBlock {
  switch (node.type.name) {
    case 'paragraph':
      return { type: 'paragraph', ...boxOf(node), children: inlineOf(node) };
    case 'heading':
      return { type: 'heading', depth: node.attrs['depth'] as 2 | 3, children: inlineOf(node) };
    case 'bullets':
    case 'numbers': {
      const children = node.children.map((item): ListItem<PlainBlock> => ({
        type: 'listItem',
        children: item.children.map(blockOf),
      }));
      return { type: 'list', ...boxOf(node), ordered: node.type.name === 'numbers', children };
    }
    case 'records':
      return { type: 'records', ...(node.attrs['value'] as Table) };
    default:
      throw new Error(`A clause holds ${node.type.name}`);
  }
}

/** The blocks of a clause as typed: not normalised, but without the paragraph that an empty one has for the cursor. */
export function toBlocks(clause: Node): PlainBlock[] {
  const isEmpty =
    clause.childCount === 1 && clause.firstChild?.isTextblock === true && clause.content.size === 2;
  return joinHeading(
    clause.attrs['heading'] as ClauseHeading | null,
    isEmpty ? [] : clause.children.map(blockOf),
  );
}
