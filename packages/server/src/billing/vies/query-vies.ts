import type { checkVies, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import { getVatPrefix } from '../../platform/vat-number/eu.ts';
import { readVatNumber } from '../../platform/vat-number/vat-number.ts';
import type { Vies } from './vies.ts';

/** What the EU register says of a number as somebody typed it; one that cannot exist is not asked for. */
export async function queryVies(
  { vies }: { vies: Vies },
  { country, vatNumber }: { country: string; vatNumber: string },
): Promise<Outcome<ResultOf<typeof checkVies>>> {
  if (getVatPrefix(country) === null) {
    return { ok: false, reason: 'billing-incomplete', fields: [{ field: 'country', code: 'not-allowed' }] };
  }
  const read = readVatNumber(country, vatNumber);
  if (!read.ok) {
    return {
      ok: false,
      reason: 'billing-incomplete',
      fields: [{ field: 'vat_number', code: 'wrong-format' }],
    };
  }
  if (!read.possible) return { ok: true, value: { valid: false } };
  const verdict = await vies(country, read.number);
  if (verdict.valid === 'unknown') {
    return { ok: true, value: { valid: 'unknown' }, notices: ['vat-not-validated'] };
  }
  if (!verdict.valid) return { ok: true, value: { valid: false } };
  const { name, address } = verdict;
  return {
    ok: true,
    value: { valid: true, ...(name !== null && { name }), ...(address !== null && { address }) },
  };
}

/** The register with a limit of patience: a page that only shows a price does not wait for it. */
export function withTimeLimit(vies: Vies, milliseconds: number): Vies {
  return (country, vatNumber) => {
    const waited = new Promise<{ valid: 'unknown' }>((resolve) => {
      setTimeout(() => resolve({ valid: 'unknown' }), milliseconds).unref();
    });
    return Promise.race([vies(country, vatNumber), waited]);
  };
}
