/** All that a clause file imports. */
export { has, given } from './answer-kinds.ts';
export type { CountryCode, FreeText, Rows, VendorId } from './answer-kinds.ts';
export type { Context } from './context.ts';
export { broken } from './promises.ts';
export { prose } from './prose.ts';
export type { QuestionsOf, QuestionsOfList } from './questions-of.ts';
export { rows } from './printed-answers.ts';
export type { Hole, Prose, Words } from './slots.ts';
export { properName } from './slots.ts';
export { items, lines, link, paragraphs, records, sequence } from './wording.ts';
