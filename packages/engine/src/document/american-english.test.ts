import { expect, test } from 'vitest';
import { americanDate, americanPhone, isAmerican, spelledInAmerican, titleCase } from './american-english.ts';

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

test('says what an American calls it', () => {
  const british =
    'Telephone: 1; personal data; sensitive personal data; until 12 January 2027; by 1 July of each year; US states; cancelled before dispatch; fulfil, analyse, analyses.';
  expect(spelledInAmerican(british)).toBe(
    'Phone: 1; personal information; sensitive personal data; until January\u00A012, 2027; by July\u00A01 of each year; U.S. states; canceled before shipping; fulfill, analyze, analyses.',
  );
});

test('data of a person is information', () => {
  expect(
    spelledInAmerican('How we protect data: we collect your data, the data we need and technical data.'),
  ).toBe(
    'How we protect information: we collect your information, the information we need and technical data.',
  );
});

test('headings have capitals, numbers their own form', () => {
  expect(titleCase('End of the contract and of your right to use it')).toBe(
    'End of the Contract and of Your Right to Use It',
  );
  expect(titleCase('and in-app purchases', true)).toBe('and in-App Purchases');
  expect(titleCase('In-app purchases')).toBe('In-App Purchases');
  expect(titleCase('Who we share data with')).toBe('Who We Share Data With');
  expect(titleCase('“What we owe”')).toBe('“What We Owe”');
  expect([americanPhone('+1 415 555 0142'), americanPhone('+44 20 7946 0000')]).toEqual([
    '(415)\u00A0555-0142',
    null,
  ]);
});
