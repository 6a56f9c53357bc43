/** What a person answered, independent of the language and of the definition. */

/** What a person added to or removed from a derived list. */
export interface Adjustment {
  added: string[];
  removed: string[];
}
/** Text given once per document language. */
export type TextPerLanguage = { [language: string]: string };
export interface Period {
  amount: number;
  unit: 'days' | 'weeks' | 'months' | 'years';
}
/** One repetition of a group, or one entry added by the person; `_id` keeps its place while others move. */
export interface Row {
  _id: string;
  [question: string]: AnswerValue | string;
}
export type AnswerValue = string | number | string[] | Row[] | Adjustment | TextPerLanguage | Period;
/** Answers by question id; language-independent. Always a null-prototype object inside the engine. */
export type Answers = { [question: string]: AnswerValue };
