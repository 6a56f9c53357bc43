import type { Language } from '@clausewright/contract';
import {
  listVersionDocuments,
  findVersion,
  type Version,
  type VersionDocument,
} from '../records/version-store.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';

export interface VersionTexts {
  version: Version;
  /** In the order of its languages. */
  documents: readonly VersionDocument[];
  /** The first one: the others are translations of it. */
  source: VersionDocument;
}

/** All documents of a version; null where it went with its agreement in the meantime. */
export async function listVersionTexts(db: Database, versionId: string): Promise<VersionTexts | null> {
  const version = await findVersion(db, versionId);
  if (version === null) return null;
  const found = await listVersionDocuments(db, versionId);
  const documents = version.scope.languages.flatMap((language) => documentIn(found, language) ?? []);
  const [source] = documents;
  return source === undefined ? null : { version, documents, source };
}

export function documentIn(
  documents: readonly VersionDocument[],
  language: Language,
): VersionDocument | null {
  return documents.find((document) => document.language === language) ?? null;
}

/** The agreement has no document in that language. */
export const refuseLanguage: Refused = {
  ok: false,
  reason: 'answers-invalid',
  fields: [{ field: 'language', code: 'not-allowed' }],
};
