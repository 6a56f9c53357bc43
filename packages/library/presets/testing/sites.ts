/** Sites of each kind, in three countries where nothing else is said, and owners who answer what is left as such owners do. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers, AnswerValue, Question } from '@clausewright/engine/questionnaire/definition';
import { questionnaires } from '../../agreement-types.ts';
import { vendors } from '../../vendors/list.ts';
import type { BusinessKind, SiteFacts } from '../kinds.ts';
import { chosenInAdvance, neededDocuments } from '../needed-documents.ts';
import { openQuestions, type OpenQuestions } from '../open-questions.ts';
import { prepareDocuments, type PreparedDocument } from '../prepare-documents.ts';

export const today = '2026-11-29';
export const countries = ['DE', 'US', 'IT'] as const;
export type SampleCountry =
  | (typeof countries)[number]
  | 'AT'
  | 'CH'
  | 'FR'
  | 'ES'
  | 'NL'
  | 'BE'
  | 'IE'
  | 'GB';

const languageOf: Readonly<Record<SampleCountry, string>> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  US: 'en',
  IE: 'en',
  GB: 'en',
  IT: 'it',
  FR: 'fr',
  BE: 'fr',
  ES: 'es',
  NL: 'nl',
};

export function siteOf(kind: BusinessKind, country: SampleCountry): SiteFacts {
  return { kind, country, places: [kind === 'app' ? 'app' : 'website'] };
}

/** What the way in knows when the questions begin. */
export function knownOf(kind: BusinessKind, country: SampleCountry): Answers {
  return {
    document_languages: [languageOf[country]],
    ...(kind !== 'app' && { website_url: 'https://www.example.com' }),
    ...(country === 'US' && { state: 'US_CA' }),
  };
}

export function typesFor(facts: SiteFacts): AgreementType[] {
  return chosenInAdvance(neededDocuments(facts, true));
}

export type GivenAnswers = Partial<Record<AgreementType, Answers>>;

export function preparedFor(
  kind: BusinessKind,
  country: SampleCountry,
  types: readonly AgreementType[],
  given: GivenAnswers = {},
): PreparedDocument[] {
  return prepareDocuments({
    facts: siteOf(kind, country),
    known: knownOf(kind, country),
    today,
    documents: types.map((type) => ({
      type,
      questionnaire: questionnaires[type],
      seen: {},
      given: given[type] ?? {},
    })),
  });
}

export interface Walked {
  documents: PreparedDocument[];
  /** When nothing is left. */
  open: OpenQuestions;
  given: GivenAnswers;
}

const walks = new Map<string, Walked>();

/** Answers what is asked until nothing is left. */
export function answerAll(
  kind: BusinessKind,
  country: SampleCountry,
  types: readonly AgreementType[],
): Walked {
  const key = [kind, country, ...types].join(' ');
  const walked = walks.get(key) ?? walk(kind, country, types);
  walks.set(key, walked);
  return walked;
}

/** `said`: what the owner has answered already, which stays. */
export function walk(
  kind: BusinessKind,
  country: SampleCountry,
  types: readonly AgreementType[],
  said: GivenAnswers = {},
): Walked {
  const given: GivenAnswers = { ...said };
  for (let round = 0; round < 20; round += 1) {
    const documents = preparedFor(kind, country, types, given);
    const open = openQuestions(documents);
    const asked = [...open.screens.flatMap(({ questions }) => questions), ...open.nested];
    if (open.left === 0) return { documents, open, given };
    for (const { type, path, visible, answered } of asked) {
      if (answered) continue;
      given[type] = { ...given[type], [path]: usualOwner(visible.question, visible.options, country) };
    }
  }
  throw new Error(`${kind} in ${country} never comes to an end`);
}

function usualOwner(
  question: Question,
  options: readonly string[] | undefined,
  country: SampleCountry,
): AnswerValue {
  switch (question.kind) {
    case 'choice':
      return options?.[0] ?? '';
    case 'yn':
      return question.id === 'analytics' ? 'yes' : 'no';
    case 'multi':
      return options?.slice(0, 1) ?? [];
    case 'vendors':
      return [vendorFor(question.categories)];
    case 'email':
      return 'hello@example.com';
    case 'url':
      return 'https://www.example.com/page';
    case 'phone':
      return '+49 30 1234567';
    case 'num':
      return question.min + 1;
    case 'date':
      return today;
    case 'period':
      return { amount: 1, unit: question.units[0] ?? 'years' };
    case 'country':
      return question.many ? [country] : country;
    case 'state':
      return country === 'DE' ? 'DE_BW' : 'US_CA';
    case 'text':
    case 'area':
      return question.perLanguage ? { [languageOf[country]]: 'Words' } : 'Example Ltd';
    case 'group':
      return [
        Object.assign(
          { _id: 'r1' },
          ...question.questions.map((one) => ({ [one.id]: usualOwner(one, optionsOf(one), country) })),
        ) as { _id: string },
      ];
  }
}

function vendorFor(categories: readonly string[]): string {
  if (categories.includes('analytics')) return 'matomo';
  return vendors.find(({ categories: [first] }) => categories.includes(first))?.id ?? 'matomo';
}

function optionsOf(question: Question): string[] | undefined {
  return 'options' in question ? question.options.map(({ id }) => id) : undefined;
}
