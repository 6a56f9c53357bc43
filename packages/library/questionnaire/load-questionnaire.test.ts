import { agreementTypes } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';

test('what a browser loads for a type is what the server judges by', async () => {
  for (const type of agreementTypes) {
    expect(await loadQuestionnaire(type), type).toBe(questionnaires[type] ?? null);
  }
});
