/** What a wizard knows of the law: the laws that bear on its type and the rules that tell which of them apply. */
import type { FactRules } from './fact-rule.ts';
import type { FactKey } from './requirement.ts';

export interface Law {
  /** An option of `audience_regions` or a state like `US_CA`: its people are protected, its businesses at home. */
  place: string;
  /** What must hold besides. */
  and?: readonly FactKey[];
  /** One of these must hold besides. */
  any?: readonly FactKey[];
  /** Whether the type has clauses for it; the others show "applies, not covered yet". */
  covered: boolean;
  /** Code of a reason that says more than the place. */
  because?: string;
  /** What it is sold together with, as one line of the price. */
  sold?: string;
}

/** `Tag` names a law. */
export interface LawBook<Tag extends string = string> {
  laws: Readonly<Partial<Record<Tag, Law>>>;
  /** A rule for every fact that a law names. */
  facts: FactRules;
}

/** A law whose clauses are written. */
export function covered(place: string, ...and: readonly FactKey[]): Law {
  return { place, and, covered: true };
}
