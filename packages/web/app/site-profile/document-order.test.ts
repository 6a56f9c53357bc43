import { expect, test } from 'vitest';
import { furtherAddress, missingTypes, nextInRun } from './document-order.ts';

test('a run continues with what is missing and ends with the list', () => {
  expect(nextInRun('PRIVACY_POLICY', { id: 'a', types: [] })).toBe('/wizard/cookies-policy?site=a&all=1');
  const types = ['PRIVACY_POLICY', 'COOKIES_POLICY', 'RETURN_REFUND_POLICY'];
  expect(nextInRun('COOKIES_POLICY', { id: 'a', types })).toBe('/wizard/terms-conditions?site=a&all=1');
  expect(nextInRun('TERMS_CONDITIONS', { id: 'a', types })).toBe('/wizard/imprint?site=a&all=1');
  expect(nextInRun('IMPRINT', { id: 'a', types })).toBe('/wizard/accessibility-statement?site=a&all=1');
  expect(nextInRun('ACCESSIBILITY_STATEMENT', { id: 'a', types })).toBe('/wizard/disclaimer?site=a&all=1');
  expect(nextInRun('EULA', { id: 'a', types })).toBe('/download');
});

test('a single further document is requested without the others', () => {
  expect(furtherAddress('DISCLAIMER', { id: 'a', all: false })).toBe('/wizard/disclaimer?site=a');
  expect(missingTypes(['PRIVACY_POLICY', 'EULA'])).toHaveLength(6);
});
