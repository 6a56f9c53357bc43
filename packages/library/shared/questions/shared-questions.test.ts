import { expect, test } from 'vitest';
import { eula } from '../../types/eula/questionnaire.ts';
import { profiles as licences } from '../../types/eula/testing/profiles.ts';
import { privacyPolicy } from '../../types/privacy-policy/questionnaire.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { questionnaires } from '../../agreement-types.ts';
import { listQuestions, getOptions } from '@clausewright/engine/questionnaire/nested';
import { termsConditions } from '../../types/terms-conditions/questionnaire.ts';
import { profiles as contracts } from '../../types/terms-conditions/testing/profiles.ts';

const today = '2026-11-21';

test.each([
  [eula, licences['californianGame']],
  [termsConditions, contracts['californianApp']],
] as const)(
  'the home state governs where the home country does, until another is chosen',
  (type, profile) => {
    const { governing_state: _, ...open }: Answers = { ...profile, country: 'US', state: 'US_OR' };
    const state = (changes: Answers): unknown =>
      evaluate(type, { ...open, ...changes }, { today }).relevant['governing_state'];
    expect(state({})).toBe('US_OR');
    expect(state({ governing_state: 'US_DE' })).toBe('US_DE');
    expect(state({ governing_law: 'CA' })).toBeUndefined();
    expect(state({ state: 'US_TX' })).toBe('US_TX');
  },
);

test('only sites serving people in the United States are asked for the size at once', () => {
  const asked = (audience_regions: string[]) =>
    evaluate(privacyPolicy, { country: 'DE', audience_regions }, { today })
      .steps.flatMap(({ questions }) => questions)
      .find(({ path }) => path === 'us_numbers')?.question;
  expect(asked(['eu', 'us'])).toBeDefined();
  expect(asked(['eu', 'us'])).not.toHaveProperty('level');
  expect(asked(['eu', 'uk', 'ca', 'rest'])).toBeUndefined();
});

test('the rest of the world is listed after all named places', () => {
  for (const questionnaire of Object.values(questionnaires)) {
    const regions = listQuestions(questionnaire).find(({ id }) => id === 'audience_regions');
    if (regions === undefined) continue;
    expect(getOptions(regions).at(-1)).toMatchObject({ id: 'rest', more: true });
  }
});
