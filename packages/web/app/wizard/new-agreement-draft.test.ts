import { loadQuestionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { newDraft } from '../draft.ts';
import { newAgreementDraft } from './new-agreement-draft.ts';

const questionnaire = await loadQuestionnaire('PRIVACY_POLICY');
if (questionnaire === undefined) throw new Error('there is no wizard for a privacy policy');
const source = newAgreementDraft(questionnaire, 'fr');
const stored = {
  ...newDraft({ agreement_for: ['app'], app_name: 'Kiln' }, 1),
  visited: ['place'],
  request: { id: 'x', freeOnly: false },
  at: 5,
};

test('a first draft speaks the language of the interface', async () => {
  const { draft, restored } = await source.open(null, new URLSearchParams());
  expect({ ...draft.answers }).toEqual({ document_languages: ['fr'] });
  expect(restored).toBe(false);
});

test('a draft from before is opened as it was left', async () => {
  expect(await source.open(stored, new URLSearchParams())).toEqual({ draft: stored, restored: true });
});

test('what the start of the wizard asked stands over the draft, leaves the rest and is another request', async () => {
  const data = btoa(JSON.stringify({ agreement_for: ['website'] }));
  const { draft } = await source.open(stored, new URLSearchParams({ data }));
  expect({ ...draft.answers }).toEqual({ agreement_for: ['website'], app_name: 'Kiln' });
  expect(draft.request).toBeUndefined();
});
