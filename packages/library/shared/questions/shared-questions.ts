/** The questions that types share, as the clauses and words they share see them. */
import type { QuestionsOfList } from '@clausewright/engine/document/questions-of';
import type { business } from './business.ts';
import type { contact } from './contact.ts';
import type { changeNotice } from './finalize.ts';
import type { whereUsed } from './where-used.ts';

export type SharedQuestions = QuestionsOfList<
  readonly [...typeof whereUsed, ...typeof business, ...typeof contact, ...typeof changeNotice]
>;
