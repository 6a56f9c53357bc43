import type { SaleDetails } from '@clausewright/contract';
import type { Answers } from '@clausewright/library/questionnaires';

/** `77694 Kehl`, `A-1010 Wien`. */
const placeLine = /^(?:[A-Z]{1,2}[- ])?(\d{4,5})\s+(\S.*)$/u;

/** Who a document is made for mostly pays for it: what the answers say of an invoice's address, to begin the form with. Whether they buy as a business is theirs to say. */
export function ownerAsBuyer(answers: Answers): SaleDetails['buyer'] {
  const textOf = (id: string): string => {
    const value = answers[id];
    return typeof value === 'string' ? value.trim() : '';
  };
  const lines = textOf('business_address')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // The first line is the street, whose number may come first.
  const at = lines.findLastIndex((line, index) => index > 0 && placeLine.test(line));
  const [, postalCode = '', city = ''] = placeLine.exec(lines[at] ?? '') ?? [];
  // What comes after the place is the country, which has a field of its own.
  const street = at === -1 ? lines : lines.slice(0, at);
  return {
    company_name: textOf('business_name'),
    vat_number: textOf('vat_id'),
    name: textOf('individual_name'),
    address: street.join(', '),
    postal_code: postalCode,
    city,
  };
}
