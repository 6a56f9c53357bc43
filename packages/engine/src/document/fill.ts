import type { DraftBlock, DraftPhrase, ListItem } from './tree.ts';
import type { Hole } from './slots.ts';
import { blocks, phrases } from './slots.ts';
import { firstHole } from './template.ts';

export function fillBlocks(template: readonly DraftBlock[], holes: readonly Hole[]): DraftBlock[] {
  return template.flatMap((block) => fillBlock(block, holes));
}

function fillBlock(block: DraftBlock, holes: readonly Hole[]): DraftBlock[] {
  switch (block.type) {
    case 'paragraph': {
      const alone = onlyHole(block.children, holes);
      if (alone !== undefined) return blocksOf(alone);
      return present({ ...block, children: fillPhrases(block.children, holes) });
    }
    case 'heading':
      return present({ ...block, children: fillPhrases(block.children, holes) });
    case 'list': {
      const children = block.children
        .map((item): ListItem<DraftBlock> => ({
          type: 'listItem',
          children: fillBlocks(item.children, holes),
        }))
        .filter((item) => item.children.length > 0);
      return children.length === 0 ? [] : [{ ...block, children }];
    }
    case 'records':
    case 'blockPart':
      return [block];
    default:
      return block satisfies never;
  }
}

/** A paragraph whose only content was a dropped part says nothing. */
function present<Block extends DraftBlock & { children: DraftPhrase[] }>(block: Block): Block[] {
  return block.children.some((child) => child.type !== 'text' || child.value.trim() !== '') ? [block] : [];
}

function onlyHole(children: readonly DraftPhrase[], holes: readonly Hole[]): Hole | undefined {
  const [text] = children;
  if (children.length !== 1 || text?.type !== 'text' || text.value.length !== 1) return undefined;
  return holes[text.value.charCodeAt(0) - firstHole];
}

function fillPhrases(template: readonly DraftPhrase[], holes: readonly Hole[]): DraftPhrase[] {
  return template.flatMap((phrase): DraftPhrase[] => {
    if (phrase.type === 'text') return fillText(phrase.value, holes);
    if (phrase.type === 'break' || phrase.type === 'blank') return [phrase];
    const children = fillPhrases(phrase.children, holes);
    return children.length === 0 ? [] : [{ ...phrase, children }];
  });
}

function fillText(value: string, holes: readonly Hole[]): DraftPhrase[] {
  return value.split(/([\uE000-\uF8FF])/u).flatMap((piece): DraftPhrase[] => {
    if (piece === '') return [];
    const hole = piece.length === 1 ? holes[piece.charCodeAt(0) - firstHole] : undefined;
    return hole === undefined ? [{ type: 'text', value: piece }] : phrasesOf(hole);
  });
}

/** The words of a hole for a place inside a sentence. */
export function phrasesOf(hole: Hole): DraftPhrase[] {
  if (phrases in hole) return [...hole[phrases]];
  const [only, ...rest] = hole[blocks];
  if (only === undefined) return [];
  if (rest.length > 0) throw new Error('A hole inside a sentence got several blocks');
  if (only.type === 'paragraph') return only.children;
  if (only.type === 'blockPart') {
    const children = only.children.flatMap((block) => {
      if (block.type !== 'paragraph')
        throw new Error(`Part ${only.id} holds a ${block.type} inside a sentence`);
      return block.children;
    });
    if (only.children.length > 1) throw new Error(`Part ${only.id} holds several blocks inside a sentence`);
    return [{ type: 'inlinePart', id: only.id, children }];
  }
  throw new Error(`A hole inside a sentence got a ${only.type}`);
}

/** The content of a hole for a place of its own. */
export function blocksOf(hole: Hole): DraftBlock[] {
  if (blocks in hole) return [...hole[blocks]];
  return hole[phrases].length === 0 ? [] : [{ type: 'paragraph', children: [...hole[phrases]] }];
}
