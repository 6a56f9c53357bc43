/** An answer before it is known which type asks for it. */
import type { AnswerValue } from '@clausewright/engine/questionnaire/definition';
import type { EvidenceKind, SeenEvidence } from './seen-site.ts';

export interface Proposal {
  question: string;
  value: AnswerValue;
  evidence: readonly SeenEvidence[];
}

const longest = { page: 2000, what: 300 } as const;

export function seenAt(
  page: string,
  kind: EvidenceKind,
  what: string,
  of: string | null = null,
): SeenEvidence {
  return { of, page: page.slice(0, longest.page), kind, what: what.slice(0, longest.what) };
}

/** An answer that was seen as a whole; an empty one is none. */
export function proposed(
  question: string,
  value: AnswerValue | null | undefined,
  ...evidence: readonly SeenEvidence[]
): Proposal[] {
  return value === null || value === undefined || value === '' ? [] : [{ question, value, evidence }];
}

/** One option of a list with the places where it was seen. */
export function option(question: string, id: string, ...evidence: readonly SeenEvidence[]): Proposal {
  return { question, value: [id], evidence: evidence.map((one) => ({ ...one, of: id })) };
}
