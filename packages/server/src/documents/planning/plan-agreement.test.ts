import { defaultPrices, questionnaires } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import { type Plan, planAgreement, type PlanInput } from './plan-agreement.ts';
import { frenchService } from '../agreements/testing/french-service.ts';

const us = { audience_regions: ['us'], us_states: ['US_TX', 'US_VA', 'US_NV'], us_numbers: 'unknown' };
const states = 'further_law:us_states';

function plan(given: object, input: Partial<PlanInput> = {}): Plan {
  const questionnaire = questionnaires.PRIVACY_POLICY;
  return planAgreement(questionnaire, {
    answers: { ...frenchService, ...us, laws: ['us_tx', 'us_va', 'nv_603a'], ...given },
    today: '2026-11-21',
    prices: defaultPrices,
    owned: [],
    served: [],
    freeOnly: false,
    ...input,
  });
}
function lawLines({ price }: Plan): string[] {
  return price.lines.filter(({ subject }) => subject.kind === 'law').map(({ key }) => key);
}

test('the state acts are one line, whatever their number', () => {
  expect(lawLines(plan({}))).toEqual([states, 'further_law:nv_603a']);
  expect(lawLines(plan({ laws: ['us_va'] }))).toEqual([states]);
  expect(plan({}).scope.laws).toEqual(['us_va', 'us_tx', 'nv_603a']);
});

test('the free version omits the state acts except that of the home state', () => {
  expect(plan({}, { freeOnly: true }).scope.laws).toEqual([]);
  const texan = { country: 'US', state: 'US_TX' };
  expect(plan(texan, { freeOnly: true }).scope.laws).toEqual(['us_tx']);
  // The act of the own state is held, but never bought: it brings no other.
  const held = plan(texan, { freeOnly: true }).scope;
  expect(plan(texan, { freeOnly: true, held }).scope.laws).toEqual(['us_tx']);
});

test('paying for the states once, or owning one of them, includes them all', () => {
  expect(plan({}, { freeOnly: true, owned: [states] }).scope.laws).toEqual(['us_va', 'us_tx']);
  const held = plan({ laws: ['us_va'] }).scope;
  expect(plan({}, { freeOnly: true, held }).scope.laws).toEqual(['us_va', 'us_tx']);
});
