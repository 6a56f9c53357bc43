import type { QuestionText, QuestionTexts, VisibleQuestion } from '@clausewright/library/questionnaires';

const none: QuestionText = { label: '' };

/** The words of a question; those of a repetition stand among the fields of their group. */
export function getWords(texts: QuestionTexts, path: string): QuestionText {
  const keys = path.split('/').filter((_, index) => index % 2 === 0);
  const [first = '', ...inner] = keys;
  let words = texts.questions[first];
  for (const key of inner) words = words?.fields?.[key];
  return words ?? none;
}

export function getNote(words: QuestionText, option: string): string | undefined {
  const found = words.options?.[option];
  return typeof found === 'object' ? found.note : undefined;
}

/** Short labels stand two in a row. */
export function fitsTwoColumns(labels: readonly string[]): boolean {
  return labels.every((label) => label.length <= 30);
}

export function isOptional({ question }: VisibleQuestion): boolean {
  return question.required === false;
}
