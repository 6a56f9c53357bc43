import type { Buyer } from '@clausewright/contract';
import type { CheckoutFields } from './checkout-form.ts';
import { isInEu, vatPrefix } from '../eu-countries.ts';

/** A consumer in the EU may withdraw within 14 days unless they ask for delivery at once. */
export function mayWithdraw({ country, business }: CheckoutFields): boolean {
  return isInEu(country) && !business;
}

/** What of the form decides the tax; a VAT number only once the register said that it is good. */
export function taxedAs(fields: CheckoutFields, vatIsValid: boolean): Buyer {
  const { country, state, business } = fields;
  const vat = vatIsValid ? { vat_number: toVatNumber(fields) } : {};
  return { country, ...(state === '' ? {} : { state }), business_purchase: business, ...vat };
}

/** The whole of the buyer, as the invoice shows them; texts that are empty are left out. */
export function toBuyer(fields: CheckoutFields): Buyer {
  const { name, address, city, postal_code, country, business, confirmedCountry } = fields;
  const company = {
    company_name: fields.company_name,
    cui_cif: country === 'RO' || country === 'ES' ? fields.cui_cif : '',
  };
  const texts = { name, address, city, postal_code, ...(business ? company : {}) };
  const given = Object.entries(texts).flatMap(([key, value]) => {
    return value.trim() === '' ? [] : [[key, value.trim()] as const];
  });
  const vat = toVatNumber(fields);
  return {
    ...taxedAs(fields, false),
    ...Object.fromEntries(given),
    ...(vat === '' ? {} : { vat_number: vat }),
    ...(confirmedCountry === country ? { country_confirmed: true } : {}),
  };
}

/** Without blanks, marks and the country's prefix; empty where no number counts. */
export function toVatNumber({ country, business, vat_number }: CheckoutFields): string {
  const prefix = vatPrefix(country);
  if (!business || prefix === null) return '';
  const bare = vat_number.replaceAll(/[\s./-]/g, '').toUpperCase();
  return bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
}
