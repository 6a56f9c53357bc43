import type { Evaluation, VisibleStep } from '@clausewright/library/questionnaires';
import { isWithin } from '../wizard/paths.ts';

/** The visible questions of an evaluation at and below some of them, as a step of their own. */
export function stepAt(evaluation: Evaluation, roots: readonly string[]): VisibleStep {
  const all = evaluation.steps.flatMap(({ questions }) => questions);
  const within = new Set<string>(roots);
  for (const { path, parent } of all) if (parent && within.has(parent.path)) within.add(path);
  const questions = all.filter(({ path }) => [...within].some((root) => isWithin(path, root)));
  return { id: roots[0] ?? '', number: 1, status: 'current', complete: true, questions };
}
