import { isDraftLanguage } from './draft-languages.ts';
import { normalise } from './normalise.ts';
import { headClause } from './head-clause.ts';
import type { ClauseRange, Draft, DraftBlock, DraftPhrase, Plain, PlainBlock, PlainPhrase } from './tree.ts';

/** The document of a draft: without provenance and parts. Throws on a fact that was not given, and in a language that is a draft. */
export function finish(draft: Draft): { document: Plain; clauses: ClauseRange[] } {
  const language: string = draft.language;
  if (isDraftLanguage(language)) throw new Error(`No document is made in ${language}, which is a draft`);
  const children: PlainBlock[] = [];
  const clauses = draft.clauses.map(({ id, version, within, blocks }): ClauseRange => {
    const from = children.length;
    children.push(...normalise(plainBlocks(blocks), id === headClause ? 0 : within === true ? 2 : 1));
    return { id, version, from, to: children.length };
  });
  return { document: { type: 'root', language: draft.language, title: draft.title, children }, clauses };
}

function plainBlocks(blocks: readonly DraftBlock[]): PlainBlock[] {
  return blocks.flatMap((block): PlainBlock[] => {
    switch (block.type) {
      case 'blockPart':
        return plainBlocks(block.children);
      case 'list':
        return [
          {
            ...block,
            children: block.children.map((item) => ({ ...item, children: plainBlocks(item.children) })),
          },
        ];
      case 'records':
        return [{ ...block, rows: block.rows.map((row) => row.map(plainPhrases)) }];
      case 'heading':
        return [{ ...block, children: plainPhrases(block.children) }];
      case 'paragraph':
        return [{ ...block, children: plainPhrases(block.children) }];
      default:
        return block satisfies never;
    }
  });
}

function plainPhrases(list: readonly DraftPhrase[]): PlainPhrase[] {
  return list.flatMap((phrase): PlainPhrase[] => {
    switch (phrase.type) {
      case 'text':
        return [{ type: 'text', value: phrase.value }];
      case 'break':
        return [{ type: 'break' }];
      case 'blank':
        throw new Error(`A finished document lacks the answer to ${phrase.from}`);
      case 'inlinePart':
        return plainPhrases(phrase.children);
      case 'strong':
      case 'emphasis':
        return [{ type: phrase.type, children: plainPhrases(phrase.children) }];
      case 'link':
        return [{ type: 'link', url: phrase.url, children: plainPhrases(phrase.children) }];
      default:
        return phrase satisfies never;
    }
  });
}
