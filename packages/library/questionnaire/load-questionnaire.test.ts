import { agreementTypes } from '@clausewright/contract';
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { loadQuestionTexts } from './load-question-texts.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';

test('the browser loads the same questionnaire that the server validates with', async () => {
  for (const type of agreementTypes) {
    expect(await loadQuestionnaire(type), type).toBe(questionnaires[type]);
  }
});

test.each(languages)('each type has its own words in %s', async (language) => {
  for (const type of agreementTypes) {
    const { steps, questions } = await loadQuestionTexts(type, language);
    const defined = questionnaires[type].steps;
    expect(Object.keys(steps), type).toEqual(expect.arrayContaining(defined.map(({ id }) => id)));
    for (const { id } of defined.flatMap((step) => step.questions))
      expect(questions[id]?.label, id).toBeTruthy();
  }
});
