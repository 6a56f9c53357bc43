import { expect, test } from 'vitest';
import { neededAnswers } from '@clausewright/engine/law/needed-answers';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { given } from '@clausewright/engine/document/authoring';
import { questionnaires } from './agreement-types.ts';
import { missingAnswers } from './missing-answers.ts';
import { requirements } from './laws/requirements.ts';

const ask = (condition: (a: Record<string, unknown>) => boolean, answers: object) =>
  neededAnswers(
    (seen) => condition(seen as Record<string, unknown>),
    answers,
    (id) => id !== 'kind',
  );

test('names every answer that a part waits for, one after another', () => {
  const whole = (a: Record<string, unknown>) =>
    given(a['register']) && given(a['vat']) && a['kind'] === 'firm';
  expect(ask(whole, { kind: 'firm' })).toEqual(['register', 'vat']);
  expect(ask(whole, { kind: 'firm', register: 'HRB 1' })).toEqual(['vat']);
});

test('names nothing where the part stands, and where no answer would bring it', () => {
  const register = (a: Record<string, unknown>) => given(a['register']) && a['kind'] === 'firm';
  expect(ask(register, { kind: 'firm', register: 'HRB 1' })).toEqual([]);
  expect(ask(register, { kind: 'person' })).toEqual([]);
  expect(ask((a) => given(a['kind']), {})).toEqual([]);
});

test('an owner outside the Union is asked for a representative', () => {
  const questionnaire = questionnaires.PRIVACY_POLICY;
  if (questionnaire === undefined) throw new Error('no questionnaire');
  const answers = {
    agreement_for: ['website'],
    country: 'US',
    state: 'US_CA',
    audience_regions: ['eu', 'uk'],
  };
  const evaluation = evaluate(questionnaire, answers, { today: '2026-11-21' });
  const named = requirements.filter(
    ({ document, answer }) => document === 'PRIVACY_POLICY' && answer !== null,
  );
  const duties = named.map(({ id }) => id).filter((id) => id.endsWith('gdpr-27'));
  expect(duties).toHaveLength(2);
  const found = missingAnswers('PRIVACY_POLICY', evaluation, duties);
  for (const { id, answer } of named.filter((one) => duties.includes(one.id))) {
    expect(found.get(id)).toEqual([answer]);
  }
});
