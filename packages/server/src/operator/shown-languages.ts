/** In which languages a document of the operator's own is shown: in production in none that carries wording nobody compared. */
import { mayContainPrescribed } from '@clausewright/library/clauses';
import { ownDocumentTypes } from '@clausewright/library/operator';
import { type Language, languages } from '@clausewright/contract';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/schema.ts';
import { findWithheldWording } from '../documents/release-gate/release-gate.ts';
import { sameWording, type Wording } from '../documents/prescribed-wording/prescribed-texts.ts';
import { type OwnDocumentsConfig, type WrittenDocument, writeOwnDocuments } from './own-documents.ts';

interface Judge {
  db: Database;
  mode: Config['mode'];
}

interface Shown {
  /** Never empty: an operator must have the document, so that in English stays where every language is held. */
  languages: readonly Language[];
  held: readonly Wording[];
}

export async function shownLanguages(
  judge: Judge,
  { texts }: Pick<WrittenDocument, 'texts'>,
): Promise<Shown> {
  const held = await findWithheldWording(
    judge,
    [...texts.values()].flatMap(({ carried }) => carried),
  );
  const open = languages.filter((language) => heldIn(texts, language, held).length === 0);
  return { languages: open.length === 0 ? ['en'] : open, held };
}

/** The language wanted, else English, else the first that there is. */
export function languageFor(wanted: Language, shown: readonly Language[]): Language {
  return [wanted, 'en' as const].find((one) => shown.includes(one)) ?? shown[0] ?? 'en';
}

/** A language of a document that is not shown, or that is although it should not be. */
export interface WithheldLanguage {
  type: WrittenDocument['type'];
  language: Language;
  /** Ids of the texts. */
  wording: readonly string[];
  /** Shown all the same: there is none to show instead. */
  shown: boolean;
}

export async function listWithheldLanguages(
  db: Database,
  config: OwnDocumentsConfig,
): Promise<readonly WithheldLanguage[]> {
  if (config.mode !== 'production') return [];
  const found = await Promise.all(
    writeOwnDocuments(config, ownDocumentTypes.filter(mayContainPrescribed)).map(async ({ type, texts }) => {
      const shown = await shownLanguages({ db, mode: config.mode }, { texts });
      return languages.map((language) => ({
        type,
        language,
        wording: heldIn(texts, language, shown.held).map(({ id }) => id),
        shown: shown.languages.includes(language),
      }));
    }),
  );
  return found.flat().filter(({ wording }) => wording.length > 0);
}

/** `return refund policy in it: crd-annex-ib` */
export function formatWithheldLanguage({ type, language, wording }: WithheldLanguage): string {
  return `${type.toLowerCase().replaceAll('_', ' ')} in ${language}: ${wording.join(', ')}`;
}

function heldIn(
  texts: WrittenDocument['texts'],
  language: Language,
  held: readonly Wording[],
): readonly Wording[] {
  const carried = texts.get(language)?.carried ?? [];
  return carried.filter((one) => held.some((other) => sameWording(one, other)));
}
