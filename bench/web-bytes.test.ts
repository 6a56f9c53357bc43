import { expect, test } from 'vitest';
import { languages } from '@clausewright/contract/languages';
import {
  budgets,
  editorReadyBudgetKb,
  editorReadyKb,
  firstLoadKb,
  firstQuestionBudgetKb,
  firstQuestionKb,
  questionTextsKb,
  textsBudgetKb,
} from './web-bytes.ts';

const pages = languages.flatMap((language) =>
  Object.entries(budgets).map(([name, budget]) => [name, language, budget] as const),
);

test.each(pages)('the first load of %s in %s keeps its budget of JavaScript', (_, language, budget) => {
  const kB = firstLoadKb(budget, language);
  // React alone weighs more: less would mean that the scripts were not found.
  expect(kB).toBeGreaterThan(60);
  expect(kB).toBeLessThanOrEqual(budget.kB);
});

test.each(languages)('what the first question waits for in %s does not grow', (language) => {
  const kB = firstQuestionKb(language);
  expect(kB).toBeGreaterThan(firstLoadKb({ path: '/wizard/privacy-policy', kB: 0 }, language));
  expect(kB).toBeLessThanOrEqual(firstQuestionBudgetKb);
});

test.each(languages)('the questions of the privacy policy in %s keep their budget', (language) => {
  const kB = questionTextsKb(language);
  expect(kB).toBeGreaterThan(1);
  expect(kB).toBeLessThanOrEqual(textsBudgetKb);
});

test.each(languages)('what an open text ends up with in %s does not grow', (language) => {
  const kB = editorReadyKb(language);
  expect(kB).toBeGreaterThan(firstLoadKb({ path: '/wizard/privacy-policy', kB: 0 }, language));
  expect(kB).toBeLessThanOrEqual(editorReadyBudgetKb);
});
