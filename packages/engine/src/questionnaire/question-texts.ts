/** The words of a wizard in one language: `questions/<language>.json` beside the definition. */

export interface QuestionTexts {
  steps: { [step: string]: StepText };
  questions: { [question: string]: QuestionText };
}
export interface StepText {
  title: string;
  lead?: string;
}
export interface QuestionText {
  label: string;
  help?: string;
  /** Why we ask: the law or store rule, or what the answer changes. */
  why?: string;
  /** By option id; `yes`, `no` and `unknown` need none. */
  options?: { [option: string]: string | { label: string; note?: string } };
  /** Words of the button for one more repetition or entry. */
  add?: string;
  /** Heading of one repetition; `{n}` is its number. */
  title?: string;
  /** Questions inside a repetition. */
  fields?: { [question: string]: QuestionText };
}

/** Other words for some of a shared question: what it leaves out stays as it was. */
export interface RewordedTexts {
  steps: QuestionTexts['steps'];
  questions: { [question: string]: Partial<QuestionText> };
}

/** Shared blocks first, the type's own words above them; the linter sees to it that each question has a label. */
export function joinTexts(...parts: readonly RewordedTexts[]): QuestionTexts {
  const questions: RewordedTexts['questions'] = {};
  for (const [id, text] of parts.flatMap((part) => Object.entries(part.questions))) {
    questions[id] = { ...questions[id], ...text };
  }
  return {
    steps: Object.assign({}, ...parts.map((part) => part.steps)),
    questions: questions as QuestionTexts['questions'],
  };
}

/** The label of an option whichever way it is written. */
export function optionLabel(text: QuestionText, option: string): string | undefined {
  const found = text.options?.[option];
  return typeof found === 'object' ? found.label : found;
}
