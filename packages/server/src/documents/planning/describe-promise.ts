import {
  type DocumentPromise,
  findRequirement,
  formatCitation,
  promiseFiles,
} from '@clausewright/library/clauses';
import type { CoverageResult, Language } from '@clausewright/contract';

/** What a promise is called, and how it is kept. */
export function describePromiseWords(id: string, language: Language): { label: string; how: string } {
  const words = promiseFiles.get(id);
  if (words === undefined) throw new Error(`a clause promises ${id}, which has no file`);
  return { label: words.label[language], how: words.how[language] };
}

/** A promise in the words of the caller. */
export function describePromise(
  { id, sentences, duties, answer, isPrinted }: DocumentPromise,
  language: Language,
): CoverageResult['promises'][number] {
  const citations = duties.map((duty) => findRequirement(duty)?.citation ?? duty);
  return {
    id,
    ...describePromiseWords(id, language),
    citations: [...new Set(citations.map((citation) => formatCitation(citation, language)))],
    sentences: sentences.map(({ text }) => text),
    printed: isPrinted,
    answer: answer?.state ?? null,
    by: answer?.by ?? null,
  };
}
