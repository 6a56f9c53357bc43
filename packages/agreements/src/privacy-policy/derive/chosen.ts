/** Careful reading of answers that may be missing or of any shape. */
import type { Answers } from '../../questionnaire/definition.ts';

/** Options chosen in a multi, or countries or vendors in a list; rows and adjustments are no list of ids. */
export function chosen(answers: Answers, question: string): readonly string[] {
  const value = answers[question];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function isChosen(answers: Answers, question: string, option: string): boolean {
  return chosen(answers, question).includes(option);
}

/** A text-like answer, or undefined. */
export function single(answers: Answers, question: string): string | undefined {
  const value = answers[question];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Entries added by the person, or repetitions of a group. */
export function rows(answers: Answers, question: string): readonly Readonly<Record<string, unknown>>[] {
  const value = answers[question];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object') : [];
}
