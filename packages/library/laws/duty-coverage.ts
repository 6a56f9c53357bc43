/** Which duties of this library a document has, and which sentence meets each. Server only. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import {
  type Coverage as CoverageOf,
  coverageIn,
  type CoverageInput,
  type PartPresence,
} from '@clausewright/engine/law/coverage';
import { documentFacts } from './fact-sources.ts';
import { factsOf } from './facts.ts';
import { closeFacts } from './implications.ts';
import { lawFiles } from './law-files.ts';
import type { LawTag } from './law-tags.ts';
import { getLawTags } from './requirement-laws.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import { requirements } from './requirements.ts';
import { firstDayOf } from './size-facts.ts';
import { mayStayOpen } from './unwritten-duties.ts';

export type Coverage = CoverageOf<LawTag>;
export type AppliedDuty = Coverage['applies'][number];
export type SpareDuty = Coverage['notApplicable'][number];

export function coverage(input: CoverageInput): Coverage {
  const catalogue = { requirements, lawTagsOf: getLawTags, factsOf: factsOfDocument, firstDayOf };
  return withUnwritten(coverageIn(catalogue, { ...input, parts: input.parts.map(withTwins) }));
}

/** Duties of the same content as another one. */
const twins = new Map<string, readonly string[]>();
for (const { id, sameAs } of lawFiles.flatMap(({ duties }) => duties)) {
  if (sameAs !== undefined) twins.set(sameAs, [...(twins.get(sameAs) ?? []), id]);
}

function withTwins(part: PartPresence): PartPresence {
  return { ...part, meets: part.meets.flatMap((id) => [id, ...(twins.get(id) ?? [])]) };
}

/** What no clause says yet, or says of those alone who are named, is not met, and shown so; it is no fault of this document. */
function withUnwritten(found: Coverage): Coverage {
  const { due } = found;
  const unwritten = due.unmet.filter(mayStayOpen);
  if (unwritten.length === 0) return found;
  const unmet = due.unmet.filter((id) => !mayStayOpen(id));
  return { ...found, due: { ...due, unmet, open: [...due.open, ...unwritten] } };
}

function factsOfDocument(answers: Answers, clauses: ReadonlySet<string>): ReadonlySet<FactKey> {
  const fromDocument = (Object.entries(documentFacts) as [FactKey, string][])
    .filter(([, clause]) => clauses.has(clause))
    .map(([fact]) => fact);
  return closeFacts([...factsOf(answers), ...fromDocument]);
}
