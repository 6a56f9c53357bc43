import { expect, test } from 'vitest';
import { questionLanguages } from '@clausewright/agreements/questionnaires';
import { budgets, firstLoadKb, questionTextsKb, textsBudgetKb } from './web-bytes.ts';

test.each(Object.entries(budgets))('the first load of %s keeps its budget of JavaScript', (_, budget) => {
  const kB = firstLoadKb(budget);
  // React alone weighs more: less would mean that the scripts were not found.
  expect(kB).toBeGreaterThan(60);
  expect(kB).toBeLessThanOrEqual(budget.kB);
});

test.each(questionLanguages)('the questions of the privacy policy in %s keep their budget', (language) => {
  const kB = questionTextsKb(language);
  expect(kB).toBeGreaterThan(1);
  expect(kB).toBeLessThanOrEqual(textsBudgetKb);
});
