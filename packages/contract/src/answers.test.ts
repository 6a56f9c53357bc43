import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answers } from './answers.ts';
import { newAgreement } from './calls/agreements.ts';

test('every kind of answer passes unchanged', () => {
  const given = {
    company_name: 'Müller & Söhne',
    languages: ['de', 'en'],
    employees: 12,
    laws: { added: ['lgpd'], removed: [] },
    retention: { amount: 3, unit: 'years' },
    title: { de: 'Datenschutz', en: 'Privacy' },
    'vendors.own': [{ _id: 'a', name: 'Own', url: 'https://example.org' }],
    offices: [{ _id: 'a', address: 'x', phones: [{ _id: 'b', number: '1' }] }],
  };
  expect(z.safeParse(answers, given)).toMatchObject({ success: true, data: given });
});

test.each([
  ['a text over 2000 characters', { a: 'x'.repeat(2001) }],
  ['more than 50 rows', { a: Array.from({ length: 51 }, (_, i) => ({ _id: String(i) })) }],
  ['a boolean', { a: true }],
  ['null', { a: null }],
  ['a strange name', { 'a b': 'x' }],
  ['an unknown unit', { a: { amount: 1, unit: 'moons' } }],
  ['not a finite number', { a: Number.NaN }],
])('rejects %s', (_, given) => {
  expect(z.safeParse(answers, given).success).toBe(false);
});

test('all answers together may weigh 256 KiB, counted as UTF-8', () => {
  const texts = (count: number, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, text]));
  expect(z.safeParse(answers, texts(120, 'x'.repeat(2000))).success).toBe(true);
  const refused = z.safeParse(answers, texts(120, 'ü'.repeat(2000)));
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['answers-too-large']);
});

test('rejects unknown properties of a body instead of dropping them', () => {
  const body = { request_id: crypto.randomUUID(), type: 'PRIVACY_POLICY', answers: {}, price: 0 };
  const refused = z.safeParse(newAgreement.body, body);
  expect(refused.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['price'] }]);
});
