import {
  type AppliedDuty,
  type Coverage,
  type DocumentPromise,
  type OwnerCheck,
  type SpareDuty,
  formatCitation,
  describeCondition,
  describeDuty,
  getLawLabel,
} from '@clausewright/library/clauses';
import type { CoverageResult, Language } from '@clausewright/contract';
import { describePromise } from './describe-promise.ts';

interface Described {
  coverage: Coverage;
  /** Of the document, in the order in which they are named. */
  laws: readonly string[];
  /** Headings by clause id; a clause that is not among them does not stand in the document. */
  headings: ReadonlyMap<string, string>;
  /** What the answers leave open, in the language of the caller. */
  checks: readonly OwnerCheck[];
  promises: readonly DocumentPromise[];
  edited: boolean;
  /** Of the caller. */
  language: Language;
}

/** The coverage in the words of the caller. */
export function describeCoverage({
  coverage,
  laws,
  headings,
  checks,
  promises,
  edited,
  language,
}: Described): CoverageResult {
  const named = ({ requirement, citation, laws: of }: AppliedDuty | SpareDuty) => ({
    id: requirement,
    laws: of.filter((law) => laws.includes(law)),
    duty: describeDuty(requirement, language),
    citation: formatCitation(citation, language),
  });
  return {
    total: coverage.due.total,
    met: coverage.due.met,
    laws: laws.map((law) => ({ id: law, name: getLawLabel(law, language) })),
    duties: coverage.applies
      .filter(({ kind }) => kind === 'state')
      .map((duty) => ({
        ...named(duty),
        mandatory: duty.mandatory,
        clauses: [...new Set(duty.met?.map(({ clause }) => clause))].flatMap((id) => {
          const heading = headings.get(id);
          return heading === undefined ? [] : [{ id, heading }];
        }),
      })),
    todo: [...coverage.todo.map(named), ...checks.map((check) => ({ ...check, laws: [] }))],
    promises: promises.map((promise) => describePromise(promise, language)),
    not_applicable: coverage.notApplicable
      .filter(({ kind }) => kind !== 'limit')
      .map((duty) => ({ ...named(duty), why: whyNot(duty, language) })),
    edited,
  };
}

/** One sentence per condition that does not hold, or the day that has not come. */
function whyNot({ missing, from }: SpareDuty, language: Language): string[] {
  if (missing.length === 0) return from === null ? [] : [describeCondition({ from }, language)];
  return missing.map((choice) => describeCondition({ choice }, language));
}
