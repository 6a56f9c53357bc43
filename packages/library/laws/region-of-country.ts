import { isEeaCountry } from '../places/regions.ts';
import { regionList } from './region-list.ts';

const regionByCountry: ReadonlyMap<string, string> = new Map(
  regionList.flatMap(({ id, countries }) => countries.map((country) => [country, id] as const)),
);

/** Option of `audience_regions` in which a country lies. */
export function regionOfCountry(country: string): string {
  return isEeaCountry(country) ? 'eu' : (regionByCountry.get(country) ?? 'rest');
}
