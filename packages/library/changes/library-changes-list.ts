/**
 * Why texts changed, for those whose documents were made before. Newest last; an entry is never changed. A raised
 * version in `clauses.lock` and a new edition of the law catalogue fail the tests until they have one.
 */
import type { Language } from '@clausewright/contract/languages';
import { changesOf20261121 } from './2026-11-21.ts';
import { changesOf20261122 } from './2026-11-22.ts';
import { changesOf20261123 } from './2026-11-23.ts';
import { changesOf20261124 } from './2026-11-24.ts';
import { platformChangesOf20261122 } from './2026-11-22-platforms.ts';
import { readingChangesOf20261122 } from './2026-11-22-reading-c.ts';
import { reviewChangesOf20261122 } from './2026-11-22-review.ts';
import { privacyChangesOf20261122 } from './2026-11-22-privacy.ts';
import { returnsAndDisclaimersOf20261122 } from './2026-11-22-returns-disclaimer.ts';
import { eulaChangesOf20261122 } from './2026-11-22-eula.ts';
import { questionChangesOf20261122 } from './2026-11-22-questions.ts';
import { readingAOf20261122 } from './2026-11-22-reading-a.ts';
import { salesChangesOf20261122 } from './2026-11-22-sales.ts';
import { termsContractChangesOf20261122 } from './2026-11-22-terms-contract.ts';
import { termsUseChangesOf20261122 } from './2026-11-22-terms-use.ts';

export interface LibraryChange {
  /** ISO day. */
  on: string;
  /** Version that a clause (or a file of words that clauses share) reached, by the id of its lines in `clauses.lock`. */
  clauses?: Readonly<Record<string, number>>;
  /** Edition that the law catalogue reached. */
  lawCatalogue?: string;
  /** Laws that the edition changed. */
  laws?: readonly string[];
  /** A sentence for the owner of a document. */
  reason: Readonly<Record<Language, string>>;
}

export const libraryChanges: readonly LibraryChange[] = [
  ...changesOf20261121,
  ...changesOf20261122,
  ...salesChangesOf20261122,
  ...reviewChangesOf20261122,
  ...privacyChangesOf20261122,
  ...termsContractChangesOf20261122,
  ...termsUseChangesOf20261122,
  ...returnsAndDisclaimersOf20261122,
  ...eulaChangesOf20261122,
  ...platformChangesOf20261122,
  ...questionChangesOf20261122,
  ...readingChangesOf20261122,
  ...readingAOf20261122,
  ...changesOf20261123,
  ...changesOf20261124,
];
