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

/** Shared blocks first, the type's own words above them. */
export function joinTexts(...parts: readonly QuestionTexts[]): QuestionTexts {
  return {
    steps: Object.assign({}, ...parts.map((part) => part.steps)),
    questions: Object.assign({}, ...parts.map((part) => part.questions)),
  };
}

/** The label of an option whichever way it is written. */
export function optionLabel(text: QuestionText, option: string): string | undefined {
  const found = text.options?.[option];
  return typeof found === 'object' ? found.label : found;
}
