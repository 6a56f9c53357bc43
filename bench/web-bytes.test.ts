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
  wizardReadyBudgetKb,
  wizardReadyKb,
} from './web-bytes.ts';

const pages = languages.flatMap((language) =>
  Object.entries(budgets).map(([name, budget]) => [name, language, budget] as const),
);

test.each(pages)('the first load of %s in %s stays within its JavaScript budget', (_, language, budget) => {
  const kB = firstLoadKb(budget, language);
  // React alone weighs more: less would mean that the scripts were not found.
  expect(kB).toBeGreaterThan(60);
  expect(kB).toBeLessThanOrEqual(budget.kB);
});

test.each(languages)('the JavaScript before the first question in %s does not grow', (language) => {
  const kB = firstQuestionKb(language);
  expect(kB).toBeGreaterThan(firstLoadKb({ path: '/wizard/privacy-policy', kB: 0 }, language));
  expect(kB).toBeLessThanOrEqual(firstQuestionBudgetKb);
});

test.each(languages)('the JavaScript of all questions in %s does not grow', (language) => {
  const kB = wizardReadyKb(language);
  expect(kB).toBeGreaterThan(firstQuestionKb(language));
  expect(kB).toBeLessThanOrEqual(wizardReadyBudgetKb);
});

test.each(languages)('the privacy policy questions in %s stay within their budget', (language) => {
  const kB = questionTextsKb(language);
  expect(kB).toBeGreaterThan(1);
  expect(kB).toBeLessThanOrEqual(textsBudgetKb);
});

test.each(languages)('the JavaScript of an open text editor in %s does not grow', (language) => {
  const kB = editorReadyKb(language);
  expect(kB).toBeGreaterThan(firstLoadKb({ path: '/wizard/privacy-policy', kB: 0 }, language));
  expect(kB).toBeLessThanOrEqual(editorReadyBudgetKb);
});
