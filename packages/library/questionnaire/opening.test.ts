import { agreementTypes } from '@clausewright/contract/agreement-types';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { getOptions } from '@clausewright/engine/questionnaire/nested';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { whereUsed } from '../shared/questions/where-used.ts';
import { openingOf } from './opening.ts';

const context = { today: '2026-11-29', visited: [] };
const opened = agreementTypes.filter((type) => openingOf(type) !== null);

test('the wizards that most people begin with open before the rest is there', () => {
  // The EULA asks first what it is for; what a shop sells decides which steps a return policy has.
  expect(opened.toSorted()).toEqual(['COOKIES_POLICY', 'DISCLAIMER', 'PRIVACY_POLICY', 'TERMS_CONDITIONS']);
});

const kinds = getOptions(whereUsed[1]).map(({ id }) => id);

test.each(
  opened.flatMap((type) =>
    [
      {},
      { agreement_for: ['website', 'app'], website_url: 'shop.example', app_name: 'Kiln' },
      { agreement_for: ['website'], website_url: 'no address', site_kind: ['goods'] },
      ...kinds.map((kind) => ({ agreement_for: ['website'], site_kind: [kind] })),
    ].map((answers) => [type, answers] as const),
  ),
)('the opening of %s asks and judges %j as the whole does', (type, given) => {
  const answers = { ...given, document_languages: ['de'] };
  const opening = openingOf(type);
  if (opening === null) throw new Error(`${type} has no opening`);
  const [early, whole] = [opening, questionnaires[type]].map((one) => evaluate(one, answers, context));
  expect(opening.version).toBe(questionnaires[type].version);
  expect(early?.steps.map(({ id, number }) => [id, number])).toEqual(
    whole?.steps.map(({ id, number }) => [id, number]),
  );
  expect(early?.steps[0]).toEqual(whole?.steps[0]);
  const asked = questionnaires[type].steps.flatMap(({ id, questions }) =>
    questions.map((one) => [id, one.id]),
  );
  for (const { id, questions } of opening.steps.slice(1))
    expect(asked).toContainEqual([id, questions[0]?.id]);
});
