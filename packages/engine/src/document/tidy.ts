/** Sets the spaces of assembled wording: single ones where parts were dropped, no-break ones by language. */
import type { Language } from '@clausewright/contract/languages';
import { noBreaks } from './no-breaks.ts';
import type { DraftBlock, DraftPhrase, DraftText } from './tree.ts';

export function tidyBlocks(blocks: readonly DraftBlock[], language: Language): DraftBlock[] {
  return blocks.map((block): DraftBlock => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return { ...block, children: tidyLine(block.children, language) };
      case 'list':
        return {
          ...block,
          children: block.children.map((item) => ({
            ...item,
            children: tidyBlocks(item.children, language),
          })),
        };
      case 'blockPart':
        return { ...block, children: tidyBlocks(block.children, language) };
      case 'records':
        return {
          ...block,
          fields: block.fields.map((field) => noBreaks(language, field)),
          rows: block.rows.map((row) => row.map((cell) => tidyLine(cell, language))),
        };
      default:
        return block satisfies never;
    }
  });
}

function tidyLine(line: readonly DraftPhrase[], language: Language): DraftPhrase[] {
  const state = { spaced: true };
  return trimEnd(tidyPhrases(merged(line), language, state));
}

function tidyPhrases(
  list: readonly DraftPhrase[],
  language: Language,
  state: { spaced: boolean },
): DraftPhrase[] {
  return list.flatMap((phrase): DraftPhrase[] => {
    if (phrase.type === 'break') {
      state.spaced = true;
      return [phrase];
    }
    if (phrase.type === 'blank' || (phrase.type === 'text' && phrase.from !== undefined)) {
      state.spaced = false;
      return [phrase];
    }
    if (phrase.type === 'text' && phrase.section !== undefined) {
      state.spaced = false;
      return [{ ...phrase, value: noBreaks(language, phrase.value) }];
    }
    if (phrase.type === 'text') {
      const folded = phrase.value.replace(/ +/g, ' ').replace(/ (?=[.,](?: |$))/g, '');
      const value = state.spaced ? folded.replace(/^ /, '') : folded;
      if (value === '') return [];
      state.spaced = value.endsWith(' ');
      return [{ type: 'text', value: noBreaks(language, value) }];
    }
    const children = tidyPhrases(merged(phrase.children), language, state);
    return children.length === 0 ? [] : [{ ...phrase, children }];
  });
}

/** Neighbouring texts of ours become one, so that spaces between them are seen together. */
function merged(list: readonly DraftPhrase[]): DraftPhrase[] {
  return list.reduce<DraftPhrase[]>((done, phrase) => {
    const last = done.at(-1);
    if (isPlain(last) && isPlain(phrase)) {
      done[done.length - 1] = { type: 'text', value: last.value + phrase.value };
    } else done.push(phrase);
    return done;
  }, []);
}

function isPlain(phrase: DraftPhrase | undefined): phrase is DraftText {
  return phrase?.type === 'text' && phrase.from === undefined && phrase.section === undefined;
}

function trimEnd(list: DraftPhrase[]): DraftPhrase[] {
  const last = list.at(-1);
  if (last === undefined) return list;
  const before = list.slice(0, -1);
  if (last.type === 'text') {
    const value = last.from === undefined ? last.value.trimEnd() : last.value;
    return value === '' ? trimEnd(before) : [...before, { ...last, value }];
  }
  if (last.type === 'break') return trimEnd(before);
  if (last.type === 'blank') return list;
  const children = trimEnd(last.children);
  return children.length === 0 ? trimEnd(before) : [...before, { ...last, children }];
}
