import type { Answers } from '../answers/answers.ts';
import type { FactKey } from './requirement.ts';

/**
 * How a fact follows from the answers. `from` names every question (or `document`) that the rule
 * reads, so that the wizard can say what an answer causes and a test can find a fact without source.
 */
export interface FactRule {
  from: readonly string[];
  holds: (answers: Answers) => boolean;
}
export type FactRules = Readonly<Partial<Record<FactKey, FactRule>>>;

export function rule(from: readonly string[], holds: (answers: Answers) => boolean): FactRule {
  return { from, holds };
}
