import { loadQuestionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { unread } from './use-documents.ts';

test('whoever confirms the name of a company confirms that a company runs the site', async () => {
  const document = {
    type: 'PRIVACY_POLICY',
    questionnaire: await loadQuestionnaire('PRIVACY_POLICY'),
    assumed: new Set(['entity_type', 'business_name', 'payments']),
  } as const;
  expect([...unread(document, [])]).toEqual(['entity_type', 'business_name', 'payments']);
  expect([...unread(document, ['PRIVACY_POLICY business_name'])]).toEqual(['payments']);
  expect([...unread(document, ['COOKIES_POLICY business_name'])]).toHaveLength(3);
});
