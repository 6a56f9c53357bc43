/** What is stored when an option of a list is ticked or cleared. */
import type { Adjustment, AnswerValue, VisibleQuestion } from '@clausewright/library/questionnaires';

export function getChosen(value: AnswerValue | undefined): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === 'string');
}

/** What the person added to and removed from a derived list so that exactly `wanted` is ticked. */
export function adjustmentFor(derived: readonly string[], wanted: readonly string[]): Adjustment {
  return {
    added: wanted.filter((id) => !derived.includes(id)),
    removed: derived.filter((id) => !wanted.includes(id)),
  };
}

/** The list after one tick; an exclusive option stands alone. */
export function toggled(
  chosen: readonly string[],
  option: string,
  exclusive: ReadonlySet<string>,
): readonly string[] {
  if (chosen.includes(option)) return chosen.filter((id) => id !== option);
  if (exclusive.has(option)) return [option];
  return [...chosen.filter((id) => !exclusive.has(id)), option];
}

/** The answer to store for a list of which `wanted` is ticked. */
export function listAnswer(visible: VisibleQuestion, wanted: readonly string[]): AnswerValue {
  return visible.derived ? adjustmentFor(visible.derived.value, wanted) : [...wanted];
}
