/** Article 13(1)(c) GDPR: whatever is collected has a purpose and a ground. */
// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { blockText } from '@clausewright/engine/document/tree-text';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { privacyPolicy } from '../questionnaire.ts';
import { ownerOf } from '../testing/owners.ts';
import { profiles } from '../testing/profiles/index.ts';
import { today } from '../testing/random-answers.ts';
import { dataTypeWords } from '../words/pd-types.ts';
import { specialDataWords } from '../words/special-data.ts';
import { legalBases } from './legal-bases/clause.ts';

function english(answers: object): string {
  return blockText(draftClause(legalBases, answers, { language: 'en', today }).blocks);
}

function listOf(answers: Answers, question: string): readonly string[] {
  const value = answers[question];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

test('every kind of data of every owner appears in a row', () => {
  const known = Object.values(profiles).map(
    (profile) => evaluate(privacyPolicy, profile, { today }).relevant,
  );
  const owners = [...known, ...Array.from({ length: 120 }, (_, seed) => ownerOf(seed).relevant)];
  const silent = owners
    .filter((answers) => legalBases.when(answers) && answers['pd_none_confirm'] !== 'yes')
    // A purpose in the owner's own words speaks of all data by naming their section.
    .filter((answers) => !english(answers).includes('data from the section'))
    .flatMap((answers) => {
      const text = english(answers);
      const kinds = listOf(answers, 'pd_types').map((kind) => Reflect.get(dataTypeWords.en, kind) as string);
      const special = listOf(answers, 'special_data')
        .filter((kind) => kind !== 'none' && !(kind === 'health' && text.includes(dataTypeWords.en.health)))
        .map((kind) => Reflect.get(specialDataWords.en, kind) as string);
      return [...kinds, ...special].filter((kind) => kind !== dataTypeWords.en.none && !text.includes(kind));
    });
  expect(silent).toEqual([]);
});

const base = { laws: ['gdpr'], purposes: ['provide', 'orders'] };

test('data of no typical purpose belongs to the service, and the owner’s placement is kept', () => {
  expect(english({ ...base, pd_types: ['birth-date'] })).toContain('date of birth or age\nperformance of');
  const placed = { _id: 'a', purpose: 'orders', purpose_data: ['birth-date'], basis: 'contract' };
  const text = english({ ...base, pd_types: ['email', 'birth-date'], purpose_table: [placed] });
  expect(text.split('date of birth')).toHaveLength(2);
  expect(text).toContain('email address\nperformance of');
});

test('only a row of specially protected data names its condition', () => {
  const answers = { ...base, special_data: ['health', 'criminal'], special_basis: 'health-care' };
  const text = english(answers);
  expect(text.split('9(2)(h)')).toHaveLength(2);
  expect(text).toContain('data concerning health, data relating to criminal convictions');
  expect(english({ ...answers, pd_types: ['health'] })).not.toContain('data concerning health');
});

test('an automated decision appears in a row with its legal permission', () => {
  const words = { de: 'K', en: 'Credit', es: 'K', fr: 'K', it: 'K', nl: 'K' };
  const decision = { _id: 'a', decision_name: words, decision_basis: 'explicit-consent' };
  const answers = { ...base, ai_features: ['scoring'], automated_decisions: [decision] };
  expect(english(answers)).toContain('22(2)(c) GDPR');
  const untold = english({ ...answers, automated_decisions: [{ _id: 'a', decision_name: words }] });
  for (const ground of ['22(2)(a)', '22(2)(b)', '22(2)(c)']) expect(untold).toContain(ground);
  const british = english({ ...answers, laws: ['uk_gdpr'] });
  expect(british).toContain('6(1)(a) UK GDPR');
  expect(british).not.toContain('22(2)');
});
