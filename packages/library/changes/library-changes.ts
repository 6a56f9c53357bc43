/** What became newer in the library since a document was made, and why. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { actDays, comprehensiveStates } from '../laws/audience.ts';
import { catalogueVersion, requirements } from '../laws/requirements.ts';
import { outlines } from '../agreement-types.ts';
import { questionnaires } from '../agreement-types.ts';
import { type LibraryChange, libraryChanges } from './library-changes-list.ts';

/** A clause that a document has in version `from`. */
export interface ChangedClause {
  id: string;
  from: number;
  to: number;
  /** The latest that is known of it, if anything. */
  change: LibraryChange | null;
}

/** Days on which a duty or an act begins or ends: a text that was made before may read otherwise from then on. */
const turningDays: readonly string[] = [
  ...requirements.flatMap(({ appliesFrom, until }) => [appliesFrom, until]),
  ...comprehensiveStates.flatMap((state) => actDays(state)),
].filter((day): day is string => day !== null && day !== 'expected');

/**
 * Names the present clauses, laws, questions and their known changes, and the laws that have begun by a day; at most 64
 * characters. Another one: look again.
 */
export function libraryVersion(now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return computeVersion({
    begun: turningDays.filter((day) => day <= today).length,
    clauses: Object.entries(outlines).flatMap(([type, outline]) =>
      outline.clauses.map(({ id, version }) => `${type} ${id} ${version}`),
    ),
    laws: catalogueVersion,
    questionnaires: Object.values(questionnaires).map(({ type, version }) => `${type} ${version}`),
    changes: libraryChanges.map(({ on, clauses, lawCatalogue, laws }) => [on, clauses, lawCatalogue, laws]),
  });
}

/** The clauses of a document (by id the versions they have in it) that are newer now. */
export function changedClauses(
  type: AgreementType,
  clauseVersions: Readonly<Record<string, number>>,
  changes: readonly LibraryChange[] = libraryChanges,
): ChangedClause[] {
  return outlines[type].clauses.flatMap(({ id, version }): ChangedClause[] => {
    const from = Object.hasOwn(clauseVersions, id) ? clauseVersions[id] : undefined;
    if (from === undefined || from >= version) return [];
    const change = changes.findLast(({ clauses }) => clauses !== undefined && Object.hasOwn(clauses, id));
    return [{ id, from, to: version, change: change ?? null }];
  });
}

/** The laws that changed after an edition of the catalogue. */
export function changedLaws(
  lawCatalogueVersion: string,
  changes: readonly LibraryChange[] = libraryChanges,
): { id: string; change: LibraryChange }[] {
  const latest = new Map<string, LibraryChange>();
  for (const change of changes) {
    if (change.lawCatalogue === undefined || change.lawCatalogue <= lawCatalogueVersion) continue;
    for (const id of change.laws ?? []) latest.set(id, change);
  }
  return [...latest].map(([id, change]) => ({ id, change }));
}

/** A sentence for the owner of a document. */
export function reasonFor(change: LibraryChange | null | undefined, language: Language): string {
  return change?.reason[language] ?? revised[language];
}

const revised: Readonly<Record<Language, string>> = {
  de: 'Die Formulierung einer Klausel wurde überarbeitet.',
  en: 'The wording of a clause was revised.',
  es: 'Se ha revisado la redacción de una cláusula.',
  fr: 'La rédaction d’une clause a été révisée.',
  it: 'La formulazione di una clausola è stata rivista.',
  nl: 'De formulering van een bepaling is herzien.',
};

/** FNV-1a with 64 bits over the JSON of anything: it only has to differ when something was changed. */
export function computeVersion(library: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const sign of JSON.stringify(library)) {
    hash ^= BigInt(sign.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, hash * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
