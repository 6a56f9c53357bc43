import type { Language } from '@clausewright/contract/languages';
import { draftClause } from './assemble.ts';
import type { Clause } from './clause.ts';
import type { DraftLanguage } from './draft-languages.ts';
import type { DraftBlock } from './tree.ts';

/** Any day: no wording is asked for one when nothing is answered. */
const today = '2026-11-21';

/** All wording of a clause in one language, every part printed and nothing answered. */
export function fullWording(clause: Clause, language: Language | DraftLanguage): DraftBlock[] {
  const options = { language: language as Language, today, allParts: true };
  return draftClause(clause, {}, options).blocks;
}
