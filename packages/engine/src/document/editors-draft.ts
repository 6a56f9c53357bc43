/** A document as editors see it: in any language that is being written, with what it lacks in English. */
import type { Language } from '@clausewright/contract/languages';
import { assembleOutline, draftClause } from './assemble.ts';
import type { Clause } from './clause.ts';
import { gap, isDraftLanguage, sourceLanguage } from './draft-languages.ts';
import type { Outline } from './outline.ts';
import type { Draft, DraftClause } from './tree.ts';

export interface EditorsDraft {
  draft: Draft;
  /** Clauses that stand in English, each with the path of the text that is missing, or with the fault and its place. */
  unwritten: ReadonlyMap<string, { missing: string } | { fault: string }>;
}

/** `answers` are the relevant ones of an evaluation; what they lack is a blank. */
export function editorsDraft(
  outline: Outline,
  answers: object,
  { language, today }: { language: string; today: string },
): EditorsDraft {
  const unwritten = new Map<string, { missing: string } | { fault: string }>();
  const write: typeof draftClause = (clause, relevant, options) => {
    const missing = missingText(clause, language);
    if (missing === undefined) {
      try {
        return draftClause(clause, relevant, options);
      } catch (error) {
        unwritten.set(clause.id, { fault: (error as Error).message });
      }
    } else unwritten.set(clause.id, { missing });
    return inEnglish(clause, relevant, options);
  };
  // Clauses are typed for complete languages; in a draft, lists of words give gaps for what they lack.
  const options = { language: language as Language, today, blanks: true };
  return { draft: assembleOutline(outline, answers, options, write), unwritten };
}

function missingText({ written }: Clause, language: string): string | undefined {
  if (written === undefined || !isDraftLanguage(language)) return undefined;
  try {
    return written.files.text(language) === undefined ? `${written.files.path}${language}.md` : undefined;
  } catch {
    // It is there; what is wrong with it is told by whoever writes it.
    return undefined;
  }
}

function inEnglish(
  clause: Clause,
  relevant: object,
  options: Parameters<typeof draftClause>[2],
): DraftClause {
  try {
    return draftClause(clause, relevant, { ...options, language: sourceLanguage });
  } catch {
    const { id, version } = clause;
    const children = [{ type: 'text' as const, value: gap(id) }];
    return { id, version, price: null, blocks: [{ type: 'paragraph', children }] };
  }
}
