import { evaluate, loadQuestionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { answersOf, openState } from '../testing/wizard-samples.tsx';
import { offerLaws } from './offer-laws.ts';
import { reduceWizard, type WizardAction, type WizardState } from './wizard-state.ts';

const questionnaire = await loadQuestionnaire('PRIVACY_POLICY');
const today = '2026-11-21';
const german = { country: 'DE', state: 'DE_BY', agreement_for: ['website'] };

function after(state: WizardState, action: WizardAction, settled?: object): WizardState {
  const kept = settled && answersOf(settled);
  return offerLaws({ questionnaire, today, settled: kept }, reduceWizard(state, action), action);
}
function ticked({ answers }: WizardState): unknown {
  return evaluate(questionnaire, answers, { today }).relevant['laws'];
}
const toSwitzerland: WizardAction = {
  type: 'answer',
  path: 'audience_regions',
  value: { added: ['ch'], removed: [] },
};

test('a paid law that an answer leads to is not ticked in advance', () => {
  const state = after(openState(german), toSwitzerland);
  expect(ticked(state)).not.toContain('fadp');
  expect(ticked(state)).toContain('gdpr');
});

test('what the person ticks stays, whatever else is answered', () => {
  const offered = after(openState(german), toSwitzerland);
  const tick: WizardAction = { type: 'answer', path: 'laws', value: { added: [], removed: [] } };
  const chosen = after(offered, tick);
  expect(ticked(chosen)).toContain('fadp');
  const later = after(chosen, { type: 'answer', path: 'consumer_type', value: 'both' });
  expect(ticked(later)).toContain('fadp');
  const cleared = after(later, { type: 'answer', path: 'laws', value: { added: [], removed: ['fadp'] } });
  expect(ticked(cleared)).not.toContain('fadp');
});

test('an update keeps the laws of its version, and ticks no further one', () => {
  const swiss = { ...german, audience_regions: { added: ['ch'], removed: [] } };
  const open = after(openState(swiss), { type: 'touch', path: 'country' }, swiss);
  expect(ticked(open)).toContain('fadp');
  const value = { added: ['ch', 'uk'], removed: [] };
  const british = after(open, { type: 'answer', path: 'audience_regions', value }, swiss);
  expect(ticked(british)).toContain('fadp');
  expect(ticked(british)).not.toContain('uk_gdpr');
});

test('a list that was chosen as a whole stays as it is', () => {
  const state = after(openState({ ...german, laws: ['gdpr', 'fadp'] }), toSwitzerland);
  expect(state.answers['laws']).toEqual(['gdpr', 'fadp']);
});
