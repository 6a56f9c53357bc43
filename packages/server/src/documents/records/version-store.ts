import type { SiteBanner } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import type { ClauseRange, Plain } from '@clausewright/engine/document/tree';
import type { Language, VersionOrigin } from '@clausewright/contract';
import { json } from '../../platform/database/json.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { Wording } from '../prescribed-wording/prescribed-texts.ts';

/** What was paid for or is free: all that decides, beside the answers, what stands in a version. */
export interface Scope {
  languages: readonly Language[];
  laws: readonly string[];
  /** Ids of the clauses that cost and may stand in the document; free ones always do. */
  paidClauses: readonly string[];
  /** The person took the free version: lines that cost stay out. */
  free: boolean;
  /** Premium though no line asked for it. */
  premium?: boolean;
  /** The banner of the site that the texts speak of. */
  banner?: SiteBanner;
}

export interface NewVersion {
  id: string;
  agreementId: string;
  number: number;
  questionnaireVersion: number;
  lawCatalogueVersion: string;
  /** Name of the library that wrote it; null in versions from before this was kept. */
  library: string | null;
  clauseVersions: Readonly<Record<string, number>>;
  /** As given: derived ones as what was added and removed. */
  answers: Answers;
  scope: Scope;
  said: SiteDetails;
  origin: VersionOrigin;
  /** Number of the version that is taken back; with the origin `restored` only. */
  restoredFrom: number | null;
  /** Prescribed wording in the documents that nobody had compared; null in versions from before this was kept. */
  wording: readonly Wording[] | null;
  hash: string;
  documents: readonly VersionDocument[];
  now: Date;
}
export interface GeneratedText {
  document: Plain;
  clauses: readonly ClauseRange[];
}
export interface VersionDocument extends GeneratedText {
  language: Language;
  /** What the answers gave, where somebody wrote over it; null where that is the document. */
  generated: GeneratedText | null;
  /** By clause, SHA-256 of the source that a translation was last written or checked against. */
  sourceHashes: Readonly<Record<string, string>>;
  /** SHA-256 of the tree, 64 hex digits. */
  hash: string;
}
export interface Version {
  id: string;
  number: number;
  questionnaireVersion: number;
  answers: Answers;
  scope: Scope;
  /** Null in versions from before this was kept. */
  said: SiteDetails | null;
  /** Of the clauses in it, by id. */
  clauseVersions: Readonly<Record<string, number>>;
  lawCatalogueVersion: string;
  /** Name of the library that wrote it; null in versions from before this was kept. */
  library: string | null;
  origin: VersionOrigin;
  restoredFrom: number | null;
  /** Prescribed wording in the documents that nobody had compared; null in versions from before this was kept. */
  wording: readonly Wording[] | null;
  hash: string;
  createdAt: Date;
}
/** What the answers of a version say of the site and of where messages go. */
export interface SiteDetails {
  siteName: string;
  siteAddress: string | null;
  deliveryEmail: string | null;
}

export async function insertVersion(trx: Transaction, version: NewVersion): Promise<void> {
  await trx
    .insertInto('agreement_versions')
    .values({
      id: version.id,
      agreement_id: version.agreementId,
      number: version.number,
      questionnaire_version: version.questionnaireVersion,
      law_catalogue_version: version.lawCatalogueVersion,
      library: version.library,
      clause_versions: json(version.clauseVersions),
      answers: json({ ...version.answers }),
      included: json({ ...version.scope }),
      site_name: version.said.siteName,
      site_address: version.said.siteAddress,
      delivery_email: version.said.deliveryEmail,
      origin: version.origin,
      restored_from: version.restoredFrom,
      wording: version.wording && json(version.wording),
      hash: version.hash,
      created_at: version.now,
    })
    .execute();
  await trx
    .insertInto('agreement_documents')
    .values(
      version.documents.map(({ language, document, clauses, generated, sourceHashes, hash }) => ({
        version_id: version.id,
        language,
        title: document.title,
        tree: json<unknown>(document),
        clause_ranges: json<readonly unknown[]>(clauses),
        generated_tree: generated && json<unknown>(generated.document),
        generated_ranges: generated && json<readonly unknown[]>(generated.clauses),
        source_hashes: json({ ...sourceHashes }),
        hash,
      })),
    )
    .execute();
}

const versionColumns = [
  'id',
  'number',
  'questionnaire_version',
  'answers',
  'included',
  'site_name',
  'site_address',
  'delivery_email',
  'clause_versions',
  'law_catalogue_version',
  'library',
  'origin',
  'restored_from',
  'wording',
  'hash',
  'created_at',
] as const;

interface VersionRow {
  id: string;
  number: number;
  questionnaire_version: number;
  answers: unknown;
  included: unknown;
  site_name: string | null;
  site_address: string | null;
  delivery_email: string | null;
  clause_versions: Readonly<Record<string, number>>;
  law_catalogue_version: string;
  library: string | null;
  origin: VersionOrigin;
  restored_from: number | null;
  wording: readonly Wording[] | null;
  hash: string;
  created_at: Date;
}

function versionOf(row: VersionRow): Version {
  return {
    id: row.id,
    number: row.number,
    questionnaireVersion: row.questionnaire_version,
    // Both columns hold what `insertVersion` wrote; a trigger refuses every change.
    answers: row.answers as Answers,
    scope: row.included as Scope,
    said:
      row.site_name === null
        ? null
        : { siteName: row.site_name, siteAddress: row.site_address, deliveryEmail: row.delivery_email },
    clauseVersions: row.clause_versions,
    lawCatalogueVersion: row.law_catalogue_version,
    library: row.library,
    origin: row.origin,
    restoredFrom: row.restored_from,
    wording: row.wording,
    hash: row.hash,
    createdAt: row.created_at,
  };
}

/** The newest version, paid for or not. */
export async function latestVersion(db: Database, agreementId: string): Promise<Version> {
  const version = await newestVersion(db, agreementId);
  if (version === null) throw new Error('an agreement has no version');
  return version;
}

/** Null where it went with its agreement. */
export async function newestVersion(db: Database, agreementId: string): Promise<Version | null> {
  const row = await db
    .selectFrom('agreement_versions')
    .select(versionColumns)
    .where('agreement_id', '=', agreementId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : versionOf(row);
}

/** The newest version of each agreement, by its id. */
export async function newestVersions(
  db: Database,
  agreementIds: readonly string[],
): Promise<Map<string, Version>> {
  const rows = await db
    .selectFrom('agreement_versions')
    .distinctOn('agreement_id')
    .select([...versionColumns, 'agreement_id'])
    .where('agreement_id', 'in', agreementIds)
    .orderBy('agreement_id')
    .orderBy('number', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.agreement_id, versionOf(row)]));
}

export async function findVersion(
  db: Database,
  id: string,
): Promise<(Version & { agreementId: string }) | null> {
  const row = await db
    .selectFrom('agreement_versions')
    .select([...versionColumns, 'agreement_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...versionOf(row), agreementId: row.agreement_id };
}

export async function listVersionDocuments(db: Database, versionId: string): Promise<VersionDocument[]> {
  const rows = await db
    .selectFrom('agreement_documents')
    .select([
      'language',
      'tree',
      'clause_ranges',
      'generated_tree',
      'generated_ranges',
      'source_hashes',
      'hash',
    ])
    .where('version_id', '=', versionId)
    .execute();
  return rows.map((row) => ({
    language: row.language,
    document: row.tree as Plain,
    clauses: row.clause_ranges as readonly ClauseRange[],
    generated:
      row.generated_tree === null
        ? null
        : {
            document: row.generated_tree as Plain,
            clauses: row.generated_ranges as readonly ClauseRange[],
          },
    sourceHashes: row.source_hashes,
    hash: row.hash,
  }));
}

/** The documents of some versions in one language, by version. */
export async function textsInLanguage(
  db: Database,
  versionIds: readonly string[],
  language: Language,
): Promise<Map<string, GeneratedText>> {
  const rows = await db
    .selectFrom('agreement_documents')
    .select(['version_id', 'tree', 'clause_ranges'])
    .where('version_id', 'in', versionIds)
    .where('language', '=', language)
    .execute();
  return new Map(
    rows.map((row) => [
      row.version_id,
      { document: row.tree as Plain, clauses: row.clause_ranges as readonly ClauseRange[] },
    ]),
  );
}
