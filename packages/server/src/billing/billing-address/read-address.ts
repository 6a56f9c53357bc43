import { type BillingAddress, countryCodes } from '@clausewright/contract';
import type { FieldRefusal } from '../../platform/http/envelope.ts';
import { validatePlace } from '../tax/check-buyer.ts';
import { readVatNumber } from '../../platform/vat-number/vat-number.ts';

/** The address with its VAT number bare, and what is wrong with it; a text that is empty is never wrong by its form. */
export function readAddress(typed: BillingAddress): { address: BillingAddress; faults: FieldRefusal[] } {
  const { country, vat_number: vatNumber } = typed;
  const faults: FieldRefusal[] = [];
  const need = (field: keyof BillingAddress): void => {
    if (typed[field] === '') faults.push({ field, code: 'required' });
  };
  if (typed.business_purchase) need('company_name');
  if (typed.vat_registered) need('vat_number');
  if (vatNumber !== '' || typed.cui_cif !== '' || typed.state !== '') need('country');
  if (country === '') return { address: typed, faults };
  if (!countryCodes.includes(country)) faults.push({ field: 'country', code: 'not-allowed' });
  faults.push(...validatePlace({ country, state: typed.state, cui_cif: typed.cui_cif }));
  if (vatNumber === '') return { address: typed, faults };
  const read = readVatNumber(country, vatNumber);
  if (!read.ok || !read.possible) faults.push({ field: 'vat_number', code: 'wrong-format' });
  return { address: read.ok ? { ...typed, vat_number: read.number } : typed, faults };
}
