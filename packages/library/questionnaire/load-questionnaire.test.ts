import { agreementTypes } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';

test('the browser loads the same questionnaire that the server validates with', async () => {
  for (const type of agreementTypes) {
    expect(await loadQuestionnaire(type), type).toBe(questionnaires[type] ?? null);
  }
});
