/** Specification 5: the EU, by ISO 3166; Greece's VAT numbers begin with EL. */
const euCountries = new Set(
  'BE BG CZ DK DE EE IE GR ES FR HR IT CY LV LT LU HU MT NL AT PL PT RO SI SK FI SE'.split(' '),
);

export function isInEu(country: string): boolean {
  return euCountries.has(country);
}

/** What a VAT number of the country begins with; null outside the EU. */
export function vatPrefix(country: string): string | null {
  if (country === 'GR') return 'EL';
  return isInEu(country) ? country : null;
}
