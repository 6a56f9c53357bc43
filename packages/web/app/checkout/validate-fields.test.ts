import { expect, test } from 'vitest';
import { emptyFields } from './checkout-form.ts';
import { findMissing } from './validate-fields.ts';

const asked = { asksPlan: false, asksPlace: false, isFree: false };
const ready = { ...emptyFields, country: 'US', method: 'sandbox-card' };

test('a buyer outside the EU chooses a method and pays', () => {
  expect(findMissing(ready, asked)).toEqual([]);
  expect(findMissing({ ...ready, method: '' }, asked)).toEqual(['method']);
  expect(findMissing({ ...ready, country: 'DE', method: '' }, { ...asked, isFree: true })).toEqual([]);
});

test('missing fields are named in page order', () => {
  const fields = { ...emptyFields, country: 'DE', discount: ' KILN10 ' };
  expect(findMissing(fields, { ...asked, asksPlan: true, asksPlace: true })).toEqual([
    'plan',
    'discount',
    'method',
    'place',
    'withdrawal',
  ]);
  expect(findMissing({ ...ready, business: true }, asked)).toEqual(['company_name', 'address', 'city']);
  expect(findMissing({ ...ready, discount: ' KILN10 ', applied: 'KILN10' }, asked)).toEqual([]);
});

test('a country confirmed before another was chosen does not count', () => {
  const fields = { ...ready, confirmedCountry: 'FR' };
  expect(findMissing(fields, { ...asked, asksPlace: true })).toEqual(['place']);
});
