import type { Language } from '@clausewright/contract/languages';

/** What one file of `entries/` says of a promise; its name is the id that parts of clauses name as `promise`. */
export interface PromiseFile {
  /** Ids of the duties that ask for the conduct; none where no law does. Those that the words meet are added by the part. */
  duties: readonly string[];
  /** What is promised, in a few words. */
  label: Readonly<Record<Language, string>>;
  /** What the owner has to set up or do so that it is true, in one or two sentences. */
  how: Readonly<Record<Language, string>>;
}
