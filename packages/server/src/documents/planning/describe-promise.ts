import {
  type DocumentPromise,
  findRequirement,
  formatCitation,
  promiseFiles,
} from '@clausewright/library/clauses';
import type { CoverageResult, Language } from '@clausewright/contract';

/** A promise in the words of the caller. */
export function describePromise(
  { id, sentences, duties, answer, isPrinted }: DocumentPromise,
  language: Language,
): CoverageResult['promises'][number] {
  const words = promiseFiles.get(id);
  if (words === undefined) throw new Error(`a clause promises ${id}, which has no file`);
  const citations = duties.map((duty) => findRequirement(duty)?.citation ?? duty);
  return {
    id,
    label: words.label[language],
    how: words.how[language],
    citations: [...new Set(citations.map((citation) => formatCitation(citation, language)))],
    sentences: sentences.map(({ text }) => text),
    printed: isPrinted,
    answer: answer?.state ?? null,
    by: answer?.by ?? null,
  };
}
