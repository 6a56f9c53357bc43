import { sectionTexts } from '@clausewright/documents';
import type { Plain } from '@clausewright/engine/document/tree';
import type { CopyText } from './compare-copy.ts';
import { sentencesOf } from './words.ts';

/** A document as it is compared with pages. */
export function copyText(tree: Plain, number: number): CopyText {
  return {
    number,
    language: tree.language,
    sections: sectionTexts(tree).map(({ title, number: of, texts }) => ({
      title,
      number: of,
      sentences: texts.flatMap(sentencesOf),
    })),
  };
}
