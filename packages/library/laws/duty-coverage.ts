/** Which duties of this library a document has, and which sentence meets each. Server only. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import {
  type Coverage as CoverageOf,
  coverageIn,
  type CoverageInput,
} from '@clausewright/engine/law/coverage';
import { documentFacts } from './fact-sources.ts';
import { factsOf } from './facts.ts';
import { closeFacts } from './implications.ts';
import type { LawTag } from './law-tags.ts';
import { getLawTags } from './requirement-laws.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import { requirements } from './requirements.ts';

export type Coverage = CoverageOf<LawTag>;
export type AppliedDuty = Coverage['applies'][number];
export type SpareDuty = Coverage['notApplicable'][number];

export function coverage(input: CoverageInput): Coverage {
  return coverageIn({ requirements, lawTagsOf: getLawTags, factsOf: factsOfDocument }, input);
}

function factsOfDocument(answers: Answers, clauses: ReadonlySet<string>): ReadonlySet<FactKey> {
  const fromDocument = (Object.entries(documentFacts) as [FactKey, string][])
    .filter(([, clause]) => clauses.has(clause))
    .map(([fact]) => fact);
  return closeFacts([...factsOf(answers), ...fromDocument]);
}
