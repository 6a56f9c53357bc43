import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryName, namedCountries, namedHere } from './country-names.ts';

test('countries named differently by the server have one name and one position', () => {
  const states = [{ text: 'Bayern', value: 'DE_BY' }];
  const listed = [
    { text: 'Zanzibar', value: 'AT' },
    { text: 'Allemagne', value: 'DE', states },
    { text: 'Aardvark Republic', value: 'CH' },
  ];
  expect(namedHere(listed, 'de')).toEqual([
    { text: 'Deutschland', value: 'DE', states },
    { text: 'Österreich', value: 'AT' },
    { text: 'Schweiz', value: 'CH' },
  ]);
  expect(countryName('CH', 'fr')).toBe('Suisse');
  expect(namedCountries('es').find(({ code }) => code === 'DE')?.name).toBe('Alemania');
});

test('nothing else in the app names countries', () => {
  const naming = globSync('packages/web/app/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts') && /type: ?'region'/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual(['packages/web/app/country-names.ts']);
});
