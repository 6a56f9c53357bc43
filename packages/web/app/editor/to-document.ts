/** What a text is read against: a clause that says what it said before stays as it was, its tables too. */
import type { PlainBlock } from '@clausewright/engine/document/tree';
import type { EditedClause, TranslationDetails } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import type { StoredText } from '@clausewright/documents/editing';
import { trimmed } from './clause-text.ts';

export interface DocumentInput {
  language: Language;
  /** Stands in where the person removed it. */
  title: string;
  clauses: ReadonlyMap<string, KnownClause>;
}
interface KnownClause {
  version: number;
  /** As the person wrote what is saved: while it stays so, the server is not told of it. */
  saved: string;
  /** What is saved; null where it was removed. */
  present: StoredText | null;
  /** What the answers give; null where they give no such clause. */
  generated: StoredText | null;
}

/** `name` is the title until somebody has read the text. */
export function toDocument({ language, clauses }: TranslationDetails, name: string): DocumentInput {
  return { language, title: name, clauses: new Map(clauses.map((clause) => [clause.id, knownOf(clause)])) };
}

function knownOf({ version, markdown, blocks, generated, generated_blocks }: EditedClause): KnownClause {
  const present = standing(version, markdown, blocks);
  return {
    version,
    saved: trimmed(markdown),
    present,
    generated: generated === null ? present : standing(version, generated, generated_blocks),
  };
}

/** The blocks are our own server's: the contract, which knows no trees, leaves them open. */
function standing(version: number, markdown: string, blocks: EditedClause['blocks']): StoredText | null {
  return markdown === '' ? null : { version, markdown, blocks: blocks as PlainBlock[] | null };
}
