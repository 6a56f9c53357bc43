import { type OptionalType, type Regime, optionalTypes } from '@clausewright/contract/consent-types';

type Regions = 'everyone' | 'by-country';

/**
 * Where a visitor need not be asked before: the United Kingdom since 5 February 2026 for statistics and
 * appearance (PECR Schedule A1, Data (Use and Access) Act 2025), the United States (California Civil Code
 * 1798.120 and the laws of other states like it). Everywhere else is opt-in.
 */
const byCountry: ReadonlyMap<string, Regime> = new Map([
  ['GB', 'exempt'],
  ['US', 'opt-out'],
]);

const running: Readonly<Record<Regime, readonly OptionalType[]>> = {
  'opt-in': [],
  // Video, maps and chat of others are none of the exceptions, nor is what serves advertising.
  exempt: ['ANALYTICS'],
  'opt-out': optionalTypes,
  notice: optionalTypes,
};

/** Whether vendors of this type run where nobody has answered. */
export function runsByDefault(regime: Regime, type: OptionalType): boolean {
  return running[regime].includes(type);
}

/** How a visitor from a country (ISO 3166 alpha-2, null where nobody knows) is asked. */
export function getRegime(regions: Regions, country: string | null): Regime {
  if (regions === 'everyone' || country === null) return 'opt-in';
  return byCountry.get(country.toUpperCase()) ?? 'opt-in';
}

/** All the regimes that visitors of a site can meet, opt-in first. */
export function listRegimes(regions: Regions): Regime[] {
  return regions === 'everyone' ? ['opt-in'] : ['opt-in', ...new Set(byCountry.values())];
}
