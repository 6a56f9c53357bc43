// @vitest-environment happy-dom
import { type Answers, loadQuestionnaire } from '@clausewright/library/questionnaires';
import { afterEach, expect, test } from 'vitest';
import { newDraft, storedDraft } from '../draft.ts';
import type { DraftOfDocument } from './draft-of.ts';
import { differs, takeIntoDraft } from './take-answers.ts';

afterEach(() => localStorage.clear());

async function drafted(answers: Answers): Promise<DraftOfDocument> {
  const questionnaire = await loadQuestionnaire('EULA');
  const draft = newDraft({ document_languages: ['de', 'en'], ...answers });
  const one: DraftOfDocument = {
    key: 'a',
    draft,
    questionnaire,
    isOfAnother: false,
    again: () => Promise.resolve(one),
  };
  return one;
}

function taken(): Answers {
  return JSON.parse(JSON.stringify(storedDraft('a')?.answers)) as Answers;
}

test('a text goes into the first language of the document, and the others stay', async () => {
  const own = await drafted({ hardware: { de: 'Ton', en: 'Clay' } });
  expect(differs(own, { hardware: 'Ton' }, 'en')).toBe(false);
  expect(differs(own, { hardware: 'Clay' }, 'en')).toBe(true);
  takeIntoDraft(own, { hardware: 'Lehm' }, 'en');
  expect(taken()['hardware']).toEqual({ de: 'Lehm', en: 'Clay' });
});

test('texts of rows go there too', async () => {
  const [one, two] = ['1', '2'].map((_id) => ({ _id, custom_section_heading: `About ${_id}` }));
  const known = { _id: '1', custom_section_heading: { de: 'Alt', en: 'Old' } };
  const own = await drafted({ custom_sections: [known] });
  const given = { custom_sections: [one, two] } as unknown as Answers;
  expect(differs(own, given, 'en')).toBe(true);
  takeIntoDraft(own, given, 'en');
  expect(taken()['custom_sections']).toEqual([
    { _id: '1', custom_section_heading: { de: 'About 1', en: 'Old' } },
    { _id: '2', custom_section_heading: { de: 'About 2' } },
  ]);
  expect(differs(await drafted(taken()), given, 'en')).toBe(false);
});
