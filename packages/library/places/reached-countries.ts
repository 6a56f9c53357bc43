/**
 * Whether consumers of a member state of the Union are among those who buy: a shop that sells parcels alone and says where
 * it delivers has no others. Whoever sells anything else, or has not said, reaches all of them.
 */
import { isEeaCountry } from './regions.ts';

/** Answers of the terms, as far as they are known. */
export interface Deliveries {
  readonly country?: string | undefined;
  readonly sells?: Iterable<string> | undefined;
  readonly delivery_areas?: Iterable<string> | undefined;
  readonly delivery_countries?: Iterable<string> | undefined;
}

/** Vouchers are redeemed for what is delivered. */
const inParcels: ReadonlySet<string> = new Set(['goods', 'gift-cards']);

export function reachesAny(answers: Deliveries, countries: readonly string[]): boolean {
  return countries.some((country) => reaches(answers, country));
}

export function reaches(answers: Deliveries, country: string): boolean {
  const sold = [...(answers.sells ?? [])];
  const areas = [...(answers.delivery_areas ?? [])];
  if (areas.length === 0 || !sold.includes('goods') || !sold.every((kind) => inParcels.has(kind)))
    return true;
  const listed = [...(answers.delivery_countries ?? [])];
  return areas.some((area) => {
    if (area === 'gb' || area === 'ch') return false;
    if (area === 'home') return answers.country === country;
    // Nothing is listed yet: nobody is left out.
    if (area === 'listed') return listed.length === 0 || listed.includes(country);
    return isEeaCountry(country);
  });
}
