import { loadQuestionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { newDraft } from '../draft.ts';
import { newAgreementDraft } from './new-agreement-draft.ts';

const questionnaire = await loadQuestionnaire('PRIVACY_POLICY');
const source = newAgreementDraft(questionnaire, 'fr');
const stored = {
  ...newDraft({ agreement_for: ['app'], app_name: 'Kiln' }, 1),
  visited: ['place'],
  request: { id: 'x', freeOnly: false },
  at: 5,
};

test('a first draft uses the interface language', async () => {
  const { draft, restored } = await source.open(null, new URLSearchParams());
  expect({ ...draft.answers }).toEqual({ document_languages: ['fr'] });
  expect(restored).toBe(false);
});

test('an earlier draft opens as it was left', async () => {
  expect(await source.open(stored, new URLSearchParams())).toEqual({ draft: stored, restored: true });
});

test('answers from the start page override the draft, keep the rest and change the request', async () => {
  const data = btoa(JSON.stringify({ agreement_for: ['website'] }));
  const { draft } = await source.open(stored, new URLSearchParams({ data }));
  expect({ ...draft.answers }).toEqual({ agreement_for: ['website'], app_name: 'Kiln' });
  expect(draft.request).toBeUndefined();
});
