/** Every text is written in these; documents are offered in them. */
export { languages as completeLanguages } from '@clausewright/contract/languages';
/** Being written: texts may be missing, and no document is offered. The library check says how much is missing. */
export { draftLanguages } from '@clausewright/engine/document/draft-languages';
