import type { Language, TranslationDetails } from '@clausewright/contract';
import { type Caller } from '../records/agreement-access.ts';
import { liveUrl } from '../records/live-url.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { VersionDocument } from '../records/version-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { findDrafts } from './draft-store.ts';
import { editedClauses, isEdited } from './edited-clauses.ts';
import { listClauses } from './list-clauses.ts';
import { openEditable } from './open-editable.ts';
import { sourceChanged, sourceState, type SourceState } from './source-state.ts';
import { namedQuestions, textOrigins } from './text-origins.ts';
import { documentIn, refuseLanguage, listVersionTexts } from './version-texts.ts';

interface ReadInput {
  id: string;
  caller: Caller;
  /** Of the texts; the source where none is named. */
  language: Language | undefined;
  /** Of whoever asks. */
  speaks: Language;
}

/** The texts of one language for their editor, with how far the others are. */
export async function readTexts(
  ports: InstancePorts,
  { id, caller, language: named, speaks }: ReadInput,
): Promise<Outcome<TranslationDetails>> {
  const opened = await openEditable(ports, id, caller);
  if (!opened.ok) return opened;
  const { agreement } = opened;
  // Of the row that was just read: a newer version may be unpaid by now, and belongs to another revision.
  const texts = await listVersionTexts(ports.db, agreement.currentVersionId);
  if (texts === null) return { ok: false, reason: 'not-found' };
  const { version, documents, source } = texts;
  const document = named === undefined ? source : documentIn(documents, named);
  if (document === null) return refuseLanguage;
  const { language } = document;
  const drafts = await findDrafts(ports.db, { agreementId: agreement.id, language });
  const { siteName, siteAddress } = version.said ?? agreement;
  const state = sourceState(source);
  const origins = textOrigins(agreement.type, version, document);
  const stateFor = (of: VersionDocument): SourceState | null => (of === source ? null : state);
  return {
    ok: true,
    value: {
      agreement_id: agreement.id,
      type: agreement.type,
      site_name: siteName,
      site_url: siteAddress,
      revision: agreement.revision,
      edited: agreement.edited,
      source_language: source.language,
      language,
      languages: documents.map((of) => ({
        language: of.language,
        ...progressOf(of, stateFor(of)),
        draft: drafts.languages.has(of.language),
      })),
      clauses: editedClauses(document, source, stateFor(document)),
      draft: drafts.draft && {
        revision: drafts.draft.revision,
        based_on: drafts.draft.basedOn,
        saved_at: drafts.draft.savedAt.toISOString(),
        clauses: drafts.draft.clauses.map(({ id: clause, markdown }) => ({ id: clause, markdown })),
      },
      origins,
      questions: await namedQuestions(agreement.type, origins, speaks),
      live_url: liveUrl(ports, agreement),
    },
  };
}

function progressOf(document: VersionDocument, source: SourceState | null) {
  const list = listClauses(document);
  return {
    clauses: list.length,
    edited: list.filter(isEdited).length,
    source_changed: source === null ? 0 : list.filter(({ id }) => sourceChanged(document, source, id)).length,
  };
}
