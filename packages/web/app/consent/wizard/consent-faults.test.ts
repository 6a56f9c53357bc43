import { expect, test } from 'vitest';
import { consentAnswers, listPurposes } from './consent-draft.ts';
import { consentFaults } from './consent-faults.ts';

const codes = (answers: Parameters<typeof consentAnswers>[0], taken: string | null = null) =>
  consentFaults(consentAnswers(answers), taken).map(({ step, field, code }) => [step, field, code]);

const good = { site: 'shop.example', languages: ['de'] };

test('errors are reported by step and field, in page order', () => {
  expect(codes(good)).toEqual([]);
  expect(codes({})).toEqual([
    ['website', 'site', 'required'],
    ['look', 'languages', 'no-language'],
  ]);
  expect(codes({ ...good, site: 'shop' })).toEqual([['website', 'site', 'not-an-url']]);
  expect(codes(good, 'shop.example')).toEqual([['website', 'site', 'exists']]);
  const unnamed = [{ _id: 'a', name: ' ' }];
  expect(codes({ ...good, 'vendors.own': unnamed })).toEqual([['vendors', 'vendors.own/a/name', 'required']]);
});

test('illegible custom colours are rejected before creation, and only where used', () => {
  const pale = { custom_button: '#eeeeee' };
  expect(codes({ ...good, ...pale })).toEqual([]);
  expect(codes({ ...good, ...pale, colour: 'custom' })).toEqual([
    ['look', 'custom_button_text', 'contrast-low'],
    ['look', 'custom_button', 'contrast-low'],
  ]);
});

test('a corrupt draft opens as a new banner', () => {
  const { custom, own, ...answers } = consentAnswers({
    regions: 'moon',
    vendors: [{ _id: 'x' }],
    'vendors.own': [{ _id: 'a', name: 'Loop', type: 'ESSENTIAL', purpose: 'ENABLE_PERSONALIZED_ADS' }],
    colour: 'plaid',
    custom_text: 'red',
    languages: ['tlh', 'fr'],
  });
  expect(answers).toEqual({
    site: '',
    regions: 'everyone',
    vendors: [],
    colour: 'light',
    position: 'corner',
    languages: ['fr'],
  });
  expect(custom.text).toBe('#17211d');
  // What is essential has no other purpose.
  expect(own.map(({ type, purpose }) => [type, purpose])).toEqual([['ESSENTIAL', 'ENABLE_BASIC_FEATURES']]);
  expect(listPurposes('ESSENTIAL')).toEqual(['ENABLE_BASIC_FEATURES']);
});
