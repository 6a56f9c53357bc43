import { expect, test } from 'vitest';
import { questionnaire } from '../testing/wizard-samples.tsx';
import { stepDraft } from './step-draft.ts';

test('where answers come from goes along into the full wizard, and what the person gave has no origin', () => {
  const answers = { name: 'Kiln', data: ['email'], extra: 'yes', partners: ['matomo'] };
  const draft = stepDraft(
    {
      questionnaire,
      answers,
      origins: { name: 'given', data: 'usual', extra: 'following', partners: 'seen' },
      assumed: new Set(['data', 'extra']),
    },
    'scan',
  );
  expect(draft.answers).toBe(answers);
  expect(draft.origins).toEqual({
    data: { origin: 'usual', confirmed: false, scan: 'scan' },
    extra: { origin: 'derived', confirmed: false, scan: 'scan' },
    partners: { origin: 'seen', confirmed: true, scan: 'scan' },
  });
});
