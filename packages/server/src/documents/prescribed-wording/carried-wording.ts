import { findUnverifiedTexts } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import type { DraftBlock } from '@clausewright/engine/document/tree';
import type { Language } from '@clausewright/contract';
import { findPrescribed, sameWording, type Wording } from './prescribed-texts.ts';

interface Words {
  language: Language;
  blocks: readonly DraftBlock[];
}

/** The prescribed wording in some documents of one owner that nobody compared with the official text, each once. */
export function carriedWording(documents: readonly Words[], answers: Answers): Wording[] {
  const country = typeof answers['country'] === 'string' ? answers['country'] : undefined;
  const found = documents
    .flatMap((document) => findUnverifiedTexts(document, country))
    .flatMap(({ id, language }) => findPrescribed(id, language) ?? [])
    .map(({ id, language, digest }): Wording => ({ id, language, digest }));
  return found.filter((one, at) => found.findIndex((other) => sameWording(one, other)) === at);
}
