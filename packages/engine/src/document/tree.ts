/**
 * What a document is: a closed subset of mdast plus `records`. Two trees share the blocks:
 * `Draft` knows where each word comes from and which duty each sentence meets, `Plain` knows
 * neither and is all that renderers of files may see. `finish` turns the one into the other.
 */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';

export interface Text {
  type: 'text';
  value: string;
}
export interface Break {
  type: 'break';
}
export interface Strong<Phrase> {
  type: 'strong';
  children: Phrase[];
}
export interface Emphasis<Phrase> {
  type: 'emphasis';
  children: Phrase[];
}
/** `url`: http, https, mailto, tel, `#fragment` or `/path`; never `//host`. */
export interface Link<Phrase> {
  type: 'link';
  url: string;
  children: Phrase[];
}

export interface Heading<Phrase> {
  type: 'heading';
  depth: 1 | 2 | 3;
  children: Phrase[];
}
/** Neighbours with the same name of a box stand in it together: wording that the law wants framed. */
interface Boxed {
  box?: string;
}
export interface Paragraph<Phrase> extends Boxed {
  type: 'paragraph';
  children: Phrase[];
}
export interface List<Block> extends Boxed {
  type: 'list';
  ordered: boolean;
  children: ListItem<Block>[];
}
export interface ListItem<Block> {
  type: 'listItem';
  children: Block[];
}
/** Labelled fields per row: a table in html, docx and pdf, a nested list in md and txt. The first field names the row. */
export interface Records<Phrase> {
  type: 'records';
  fields: string[];
  /** rows[row][field] is the content of one cell; every row has as many cells as there are fields. */
  rows: Phrase[][][];
}

export type PlainPhrase = Text | Break | Strong<PlainPhrase> | Emphasis<PlainPhrase> | Link<PlainPhrase>;
export type PlainBlock =
  | Heading<PlainPhrase>
  | Paragraph<PlainPhrase>
  | List<PlainBlock>
  | Records<PlainPhrase>;

/** A document ready for every renderer. Its first block is the only heading of depth 1. */
export interface Plain {
  type: 'root';
  language: Language;
  title: string;
  children: PlainBlock[];
}

/** Words that are an answer carry the id of the question; wording of the clause carries none. */
export interface DraftText extends Text {
  from?: string;
  /** Id of the clause whose title this is: a reference to another section. */
  section?: string;
  /** That title itself, not words of a sentence. */
  titled?: true;
  /** The words without the number of a section, which differs from owner to owner. */
  counted?: string;
}
/** A fact that the person has not given yet, shown as `[•]`. */
export interface Blank {
  type: 'blank';
  from: string;
}
/** Words that meet a duty or stand under a condition; `id` is a part declared in the clause's head. */
export interface InlinePart {
  type: 'inlinePart';
  id: string;
  children: DraftPhrase[];
}
export interface BlockPart {
  type: 'blockPart';
  id: string;
  children: DraftBlock[];
}
export type DraftPhrase =
  | DraftText
  | Blank
  | Break
  | InlinePart
  | Strong<DraftPhrase>
  | Emphasis<DraftPhrase>
  | Link<DraftPhrase>;
export type DraftBlock =
  | Heading<DraftPhrase>
  | Paragraph<DraftPhrase>
  | List<DraftBlock>
  | Records<DraftPhrase>
  | BlockPart;

export interface DraftClause {
  id: string;
  version: number;
  /** Code of the price line that pays for the clause, or null when it is free. */
  price: string | null;
  /** Stands under the heading that it shares with others. */
  within?: true;
  blocks: DraftBlock[];
}
export interface Draft {
  type: AgreementType;
  language: Language;
  title: string;
  clauses: DraftClause[];
}

/** Where a clause stands in `Plain.children`: from inclusive, to exclusive. */
export interface ClauseRange {
  id: string;
  version: number;
  from: number;
  to: number;
}
