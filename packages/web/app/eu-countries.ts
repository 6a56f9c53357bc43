/** Specification 5: the EU, by ISO 3166; Greece's VAT numbers begin with EL. */
const euCountries = new Set(
  'BE BG CZ DK DE EE IE GR ES FR HR IT CY LV LT LU HU MT NL AT PL PT RO SI SK FI SE'.split(' '),
);

/** Monaco counts as France for VAT (Directive 2006/112 art. 7). */
function vatCountryOf(country: string): string {
  return country === 'MC' ? 'FR' : country;
}

export function isInEu(country: string): boolean {
  return euCountries.has(vatCountryOf(country));
}

/** What a VAT number of the country begins with; null outside the EU. */
export function vatPrefix(country: string): string | null {
  if (country === 'GR') return 'EL';
  return isInEu(country) ? vatCountryOf(country) : null;
}
