/**
 * Which countries British regulations (UK GDPR Art. 45A; DPA 2018 Sch. 21 for those taken over in 2020) and the Swiss
 * Federal Council (Data Protection Ordinance, SR 235.11, Annex 1) hold to protect data adequately. Recalled, to be
 * compared with both lists.
 */
import { isEeaCountry } from './regions.ts';
import type { Adequacy } from './adequacy.ts';

type Scope = Adequacy['scope'];

const shared = ['AD', 'AR', 'FO', 'GG', 'GI', 'IL', 'IM', 'JE', 'NZ', 'UY'];
const british = new Set([...shared, 'CH', 'JP', 'KR']);
const swiss = new Set([...shared, 'GB', 'MC']);

function scope(country: string, full: ReadonlySet<string>): Scope | undefined {
  if (isEeaCountry(country) || full.has(country)) return 'full';
  if (country === 'CA') return 'commercial';
  return country === 'US' ? 'certified' : undefined;
}

/** How far regulations of the United Kingdom approve a country. */
export function britishAdequacy(country: string): Scope | undefined {
  return scope(country, british);
}

/** How far the Swiss Federal Council finds the protection of a country adequate. */
export function swissAdequacy(country: string): Scope | undefined {
  return scope(country, swiss);
}
