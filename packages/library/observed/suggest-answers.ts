/** From a website as it was seen to answers that its owner may take over; nothing is answered by it. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { bounds } from '@clausewright/engine/questionnaire/bounds';
import type { AnswerValue, Question, Row } from '@clausewright/engine/questionnaire/definition';
import { isEmail, isPhone, normalizeUrl } from '@clausewright/engine/questionnaire/formats';
import { getOptions, listQuestions } from '@clausewright/engine/questionnaire/nested';
import { questionnaires } from '../agreement-types.ts';
import { boundedSite } from './bounded-site.ts';
import type { Proposal } from './proposal.ts';
import { fromForms } from './seen-forms.ts';
import { fromLinks } from './seen-links.ts';
import { fromNotice } from './seen-notice.ts';
import { fromOffer } from './seen-offer.ts';
import { fromDomain, fromPlace } from './seen-place.ts';
import { platformsOf } from './seen-platform.ts';
import { fromSignals } from './seen-signals.ts';
import type { SeenEvidence, SeenSite, Suggestion } from './seen-site.ts';
import { fromStored } from './seen-stored.ts';
import { fromVendors } from './seen-vendors.ts';

export interface SuggestionsOf {
  type: AgreementType;
  suggestions: Suggestion[];
}

/** Of each part of an answer; a table has one place per row. */
const mostPlaces = 3;
const mostEvidence = 60;

/** Suggestions for the questions of each type, in the order in which it asks them. */
export function suggestAnswers(seen: SeenSite, types: readonly AgreementType[]): SuggestionsOf[] {
  const bounded = boundedSite(seen);
  const made = platformsOf(bounded).filter(({ id }) => !bounded.services.some((one) => one.id === id));
  const site = { ...bounded, services: [...bounded.services, ...made] };
  // Of answers that are not lists the first one counts: what is most certain comes first.
  const proposals = [
    ...fromOffer(site),
    ...fromNotice(site),
    ...fromDomain(site),
    ...fromPlace(site),
    ...fromForms(site),
    ...fromSignals(site),
    ...fromLinks(site),
    ...fromStored(site),
  ];
  return types.map((type) => {
    const questionnaire = questionnaires[type];
    const about = Map.groupBy(
      [...proposals, ...fromVendors(site, questionnaire)],
      ({ question }) => question,
    );
    const suggestions = listQuestions(questionnaire).flatMap((question) =>
      suggestionFor(question, about.get(question.id) ?? []),
    );
    return { type, suggestions };
  });
}

function suggestionFor(question: Question, about: readonly Proposal[]): Suggestion[] {
  const value = valueOf(question, about);
  if (value === null) return [];
  return [{ question: question.id, value, origin: 'seen', evidence: evidenceOf(question, value, about) }];
}

/** What fits the question of what was proposed; null where nothing does. */
function valueOf(question: Question, about: readonly Proposal[]): AnswerValue | null {
  if (question.kind === 'multi' || question.kind === 'vendors') {
    const offered = question.kind === 'multi' ? new Set(getOptions(question).map(({ id }) => id)) : null;
    const seen = new Set(about.flatMap(({ value }) => textsOf(value)));
    const fits = [...seen].filter((one) => offered?.has(one) !== false).slice(0, bounds.vendors);
    return fits.length === 0 ? null : fits;
  }
  return about.map(({ value }) => value).find((value) => fitsQuestion(question, value)) ?? null;
}

function fitsQuestion(question: Question, value: AnswerValue): boolean {
  if (question.kind === 'group') return rowsOf(value).length > 0;
  if (question.kind === 'period') return typeof value === 'object';
  if ('perLanguage' in question && question.perLanguage) return typeof value === 'object';
  if (typeof value !== 'string' || value === '') return false;
  switch (question.kind) {
    case 'choice':
      return getOptions(question).some(({ id }) => id === value);
    case 'yn':
      return value === 'yes';
    case 'email':
      return isEmail(value);
    case 'phone':
      return isPhone(value);
    case 'url':
      return value.length <= bounds.url && normalizeUrl(value) !== null;
    case 'country':
      return question.many !== true && /^[A-Z]{2}$/u.test(value);
    case 'text':
    case 'area':
      return value.length <= (question.max ?? bounds.text);
    default:
      return false;
  }
}

function evidenceOf(question: Question, value: AnswerValue, about: readonly Proposal[]): SeenEvidence[] {
  const isList = question.kind === 'multi' || question.kind === 'vendors';
  const speaking = isList ? about : about.filter((one) => same(one.value, value));
  const counts = new Map<string, number>();
  const told = new Set<string>();
  return speaking
    .flatMap(({ evidence }) => evidence)
    .filter((one) => {
      const key = JSON.stringify(one);
      const count = counts.get(one.of ?? '') ?? 0;
      if (told.has(key) || count >= mostPlaces) return false;
      told.add(key);
      counts.set(one.of ?? '', count + 1);
      return true;
    })
    .slice(0, mostEvidence);
}

function textsOf(value: AnswerValue): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function rowsOf(value: AnswerValue): Row[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object') : [];
}

function same(one: AnswerValue, other: AnswerValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
