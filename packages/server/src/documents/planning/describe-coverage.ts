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
  isTestedLimit,
} from '@clausewright/library/clauses';
import type { CoverageResult, Language } from '@clausewright/contract';
import { describePromise } from './describe-promise.ts';

interface Described {
  coverage: Coverage;
  /** What the owner left out, by the duties that its answers would meet. */
  lacking: ReadonlyMap<string, readonly string[]>;
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
  lacking,
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
  const stated = (duties: readonly AppliedDuty[]) =>
    duties
      .filter(({ kind }) => kind === 'state')
      .map((duty) => ({
        ...named(duty),
        mandatory: duty.mandatory,
        clauses: [...new Set(duty.met?.map(({ clause }) => clause))].flatMap((id) => {
          const heading = headings.get(id);
          return heading === undefined ? [] : [{ id, heading }];
        }),
        answers: duty.met === null ? [...missingFor(duty, lacking)] : [],
      }));
  const limits = [...coverage.applies, ...coverage.further].filter(({ kind }) => kind === 'limit');
  const ahead = coverage.notApplicable.filter(isComing);
  return {
    total: coverage.due.total,
    met: coverage.due.met,
    laws: laws.map((law) => ({ id: law, name: getLawLabel(law, language) })),
    duties: stated(coverage.applies),
    platforms: { ...countOf(coverage.platforms), duties: stated(coverage.platforms) },
    further: stated(coverage.further),
    limits: limits
      .filter(isTold(language))
      .map((limit) => ({ ...named(limit), tested: isTestedLimit(limit.requirement) })),
    coming: ahead
      .filter(isTold(language))
      .map((duty) => ({ ...named(duty), from: duty.from === 'expected' ? null : duty.from })),
    todo: [...coverage.todo.map(named), ...checks.map((check) => ({ ...check, laws: [] }))],
    promises: promises.map((promise) => describePromise(promise, language)),
    not_applicable: coverage.notApplicable
      .filter((duty) => duty.kind !== 'limit' && !isComing(duty))
      .map((duty) => ({ ...named(duty), why: whyNot(duty, language) })),
    edited,
  };
}

/** What the catalogue knows to be missing goes before what the conditions of the clauses say. */
function missingFor({ requirement, answers }: AppliedDuty, lacking: Described['lacking']): readonly string[] {
  return answers.length > 0 ? answers : (lacking.get(requirement) ?? []);
}

function countOf(duties: readonly AppliedDuty[]): { total: number; met: number } {
  const due = duties.filter(({ kind, mandatory }) => kind === 'state' && mandatory);
  return { total: due.length, met: due.filter(({ met }) => met !== null).length };
}

/** Whether all of it holds but the day. */
function isComing({ missing, from }: SpareDuty): boolean {
  return missing.length === 0 && from !== null;
}

/** Whether the catalogue has words for owners: limits have them only where an owner can do something about them. */
function isTold(language: Language): (duty: AppliedDuty | SpareDuty) => boolean {
  return ({ requirement }) => describeDuty(requirement, language) !== requirement;
}

/** One sentence per condition that does not hold, or the day that has not come. */
function whyNot({ missing, from }: SpareDuty, language: Language): string[] {
  if (missing.length === 0) return from === null ? [] : [describeCondition({ from }, language)];
  return missing.map((choice) => describeCondition({ choice }, language));
}
