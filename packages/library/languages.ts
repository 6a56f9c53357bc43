import { languages } from '@clausewright/contract/languages';

/** Every text is written in these; documents are offered in them. */
export const completeLanguages: readonly string[] = languages;

/** Being written: texts may be missing, and no document is offered. The library check says how much is missing. */
export const draftLanguages: readonly string[] = ['pt'];
