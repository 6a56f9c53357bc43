import { expect, test } from 'vitest';
import { emptyFields } from './checkout-form.ts';
import { missingIn } from './validate-fields.ts';

const asked = { asksPlan: false, asksPlace: false, isFree: false };
const ready = { ...emptyFields, country: 'US', method: 'sandbox-card' };

test('a buyer outside the EU chooses a method and pays', () => {
  expect(missingIn(ready, asked)).toEqual([]);
  expect(missingIn({ ...ready, method: '' }, asked)).toEqual(['method']);
  expect(missingIn({ ...ready, country: 'DE', method: '' }, { ...asked, isFree: true })).toEqual([]);
});

test('missing fields are named in page order', () => {
  const fields = { ...emptyFields, country: 'DE', discount: ' KILN10 ' };
  expect(missingIn(fields, { ...asked, asksPlan: true, asksPlace: true })).toEqual([
    'plan',
    'discount',
    'method',
    'place',
    'withdrawal',
  ]);
  expect(missingIn({ ...ready, business: true }, asked)).toEqual(['company_name', 'address', 'city']);
  expect(missingIn({ ...ready, discount: ' KILN10 ', applied: 'KILN10' }, asked)).toEqual([]);
});

test('a country confirmed before another was chosen does not count', () => {
  const fields = { ...ready, confirmedCountry: 'FR' };
  expect(missingIn(fields, { ...asked, asksPlace: true })).toEqual(['place']);
});
