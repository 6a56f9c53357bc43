/** Answers as the law reads them: a wrong kind reads as not given, so that no answer can make it fail. */
import type { Answers, AnswerValue, Row } from '../answers/answers.ts';

export function answer(answers: Answers, question: string): AnswerValue | undefined {
  return Object.hasOwn(answers, question) ? answers[question] : undefined;
}

/** Chosen options of a list; one chosen option reads as a list of one. */
export function chosen(answers: Answers, question: string): readonly string[] {
  const value = answer(answers, question);
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

export function hasAny(answers: Answers, question: string, ...options: readonly string[]): boolean {
  return chosen(answers, question).some((option) => options.includes(option));
}

/** A doubt counts as yes: the wider disclosure is the safe one. */
export function isYes(answers: Answers, question: string): boolean {
  return hasAny(answers, question, 'yes', 'unknown');
}

export function rows(answers: Answers, question: string): readonly Row[] {
  const value = answer(answers, question);
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is Row => typeof entry === 'object' && entry !== null);
}

export function text(answers: Answers, question: string): string {
  const value = answer(answers, question);
  return typeof value === 'string' ? value : '';
}

/** A field of a repetition as text. */
export function field(row: Row, name: string): string {
  const value = Object.hasOwn(row, name) ? row[name] : undefined;
  return typeof value === 'string' ? value : '';
}
