import type { DraftBlock, DraftPhrase } from './tree.ts';

/** Shown in place of a fact that was not given yet. */
export const blankMark = '[•]';

export function phraseText(list: readonly DraftPhrase[]): string {
  return list
    .map((phrase) => {
      if (phrase.type === 'text') return phrase.value;
      if (phrase.type === 'blank') return blankMark;
      return phrase.type === 'break' ? '\n' : phraseText(phrase.children);
    })
    .join('');
}

/** The words of blocks, one line per paragraph, heading or cell. */
export function blockText(list: readonly DraftBlock[]): string {
  return list
    .map((block) => {
      switch (block.type) {
        case 'heading':
        case 'paragraph':
          return phraseText(block.children);
        case 'list':
          return block.children.map((item) => blockText(item.children)).join('\n');
        case 'blockPart':
          return blockText(block.children);
        case 'records':
          return [...block.fields, ...block.rows.flat().map(phraseText)].join('\n');
        default:
          return block satisfies never;
      }
    })
    .join('\n');
}
