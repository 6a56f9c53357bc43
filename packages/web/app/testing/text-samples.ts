import type { TranslationDetails } from '@clausewright/contract';
import { sampleId } from './samples.ts';

type Clause = TranslationDetails['clauses'][number];
interface Draft {
  based_on: number;
  revision: number;
  clauses: { id: string; markdown: string }[];
  saved_at: string;
}

/** The text of an agreement as the server has it: one clause for each id, saying what stands behind it. */
export function textDetails(
  clauses: Readonly<Record<string, string>>,
  change: { revision?: number; draft?: Draft | null; source?: string } = {},
): TranslationDetails {
  const { source = 'source', ...rest } = change;
  return {
    agreement_id: sampleId,
    language: 'en',
    revision: 1,
    draft: null,
    origins: [],
    questions: [],
    clauses: Object.entries(clauses).map(
      ([id, markdown]) => ({ id, markdown, source: `${source} ${id}` }) as unknown as Clause,
    ),
    ...rest,
  } as unknown as TranslationDetails;
}

export function textsOf(clauses: Readonly<Record<string, string>>): { id: string; markdown: string }[] {
  return Object.entries(clauses).map(([id, markdown]) => ({ id, markdown }));
}
