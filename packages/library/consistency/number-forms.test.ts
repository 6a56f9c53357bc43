import { expect, test } from 'vitest';
import { profiles } from '../types/imprint/testing/profiles.ts';
import { oddNumbers } from './number-forms.ts';

test('numbers of owners of each country have its form', () => {
  const odd = Object.entries(profiles).flatMap(([name, answers]) =>
    oddNumbers(answers).map((id) => `${name} ${id}`),
  );
  expect(odd).toEqual([]);
});

test.each([
  ['DE', 'vat_id', 'DE12345678'],
  ['DE', 'vat_id', '12/345/67890'],
  ['DE', 'reg_number', 'Amtsgericht Kiel, 20417'],
  ['DE', 'economic_id', 'DE123456789'],
  ['AT', 'vat_id', 'ATU1234567'],
  ['AT', 'reg_number', 'FN 123456'],
  ['FR', 'reg_number', 'RCS Paris 12 345 678'],
  ['IT', 'vat_id', 'IT0123456789'],
  ['ES', 'vat_id', 'B1234567'],
  ['NL', 'reg_number', 'KvK 1234567'],
  ['BE', 'reg_number', '0712.345.67'],
  ['GB', 'vat_id', 'GB12345678'],
  ['CH', 'reg_number', 'CHE-123.456'],
] as const)('in %s the %s %s has another form', (country, question, number) => {
  expect(oddNumbers({ country, [question]: number })).toEqual([question]);
});

test('where no form is known nothing is said', () => {
  expect(oddNumbers({ country: 'IS', vat_id: '12345', reg_number: '1' })).toEqual([]);
});
