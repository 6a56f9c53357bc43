/** What is usual for a kind of business: known to the questionnaires, and never a fact by itself. */
import { agreementTypes } from '@clausewright/contract/agreement-types';
import type { Draft } from '@clausewright/engine/document/tree';
import { cleanScope } from '@clausewright/engine/questionnaire/clean-answers';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { assemble } from '../clauses.ts';
import { conditional, notKnown } from './conditional.ts';
import { businessKinds } from './kinds.ts';
import { prepareDocuments } from './prepare-documents.ts';
import {
  answerAll,
  countries,
  preparedFor,
  type SampleCountry,
  siteOf,
  today,
  typesFor,
} from './testing/sites.ts';
import { usualAnswers } from './usual-answers.ts';

const cases = businessKinds.flatMap((kind) => countries.map((country) => [kind, country] as const));

test.each(cases)('every usual answer of a %s in %s is known to its question', (kind, country) => {
  for (const type of agreementTypes) {
    const questions = questionnaires[type].steps.flatMap((step) => step.questions);
    for (const together of [[], agreementTypes]) {
      const { found } = cleanScope(questions, usualAnswers(type, siteOf(kind, country), together), '', '');
      expect(found, type).toEqual([]);
    }
  }
});

test.each(cases)('no assumption about a %s in %s is printed as a fact', (kind, country) => {
  let printed = 0;
  for (const { type, questionnaire, answers, assumed, evaluation } of answerAll(
    kind,
    country,
    typesFor(siteOf(kind, country)),
  ).documents) {
    const written = conditional(questionnaire, answers, assumed);
    const { relevant } = evaluate(questionnaire, written, { today });
    // What the definition itself answers or derives is no assumption of ours.
    const ours = listQuestions(questionnaire).filter(
      ({ id }) => assumed.has(id) && !speaksForItself(id, questionnaire),
    );
    for (const question of ours) {
      expect([undefined, notKnown(question)], `${type} ${question.id}`).toContainEqual(relevant[question.id]);
    }
    const [language] = relevant['document_languages'] as ['de' | 'en' | 'it'];
    const options = { language, today, blanks: true };
    const said = answersIn(assemble(type, relevant, options));
    expect(
      ours.filter((one) => notKnown(one) === undefined && said.has(one.id)),
      type,
    ).toEqual([]);
    const unguarded = answersIn(assemble(type, evaluation.relevant, options));
    printed += [...assumed].filter((id) => unguarded.has(id)).length;
  }
  // Without the guard some would be.
  expect(printed).toBeGreaterThan(0);
});

test('nobody is taken for exempt from a duty', () => {
  for (const kind of businessKinds) {
    const usual = usualAnswers('TERMS_CONDITIONS', siteOf(kind, 'DE'), agreementTypes);
    expect(usual, kind).not.toHaveProperty('accessibility');
    expect(usual, kind).not.toHaveProperty('eu_adr');
  }
});

test('a seller to consumers in France is taken to owe a mediator, and nobody elsewhere', () => {
  const usual = (country: SampleCountry) =>
    businessKinds.filter(
      (kind) => 'eu_adr' in usualAnswers('IMPRINT', siteOf(kind, country), agreementTypes),
    );
  expect(usual('FR')).toEqual(['shop', 'digital-shop', 'courses', 'marketplace']);
  expect([...usual('DE'), ...usual('IT')]).toEqual([]);
});

function speaksForItself(id: string, questionnaire: Questionnaire): boolean {
  const question = listQuestions(questionnaire).find((one) => one.id === id);
  const { default: usual, derive } = (question ?? {}) as { default?: unknown; derive?: unknown };
  return usual !== undefined || derive !== undefined;
}

/** Questions whose answers stand in the words of a draft. */
function answersIn(draft: Draft): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look);
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'text' && 'from' in node && typeof node.from === 'string')
      found.add(node.from);
    Object.values(node).forEach(look);
  };
  look(draft.clauses);
  return found;
}

test('what was seen is a fact once its owner has read it: services on their own page, all else later', () => {
  const [document] = prepareDocuments({
    facts: siteOf('shop', 'DE'),
    known: {},
    today,
    documents: [
      {
        type: 'PRIVACY_POLICY',
        questionnaire: questionnaires.PRIVACY_POLICY,
        seen: { business_name: 'Kiln GmbH', pd_types: ['email'], analytics_vendors: ['matomo'] },
        given: { pd_types: ['email', 'name'] },
      },
    ],
  });
  expect(document?.origins).toMatchObject({
    business_name: 'seen',
    analytics_vendors: 'seen',
    pd_types: 'changed',
  });
  expect(document?.assumed.has('business_name')).toBe(true);
  expect(document?.assumed.has('analytics_vendors')).toBe(false);
  expect(document?.assumed.has('pd_types')).toBe(false);
});

test('an address that its owner corrected in one document is corrected in all', () => {
  const types = ['PRIVACY_POLICY', 'COOKIES_POLICY'] as const;
  const given = { PRIVACY_POLICY: { website_url: 'https://kiln.example' } };
  const [, cookies] = preparedFor('shop', 'DE', types, given);
  expect(cookies?.answers['website_url']).toBe('https://kiln.example');
});
