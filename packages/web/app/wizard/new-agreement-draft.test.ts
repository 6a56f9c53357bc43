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
  at: Date.now(),
};

test('a first draft uses the interface language', async () => {
  const { draft, restored } = await source.open(null, new URLSearchParams());
  expect({ ...draft.answers }).toEqual({ document_languages: ['fr'] });
  expect(restored).toBe(false);
});

test('an earlier draft opens as it was left', async () => {
  expect(await source.open(stored, new URLSearchParams())).toEqual({ draft: stored, restored: true });
});

test('one of an earlier visit says since when it waits, so that its owner is asked', async () => {
  const opened = await source.open({ ...stored, at: 5 }, new URLSearchParams());
  expect(opened).toMatchObject({ restored: true, since: 5 });
});

test('answers from the start page override the draft, keep the rest and change the request', async () => {
  const data = btoa(JSON.stringify({ agreement_for: ['website'] }));
  const { draft } = await source.open(stored, new URLSearchParams({ data }));
  expect({ ...draft.answers }).toEqual({ agreement_for: ['website'], app_name: 'Kiln' });
  expect(draft.request).toBeUndefined();
});
