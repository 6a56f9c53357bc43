/** The kinds of data of a document: those that were ticked or added, and those that other answers bring. */
import type { Context, Words } from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../clause.ts';
import type { DataType } from '../words/pd-types.ts';
import { impliedKinds } from '../words/purpose-data.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 1;

/** The summary, the list and the table of legal bases name the same kinds. */
export function listedKinds(
  c: Context<PrivacyQuestions>,
  words: Readonly<Record<DataType | 'none', Words>>,
): Words[] {
  return [
    ...c.names(c.say.pd_types, words, c.say['pd_types.own']),
    ...impliedKinds(c.a).map((kind) => words[kind]),
  ];
}
