import { fieldFaults, faultCodes, languages, refusalReasons } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { refusalEnvelope } from './envelope.ts';
import { translate } from './translate.ts';

const codes = [...new Set([...refusalReasons, ...fieldFaults, ...faultCodes])];
const values = {
  seconds: 1,
  minutes: 0,
  max: 2,
  min: 3,
  ratio: '2.1',
  needed: '4.5',
  line: 7,
  row: 8,
  known: 'de, en',
};

test.each(languages)('every code has a text in %s, with no unfilled argument', (language) => {
  for (const code of codes) {
    const text = translate(language, code, values);
    expect(text, code).not.toMatch(/[{}]|undefined|#/);
    expect(text.length, code).toBeGreaterThan(5);
  }
});

test('texts of one language differ from those of another', () => {
  for (const code of codes) {
    const texts = languages.map((language) => translate(language, code, values));
    expect(new Set(texts).size, code).toBe(languages.length);
  }
});

test('numbers inflect their nouns', () => {
  expect(translate('en', 'limited', { seconds: 1, minutes: 0 })).toContain('1 second and');
  expect(translate('en', 'limited', { seconds: 30, minutes: 0 })).toContain('30 seconds and');
});

test('a long wait is stated in minutes', () => {
  const wait = (seconds: number): string =>
    JSON.stringify(refusalEnvelope({ ok: false, reason: 'limited', retryAfter: seconds }, 'de'));
  expect(wait(1)).toContain('1 Sekunde ');
  expect(wait(119)).toContain('119 Sekunden');
  expect(wait(3565)).toContain('60 Minuten');
});
