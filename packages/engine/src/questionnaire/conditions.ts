import type { AnswerValue, Condition } from './definition.ts';

/** The relevant answer of an earlier question, or undefined; the row's own before those outside. */
export type Lookup = (question: string) => AnswerValue | undefined;

/** Whether the condition holds; an unanswered or hidden question fails every test but `not`. */
export function evaluateCondition(condition: Condition, lookup: Lookup): boolean {
  if ('all' in condition) return condition.all.every((one) => evaluateCondition(one, lookup));
  if ('any' in condition) return condition.any.some((one) => evaluateCondition(one, lookup));
  if ('not' in condition) return !evaluateCondition(condition.not, lookup);
  if ('answered' in condition) return isAnswered(lookup(condition.answered));
  if ('eq' in condition) return lookup(condition.eq[0]) === condition.eq[1];
  if ('has' in condition) return asList(lookup(condition.has[0])).includes(condition.has[1]);
  const [question, options] = condition.in;
  const value = lookup(question);
  return typeof value === 'string'
    ? options.includes(value)
    : asList(value).some((one) => typeof one === 'string' && options.includes(one));
}

/** Every question that the condition reads, in order, repeated when read twice. */
export function questionsRead(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(questionsRead);
  if ('any' in condition) return condition.any.flatMap(questionsRead);
  if ('not' in condition) return questionsRead(condition.not);
  if ('answered' in condition) return [condition.answered];
  if ('eq' in condition) return [condition.eq[0]];
  if ('has' in condition) return [condition.has[0]];
  return [condition.in[0]];
}

/** Options named beside their question, for the linter and for random answers that matter. */
export function optionsRead(condition: Condition): { question: string; option: string }[] {
  if ('all' in condition) return condition.all.flatMap(optionsRead);
  if ('any' in condition) return condition.any.flatMap(optionsRead);
  if ('not' in condition) return optionsRead(condition.not);
  if ('answered' in condition) return [];
  if ('eq' in condition) return [{ question: condition.eq[0], option: condition.eq[1] }];
  if ('has' in condition) return [{ question: condition.has[0], option: condition.has[1] }];
  const [question, options] = condition.in;
  return options.map((option) => ({ question, option }));
}

/** An empty text or list is no answer. */
export function isAnswered(value: AnswerValue | undefined): value is AnswerValue {
  if (value === undefined || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
}

function asList(value: AnswerValue | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
