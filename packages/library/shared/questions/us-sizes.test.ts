import { expect, test } from 'vitest';
import { updatedAnswers } from '@clausewright/engine/questionnaire/migrate-update';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { cookiesPolicy } from '../../types/cookies-policy/questionnaire.ts';
import { privacyPolicy } from '../../types/privacy-policy/questionnaire.ts';

const today = '2026-11-28';
const american = { country: 'DE', audience_regions: ['us'] };

function lawsOf(answers: object): readonly unknown[] {
  const laws = evaluate(privacyPolicy, { ...american, ...answers }, { today }).relevant['laws'];
  return Array.isArray(laws) ? laws : [];
}

test.each([privacyPolicy, cookiesPolicy])('old sizes become numbers in $type', (questionnaire) => {
  const sizes = ['yes', 'no', 'unknown'].map((us_size) => {
    const { answers, ask } = updatedAnswers(questionnaire, { ...american, us_size }, 1);
    expect(answers).not.toHaveProperty('us_size');
    expect(ask).toEqual(expect.arrayContaining(['us_numbers', 'us_people', 'us_sale_share']));
    return answers['us_numbers'];
  });
  expect(sizes).toEqual(['unknown', 'known', 'unknown']);
});

test('an owner who was large stays so, and one who was small gets no law before the numbers are told', () => {
  const migrated = (us_size: string) =>
    lawsOf(updatedAnswers(privacyPolicy, { ...american, us_size }, 1).answers);
  expect(migrated('yes')).toEqual(expect.arrayContaining(['ccpa_cpra', 'us_va', 'us_tx']));
  expect(migrated('no')).toEqual(expect.not.arrayContaining(['ccpa_cpra', 'us_va']));
  expect(migrated('no')).not.toContain('us_tx');
});

test('who knows the number has to give it, and may leave out revenue and staff', () => {
  const { errors } = evaluate(privacyPolicy, { ...american, us_numbers: 'known' }, { today });
  const missing = errors.map(({ path }) => path).filter((path) => path.startsWith('us_'));
  expect(missing.toSorted()).toEqual(['us_people', 'us_sale_share']);
});
