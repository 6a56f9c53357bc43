import { expect, test } from 'vitest';
import authorities from '../../laws/accessibility-authorities.json' with { type: 'json' };
import { eeaCountries } from '../../places/regions.ts';
import { accessibilityAuthorities } from './accessibility-authorities.ts';

test('every Member State has an entry, and no doubtful authority is printed', () => {
  expect(Object.keys(authorities).toSorted()).toEqual(
    eeaCountries.filter((country) => !['IS', 'LI', 'NO'].includes(country)).toSorted(),
  );
  for (const country of ['DK', 'HU', 'PL', 'PT', 'SE', 'SI', 'MT', 'ES']) {
    expect(accessibilityAuthorities).not.toHaveProperty(country);
  }
  expect(accessibilityAuthorities['IE']).toContain('CCPC');
});
