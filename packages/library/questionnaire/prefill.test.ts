import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testQuestionnaire } from '../types/test/questionnaire.ts';
import { applyPrefill } from '@clausewright/engine/questionnaire/prefill';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const prefill = (value: unknown) => ({ ...applyPrefill(testQuestionnaire, encode(value)) });

test('accepts options in any case, alone or as a list', () => {
  expect(prefill({ agreement_for: ['Website'], country: 'de', document_languages: 'FR' })).toEqual({
    agreement_for: 'website',
    country: 'DE',
    document_languages: ['fr'],
  });
});

test('accepts only facts about the site, never e-mail recipients', () => {
  expect(prefill({ website_url: 'münchen.example', contact_email: 'evil@example.com', owner: 'x' })).toEqual({
    website_url: 'münchen.example',
  });
});

test('drops invalid values and keeps the rest', () => {
  expect(prefill({ agreement_for: 'moon', website_url: { a: 1 }, country: 'FR' })).toEqual({ country: 'FR' });
});

test('no URL can break the wizard', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((json) => Buffer.from(json).toString('base64url')),
      ),
      (data) => {
        expect(Object.getPrototypeOf(applyPrefill(testQuestionnaire, data))).toBeNull();
      },
    ),
  );
  expect({ ...applyPrefill(testQuestionnaire, encode({ country: 'DE' }).padEnd(5000, '=')) }).toEqual({});
});
