/** The draft of a document of a website, as this browser has it or as its wizard would begin. */
import type { PageDocument, Website } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import {
  type Answers,
  listQuestions,
  loadQuestionnaire,
  type Questionnaire,
} from '@clausewright/library/questionnaires';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { send } from '../api.ts';
import { type Draft, newDraft, storedDraft } from '../draft.ts';
import type { Outcome } from '../outcome.ts';
import { fetchSite } from '../site-profile/fetch-site.ts';
import { updateDraft } from '../update/update-draft.ts';

type Named = Pick<PageDocument, 'agreement_id' | 'type' | 'created_at'>;

export interface Meant {
  website: Pick<Website, 'id' | 'kind' | 'name'>;
  type: AgreementType;
  /** Null: one that is to be written. */
  agreementId: string | null;
  /** All of the website. */
  documents: readonly Named[];
}

export interface DraftOfDocument {
  /** Under which this browser keeps it. */
  key: string;
  draft: Draft;
  questionnaire: Questionnaire;
  /** This browser holds answers for a document of the same type of another website. */
  isOfAnother: boolean;
  /** The same as this browser has it by now: another tab may have written since. */
  again: () => Promise<DraftOfDocument>;
}

/** The documents of the website, the newest one of each type: as the server tells what is settled. */
export function newestOfTypes<Of extends Named>(documents: readonly Of[]): Of[] {
  const place = ({ created_at: at, agreement_id: id }: Named) => `${at} ${id}`;
  const inOrder = documents.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  const newest = new Map(inOrder.map((one) => [one.type, one]));
  return documents.filter((one) => newest.get(one.type) === one);
}

/** The document that a question is for: one that was to be written may be there by now. */
export function documentFor(
  documents: readonly Named[],
  { type, agreement_id: id }: { type: AgreementType; agreement_id: string | null },
): string | null {
  return id ?? newestOfTypes(documents).find((one) => one.type === type)?.agreement_id ?? null;
}

export async function draftOf(meant: Meant, signal?: AbortSignal): Promise<Outcome<DraftOfDocument>> {
  const questionnaire = await loadQuestionnaire(meant.type);
  if (meant.agreementId === null) return newDocument(meant, questionnaire);
  const params = { id: meant.agreementId };
  const outcome = await send(agreementCalls.getUpdateDetails, { params, ...(signal && { signal }) });
  if (!outcome.ok) return outcome;
  const source = updateDraft(questionnaire, outcome.data);
  const again = async (): Promise<DraftOfDocument> => {
    const { draft } = await source.open(storedDraft(source.key), new URLSearchParams());
    return { key: source.key, draft, questionnaire, isOfAnother: false, again };
  };
  return { ok: true, data: await again() };
}

async function newDocument(
  { website, type, documents }: Meant,
  questionnaire: Questionnaire,
): Promise<Outcome<DraftOfDocument>> {
  const site = await fetchSite(documents[0]?.agreement_id ?? website.id, type);
  const from = documents[0]?.agreement_id;
  const begun: Draft = {
    ...newDraft(
      together(known(website, questionnaire), site.ok ? site.data.answers : {}),
      questionnaire.version,
    ),
    // As where the wizard fills in from there: by it, the draft is known again where no answer names the website.
    ...(site.ok &&
      from !== undefined && {
        site: { from, name: site.data.name, types: site.data.agreements.map((one) => one.type), all: false },
      }),
  };
  const again = async (): Promise<DraftOfDocument> => {
    const stored = storedDraft(type);
    const isOfAnother =
      stored !== null && Object.keys(stored.answers).length > 0 && !isOf({ website, documents }, stored);
    const draft =
      stored === null || isOfAnother
        ? begun
        : { ...stored, answers: together(begun.answers, stored.answers) };
    return { key: type, draft, questionnaire, isOfAnother, again };
  };
  return { ok: true, data: await again() };
}

/** Whether a draft says that it is for the website; one that says nothing may be anybody's. */
function isOf(
  { website, documents }: Pick<Meant, 'website' | 'documents'>,
  { answers, site }: Draft,
): boolean {
  const { website_url: url, app_name: app } = answers;
  const named = website.kind === 'website' ? url : app;
  if (typeof named === 'string' && named.trim() !== '') {
    return nameOf(website.kind, named) === nameOf(website.kind, website.name);
  }
  // A website that it names is another place than an app, and the other way round.
  const elsewhere = website.kind === 'app' && typeof url === 'string' && url.trim() !== '';
  return !elsewhere && documents.some((one) => one.agreement_id === site?.from);
}

function nameOf(kind: Website['kind'], said: string): string {
  return kind === 'website' ? hostOf(said.trim()) : said.normalize('NFKC').trim().toLowerCase();
}

/** What the website itself says of its documents. */
function known({ kind, name }: Pick<Website, 'kind' | 'name'>, questionnaire: Questionnaire): Answers {
  const asks = new Set(listQuestions(questionnaire).map(({ id }) => id));
  if (kind !== 'website') return asks.has('app_name') ? { app_name: name } : {};
  const kinds = new Map(listQuestions(questionnaire).map((question) => [question.id, question.kind]));
  return {
    ...(kinds.has('agreement_for') && {
      agreement_for: kinds.get('agreement_for') === 'multi' ? ['website'] : 'website',
    }),
    ...(kinds.has('website_url') && { website_url: `https://${name}` }),
  };
}

function hostOf(address: string): string {
  try {
    return new URL(address.includes('://') ? address : `https://${address}`).hostname.replace(/^www\./, '');
  } catch {
    return address;
  }
}

function together(...parts: readonly Answers[]): Answers {
  return Object.assign(Object.create(null), ...parts) as Answers;
}
