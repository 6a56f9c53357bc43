import type { Buyer, Costs } from '@clausewright/contract';
import { states } from '@clausewright/contract';
import type { FieldRefusal } from '../../platform/http/envelope.ts';
import { isMemberState, getVatCountry } from '../../platform/vat-number/eu.ts';
import { isCompanyId, readVatNumber } from '../../platform/vat-number/vat-number.ts';
import type { Vies } from '../vies/vies.ts';

/** A buyer of whom is known what the tax needs: what the EU register said, and which fields are wrong. */
export interface CheckedBuyer {
  /** Null: nobody said who buys. The VAT number stands without its prefix. */
  buyer: Buyer | null;
  vatCheck: Costs['vat_check'];
  viesConsultation: string | null;
  viesName: string | null;
  /** `quotePurchase` refuses while there are any. */
  faults: readonly FieldRefusal[];
}

/** Asks the EU register where a VAT number was given: over the network, never inside a transaction. */
export async function checkBuyer({ vies }: { vies: Vies }, buyer: Buyer | null): Promise<CheckedBuyer> {
  const unchecked = { viesConsultation: null, viesName: null };
  if (buyer === null) return { buyer, vatCheck: 'none', ...unchecked, faults: [] };
  const read = readVatNumber(buyer.country, buyer.vat_number ?? '');
  const faults = faultsOf(buyer, read.ok);
  if (!read.ok) return { buyer, vatCheck: 'none', ...unchecked, faults };
  const { number } = read;
  const clean = buyer.vat_number === undefined ? buyer : { ...buyer, vat_number: number };
  const asks = number !== '' && buyer.business_purchase !== false;
  if (!asks || !isMemberState(getVatCountry(buyer.country))) {
    return { buyer: clean, vatCheck: 'none', ...unchecked, faults };
  }
  if (!read.possible) return { buyer: clean, vatCheck: 'invalid', ...unchecked, faults };
  const verdict = await vies(buyer.country, number);
  if (verdict.valid !== true) {
    const vatCheck = verdict.valid === false ? 'invalid' : 'unknown';
    return { buyer: clean, vatCheck, ...unchecked, faults };
  }
  const { consultation, name } = verdict;
  return { buyer: clean, vatCheck: 'valid', viesConsultation: consultation, viesName: name, faults };
}

function faultsOf(buyer: Buyer, ownVatNumber: boolean): FieldRefusal[] {
  const foreign: FieldRefusal = { field: 'vat_number', code: 'wrong-format' };
  return [...(ownVatNumber ? [] : [foreign]), ...validatePlace(buyer)].map((fault) => ({
    ...fault,
    field: `billing.${fault.field}`,
  }));
}

/** What does not fit the country: its state, and the number in its company register. */
export function validatePlace({
  country,
  state = '',
  cui_cif: companyId = '',
}: Pick<Buyer, 'country' | 'state' | 'cui_cif'>): FieldRefusal[] {
  const faults: FieldRefusal[] = [];
  const known = states[country as keyof typeof states]?.some(([id]) => id === state) ?? false;
  if (state !== '' && !known) faults.push({ field: 'state', code: 'not-allowed' });
  if (companyId !== '' && !isCompanyId(country, companyId)) {
    faults.push({ field: 'cui_cif', code: 'wrong-format' });
  }
  return faults;
}
