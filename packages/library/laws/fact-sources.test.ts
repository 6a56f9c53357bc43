import { expect, test } from 'vitest';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import {
  documentsWithQuestions,
  catalogueFacts,
  documentFacts,
  getDependentDocuments,
  notAsked,
  getFactSource,
} from './fact-sources.ts';
import { factRules } from './facts.ts';
import { impliedFacts } from './implications.ts';
import { coverableLaws } from './laws.ts';
import { privacyLaws } from '../types/privacy-policy/law-book.ts';
import { getLawTags } from './requirement-laws.ts';
import { requirements } from './requirements.ts';

test('every fact of the catalogue has a source or a reason why it is not asked', () => {
  expect(catalogueFacts.length).toBeGreaterThanOrEqual(186);
  expect(catalogueFacts.filter((fact) => getFactSource(fact) === undefined)).toEqual([]);
});

test('every rule and every reason refers to a fact of the catalogue', () => {
  const named = [...factRules.keys(), ...Object.keys(documentFacts), ...Object.keys(notAsked)];
  expect(named.filter((fact) => !catalogueFacts.some((known) => known === fact))).toEqual([]);
});

test('a fact that is not asked is not implied by anything else', () => {
  const known = new Set<string>([...factRules.keys(), ...impliedFacts, ...Object.keys(documentFacts)]);
  expect(Object.keys(notAsked).filter((fact) => known.has(fact))).toEqual([]);
});

test('no sentence of a covered law depends on a fact that is not asked', () => {
  const covered = coverableLaws(privacyLaws);
  const facts = requirements
    .filter(({ document, kind }) => document === 'PRIVACY_POLICY' && kind === 'state')
    .filter((requirement) => getLawTags(requirement).some((tag) => covered.includes(tag)))
    .flatMap((requirement) => requirement.facts.flat());
  expect(facts).not.toHaveLength(0);
  const silent = new Set(facts.filter((fact) => getFactSource(fact)?.kind === 'not-asked'));
  // Interests of Annex 1 to the UK GDPR, data that nobody can trace, a Swiss representative for great risks, facial
  // recognition in Connecticut: no text claims any of them.
  const beyond = [...silent].map((fact) => [fact, getFactSource(fact)]);
  expect(beyond).toEqual(beyond.map(([fact]) => [fact, { kind: 'not-asked', reason: 'beyond' }]));
  expect(silent.size).toBe(4);
});

test('facts needed by offered documents are asked or have a named reason', () => {
  const waiting = catalogueFacts
    .filter((fact) => documentsWithQuestions.some((document) => getDependentDocuments(fact).has(document)))
    .filter((fact) => getFactSource(fact)?.kind === 'not-asked');
  expect(waiting.sort()).toEqual(Object.keys(notAsked).sort());
});

/** Answers that remember which questions were read. */
function watched(answers: Answers): { answers: Answers; read: Set<string> } {
  const read = new Set<string>();
  const proxy = new Proxy(answers, {
    getOwnPropertyDescriptor: (target, key) => {
      if (typeof key === 'string') read.add(key.replace(/\.own$/, ''));
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
  return { answers: proxy, read };
}

test('a rule lists every question it reads', () => {
  for (const [fact, rule] of factRules) {
    for (const sample of [{}, { country: 'DE' }, { country: 'US', audience_regions: ['us', 'ca'] }]) {
      const { answers, read } = watched(sample);
      rule.holds(answers);
      expect(
        [...read].filter((question) => !rule.from.includes(question)),
        fact,
      ).toEqual([]);
    }
  }
});
