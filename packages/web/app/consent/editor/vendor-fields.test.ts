import { vendorInput } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { toFieldErrors, toVendorInput, toLifetimeMode, splitLines, toPatterns } from './vendor-fields.ts';

const fields = {
  name: ' Matomo ',
  company: '',
  country: '',
  type: 'ANALYTICS',
  purpose: 'ENABLE_ANALYTICS_REPORT_USAGE',
  kept_mode: 'days',
  kept_for: '393',
  privacy_url: 'https://matomo.example/privacy',
  patterns: 'https://Stats.Example/Matomo.js\n\nstats.example/Matomo.js, *.example.org',
  cookies: '_pk_id*\n _pk_ses* ',
  about: { en: 'Counts visits.', de: '  ' },
};

test('the form produces a vendor as the call expects', () => {
  const input = toVendorInput(fields, 'matomo');
  expect(input).toMatchObject({
    catalogue_id: 'matomo',
    name: 'Matomo',
    country: null,
    about: { en: 'Counts visits.' },
    kept_for: 393,
    patterns: ['stats.example/Matomo.js', '*.example.org'],
    cookies: ['_pk_id*', '_pk_ses*'],
  });
  expect(vendorInput.safeParse(input).success).toBe(true);
});

test('an essential vendor is for basic features, whatever was chosen before', () => {
  const input = toVendorInput({ ...fields, type: 'ESSENTIAL' }, null);
  expect(input).toMatchObject({ type: 'ESSENTIAL', purpose: 'ENABLE_BASIC_FEATURES' });
});

test('session and unknown durations are not a number of days', () => {
  expect(toVendorInput({ ...fields, kept_mode: 'session' }, null).kept_for).toBe(0);
  expect(toVendorInput({ ...fields, kept_mode: 'unknown' }, null).kept_for).toBeNull();
  expect([393, 0, null].map(toLifetimeMode)).toEqual(['days', 'session', 'unknown']);
  expect([splitLines(' \n'), toPatterns('')]).toEqual([[], []]);
});

test('a row error appears at its field', () => {
  const message = { value: 'Please check.', code: 'wrong-format' } as const;
  const said = (line: number, fault: string) => `${line}: ${fault}`;
  expect(
    toFieldErrors(
      [
        { ...message, field: 'vendors.0.patterns.2' },
        { ...message, field: 'cookies.0' },
        { ...message, field: 'vendors.0.name' },
        message,
      ],
      said,
    ),
  ).toEqual([
    { ...message, field: 'patterns', value: '3: Please check.' },
    { ...message, field: 'cookies', value: '1: Please check.' },
    { ...message, field: 'name' },
    message,
  ]);
});
