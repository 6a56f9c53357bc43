import { expect, test } from 'vitest';
import { toBuyer, mayWithdraw, taxedAs, toVatNumber } from './to-buyer.ts';
import { emptyFields } from './checkout-form.ts';

const company = {
  ...emptyFields,
  country: 'GR',
  business: true,
  company_name: ' Kiln ',
  vat_number: 'EL 094.259-216',
};

test.each([
  [company, '094259216'],
  [{ ...company, country: 'IE', vat_number: 'ie1234567fa' }, '1234567FA'],
  [{ ...company, business: false }, ''],
  [{ ...company, country: 'US' }, ''],
])('a VAT number is sent normalized, and only where one applies', (fields, number) => {
  expect(toVatNumber(fields)).toBe(number);
});

test('only a confirmed VAT number changes the tax, but the order contains every number', () => {
  expect(taxedAs(company, false)).toEqual({ country: 'GR', business_purchase: true });
  expect(taxedAs(company, true)).toMatchObject({ vat_number: '094259216' });
  expect(toBuyer(company)).toEqual({
    country: 'GR',
    business_purchase: true,
    company_name: 'Kiln',
    vat_number: '094259216',
  });
});

test('a confirmation counts for the confirmed country', () => {
  const fields = { ...emptyFields, country: 'DE', confirmedCountry: 'DE' };
  expect(toBuyer(fields)).toMatchObject({ country_confirmed: true });
  expect(toBuyer({ ...fields, country: 'FR' })).not.toHaveProperty('country_confirmed');
});

test('EU consumers may withdraw, companies and others may not', () => {
  const consumer = { ...emptyFields, country: 'DE' };
  expect([
    mayWithdraw(consumer),
    mayWithdraw({ ...consumer, business: true }),
    mayWithdraw({ ...consumer, country: 'CH' }),
  ]).toEqual([true, false, false]);
});
