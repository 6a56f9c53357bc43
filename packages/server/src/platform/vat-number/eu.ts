import rates from '../../billing/tax/eu-vat-rates.json' with { type: 'json' };

const prefixes = new Map(rates.countries.map(({ country, vies_prefix: prefix }) => [country, prefix]));

/** Member states that keep their books in another currency than the euro. */
const ownCurrencies: Readonly<Record<string, string>> = {
  CZ: 'CZK',
  DK: 'DKK',
  HU: 'HUF',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
};

/** Places that VAT counts as another country (Directive 2006/112 art. 7). */
const countedAs: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' };

/** ISO 3166: one of the 27 member states. */
export function isMemberState(country: string): boolean {
  return prefixes.has(country);
}

/** The country whose VAT rules hold in `country`. */
export function getVatCountry(country: string): string {
  return countedAs[country] ?? country;
}

/** What VAT numbers of a country begin with: EL for Greece, XI for Northern Ireland; null outside the EU. */
export function getVatPrefix(country: string): string | null {
  return country === 'GB' ? 'XI' : (prefixes.get(getVatCountry(country)) ?? null);
}

/** Currency in which a member state wants VAT to be stated (Directive 2006/112 art. 230); null outside the EU. */
export function getNationalCurrency(country: string): string | null {
  return isMemberState(country) ? (ownCurrencies[country] ?? 'EUR') : null;
}
