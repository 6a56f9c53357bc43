import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const enabled = ['en', 'de', 'fr'] as const;

test.each([
  ['nothing said', {}, 'en'],
  ['the cookie wins over the browser', { cookie: 'a=1; i18n=de', acceptLanguage: 'fr' }, 'de'],
  ['a cookie of another name is not the choice', { cookie: 'xi18n=de' }, 'en'],
  ['a language that is not enabled is passed over', { cookie: 'i18n=nl', acceptLanguage: 'it, de-AT' }, 'de'],
  ['weights decide, not order', { acceptLanguage: 'fr;q=0.2, de;q=0.9' }, 'de'],
  ['a weight of zero means never', { acceptLanguage: 'de;q=0, fr;q=0.1' }, 'fr'],
  ['rubbish is no wish', { cookie: 'i18n=<script>', acceptLanguage: ';;q=x,*' }, 'en'],
])('%s', (_, wishes, language) => {
  expect(chooseLanguage(wishes, enabled)).toBe(language);
});
