import { defaultPrices, questionnaires } from '@clausewright/library/clauses';
import { type Answers, evaluate } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { frenchService } from '../agreements/testing/french-service.ts';
import { planAgreement, type PlanInput } from './plan-agreement.ts';
import { priceChoices } from './price-choices.ts';

const policy = questionnaires.PRIVACY_POLICY;

function inputOf(answers: Answers, more: Partial<PlanInput> = {}): PlanInput {
  const today = '2026-11-21';
  return { answers, today, prices: defaultPrices, owned: [], served: [], freeOnly: false, ...more };
}
const choicesOf = (input: PlanInput, questions: readonly string[]) =>
  priceChoices(policy, input, { plan: planAgreement(policy, input), questions });
const totalOf = (input: PlanInput): number => planAgreement(policy, input).price.total;

test('the first thing that costs brings premium with it, the next one only its own price', async () => {
  const home = { ...frenchService, laws: ['gdpr'], document_languages: ['fr'] };
  const first = await choicesOf(inputOf(home), ['laws', 'document_languages']);
  expect(first.currency).toBe('EUR');
  expect(first.choices).toContainEqual({ question: 'laws', option: 'fadp', adds: 2900, premium: 2400 });
  expect(first.choices).toContainEqual({
    question: 'document_languages',
    option: 'de',
    adds: 3900,
    premium: 2400,
  });
  const swiss = { ...home, laws: ['gdpr', 'fadp'] };
  const next = await choicesOf(inputOf(swiss), ['laws', 'document_languages']);
  const of = (option: string) => next.choices.find((one) => one.option === option);
  expect(of('uk_gdpr')).toMatchObject({ adds: 500, premium: 0 });
  expect(of('de')).toMatchObject({ adds: 1500, premium: 0 });
  // What it would save to leave it out again.
  expect(of('fadp')).toMatchObject({ adds: 2900, premium: 2400 });
  expect(of('gdpr')).toBeUndefined();
  expect(of('fr')).toBeUndefined();
});

test('a region costs nothing by itself: its laws are offered, and cost something once they are ticked', async () => {
  const { laws: _, ...followed } = { ...frenchService, laws: undefined, document_languages: ['fr'] };
  const { choices } = await choicesOf(inputOf(followed), ['audience_regions']);
  expect(choices).toEqual([]);
});

test('what was paid for costs nothing again', async () => {
  const owned = ['premium:PRIVACY_POLICY', 'further_law:fadp'];
  const answers = { ...frenchService, laws: ['gdpr'], document_languages: ['fr'] };
  const { choices } = await choicesOf(inputOf(answers, { owned, served: ['fr'] }), ['laws']);
  expect(choices.find(({ option }) => option === 'fadp')).toBeUndefined();
  expect(choices.find(({ option }) => option === 'uk_gdpr')).toMatchObject({ adds: 500, premium: 0 });
});

test('a yes or an entry that brings a paid clause says so before it is given', async () => {
  const answers = { ...frenchService, laws: ['gdpr'], document_languages: ['fr'] };
  const asked = ['vendor_table', 'custom_sections', 'extra_sites'];
  const { choices, premium } = await choicesOf(inputOf(answers), asked);
  expect(choices.find(({ question }) => question === 'custom_sections')).toEqual({
    question: 'custom_sections',
    option: '+',
    adds: 2900,
    premium: 2400,
  });
  expect(choices.find(({ question }) => question === 'extra_sites')).toMatchObject({
    option: '+',
    adds: 2900,
  });
  // Editing by hand alone.
  expect(premium).toBe(2400);
});

test.each([
  'country',
  'audience_regions',
  'site_kind',
  'ai_features',
  'analytics',
  'laws',
  'document_languages',
])(
  'what is told for each choice of %s is the difference that it makes',
  async (question) => {
    const answers: Answers = { ...frenchService, laws: ['gdpr', 'fadp'] };
    const { choices } = await choicesOf(inputOf(answers), [question]);
    const { steps } = evaluate(policy, answers, { today: '2026-11-21' });
    const visible = steps.flatMap((step) => step.questions).find(({ path }) => path === question);
    const now = totalOf(inputOf(answers));
    for (const option of visible?.options ?? []) {
      if (visible?.question.kind !== 'multi') continue;
      const chosen = Array.isArray(visible.value)
        ? visible.value.filter((one) => typeof one === 'string')
        : [];
      if (chosen.includes(option)) continue;
      const value = [...chosen.filter((one) => one !== 'none'), option];
      const adds = totalOf(inputOf({ ...answers, [question]: value })) - now;
      const told = choices.find((one) => one.option === option)?.adds ?? 0;
      if (option !== 'none') expect({ option, told }).toEqual({ option, told: Math.max(0, adds) });
    }
  },
  60_000,
);
