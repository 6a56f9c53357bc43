/**
 * Why texts changed, for those whose documents were made before: one file per release, newest last. An entry of a
 * release that is out is never changed. A raised version in `clauses.lock` and a new edition of the law catalogue fail
 * the tests until they have one.
 */
import type { Language } from '@clausewright/contract/languages';
import firstRelease from './0.1.0.json' with { type: 'json' };

export interface LibraryChange {
  /** ISO day. */
  on: string;
  /** Version that a clause (or a file of words that clauses share) reached, by the id of its lines in `clauses.lock`. */
  clauses?: Readonly<Record<string, number>>;
  /** Edition that the law catalogue reached. */
  lawCatalogue?: string;
  /** Laws that the edition changed. */
  laws?: readonly string[];
  /** A sentence for the owner of a document; a language that lacks it tells that the wording was revised. */
  reason: Readonly<Partial<Record<Language, string>> & { en: string }>;
}

export const libraryChanges = firstRelease as unknown as readonly LibraryChange[];
