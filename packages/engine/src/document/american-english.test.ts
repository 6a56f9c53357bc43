import { expect, test } from 'vitest';
import { americanDate, isAmerican, spelledInAmerican } from './american-english.ts';

test('spells words of ours as in the United States', () => {
  const british =
    'Licence, sublicences, licensed; wilful; trade marks; a back-up; Enquiries, enquiry; by e-mail; defence; programmes, programmed, programmer; favourable behaviour; recognised, unauthorised, organisation; advise, promise, merchandise, authority, personalise; by post, by telephone on 1, 100 US dollars.';
  expect(spelledInAmerican(british)).toBe(
    'License, sublicenses, licensed; willful; trademarks; a backup; Inquiries, inquiry; by email; defense; programs, programmed, programmer; favorable behavior; recognized, unauthorized, organization; advise, promise, merchandise, authority, personalize; by mail, by phone at 1, US\u00A0$100.',
  );
});

test('dates begin with the month', () => {
  expect(americanDate('2026-12-01')).toBe('December\u00A01, 2026');
  expect(americanDate('1 May')).toBeNull();
});

test('English alone has a spelling of its own there', () => {
  expect([isAmerican('en', 'US'), isAmerican('en', 'GB'), isAmerican('es', 'US')]).toEqual([
    true,
    false,
    false,
  ]);
});
