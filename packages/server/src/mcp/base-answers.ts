/** The answers that a tool goes on from: those of a document, or what the account said of a website before. */
import {
  type AgreementType,
  type AgreementDetails,
  answers as boundedAnswers,
  getUpdateDetails,
  listWebsites,
  readSiteProfile,
  type WebsitePage,
} from '@clausewright/contract';
import { type Answers, listQuestions, type Questionnaire } from '@clausewright/library/questionnaires';
import { offeredQuestionnaire } from '../documents/planning/plan-agreement.ts';
import { findSite } from './find-site.ts';
import type { ToolFault } from './relay-call.ts';
import type { Asking } from './tool.ts';

export interface Given {
  document?: string | undefined;
  type?: AgreementType | undefined;
  site?: string | undefined;
  answers?: Record<string, unknown> | undefined;
}

export interface Base {
  questionnaire: Questionnaire;
  answers: Answers;
  /** Of an agreement that stands. */
  document: Pick<AgreementDetails, 'agreement_id' | 'revision' | 'languages'> | null;
  page: WebsitePage | null;
}

/** Of a type that the site has already, the document that it has is meant. */
export async function baseAnswers(
  asking: Asking,
  { document, type, site, answers = {} }: Given,
): Promise<{ ok: true; base: Base } | ToolFault> {
  // Bounded as the API bounds them, before a questionnaire thinks about them; null only takes an answer away.
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
  if (!boundedAnswers.safeParse(given).success) {
    return { ok: false, error: 'invalid', fields: [{ field: 'answers', code: 'not-allowed' }] };
  }
  if (document !== undefined) return baseOf(asking, document, { answers, page: null });
  if (type === undefined) return missing('type');
  // A type alone asks for nothing of the account: whether this key may look is still the API's to say.
  const may = site === undefined ? await asking.relay(listWebsites, { query: { per_page: '1' } }) : null;
  if (may?.ok === false) return may;
  const found = site === undefined ? null : await findSite(asking, site);
  if (found !== null && !found.ok) return found;
  const page = found?.value ?? null;
  const standing = page?.documents.findLast((one) => one.type === type);
  if (standing !== undefined) return baseOf(asking, standing.agreement_id, { answers, page });
  const questionnaire = offeredQuestionnaire(type, asking.mode);
  if (questionnaire === null) return { ok: false, error: 'type-unavailable' };
  const known = page === null ? {} : await knownOf(asking, questionnaire, page);
  return { ok: true, base: { questionnaire, answers: merge(known, answers), document: null, page } };
}

async function baseOf(
  { relay, mode }: Asking,
  id: string,
  { answers, page }: { answers: Record<string, unknown>; page: WebsitePage | null },
): Promise<{ ok: true; base: Base } | ToolFault> {
  const read = await relay(getUpdateDetails, { params: { id } });
  if (!read.ok) return read;
  const questionnaire = offeredQuestionnaire(read.value.type, mode);
  if (questionnaire === null) return { ok: false, error: 'type-unavailable' };
  const all = merge(read.value.answers as Answers, answers);
  return { ok: true, base: { questionnaire, answers: all, document: read.value, page } };
}

function missing(field: string): ToolFault {
  return { ok: false, error: 'invalid', fields: [{ field, code: 'required' }] };
}

/** What other documents of the website answered already; a key for some websites is not told. */
async function knownOf(
  { relay }: Asking,
  questionnaire: Questionnaire,
  { website, documents }: WebsitePage,
): Promise<Answers> {
  const agreements = documents.slice(0, 20).map(({ agreement_id: id }) => ({ agreement_id: id }));
  const profile =
    agreements.length === 0
      ? null
      : await relay(readSiteProfile, { body: { type: questionnaire.type, agreements } });
  const said: Answers = profile?.ok === true ? (profile.value.answers as Answers) : {};
  if (website.kind !== 'website') return said;
  const asked = new Map(listQuestions(questionnaire).map((question) => [question.id, question.kind]));
  return {
    ...(asked.has('agreement_for') && {
      agreement_for: asked.get('agreement_for') === 'multi' ? ['website'] : 'website',
    }),
    ...(asked.has('website_url') && { website_url: `https://${website.name}` }),
    ...said,
  };
}

/** Null takes an answer away; promises are taken one by one. */
function merge(base: Answers, given: Record<string, unknown>): Answers {
  const all: Record<string, unknown> = { ...base, ...given };
  const rows = [...rowsOf(base['promises']), ...rowsOf(given['promises'])];
  if (given['promises'] !== undefined && given['promises'] !== null)
    all['promises'] = [
      ...new Map(rows.map((row) => [row['promise'], { _id: row['promise'], ...row }])).values(),
    ];
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Answers;
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    : [];
}
