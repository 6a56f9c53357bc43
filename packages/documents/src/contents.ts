/** The list of contents, with which a long document begins. */
import type { Language } from '@clausewright/contract/languages';
import type { Plain, PlainBlock } from '@clausewright/engine/document/tree';

/** As many sections as fit on a page at a glance need no list. */
const enough = 10;

export const contentsLabels: Readonly<Record<Language, string>> = {
  de: 'Inhalt',
  en: 'Contents',
  es: 'Índice',
  fr: 'Sommaire',
  it: 'Indice',
  nl: 'Inhoud',
};

export interface Contents {
  label: string;
  /** What stands before the list: title and date. */
  before: PlainBlock[];
  after: PlainBlock[];
}

/** Null for a document that needs none. */
export function buildContents({ language, children }: Plain): Contents | null {
  const isSection = (block: PlainBlock): boolean => block.type === 'heading' && block.depth === 2;
  if (children.filter(isSection).length < enough) return null;
  const first = children.findIndex(isSection);
  return { label: contentsLabels[language], before: children.slice(0, first), after: children.slice(first) };
}
