import { expect, test } from 'vitest';
import { likelyCountry } from './likely-country.ts';

test.each([
  ['FR', ['de-DE'], 'Europe/Berlin', 'FR'],
  ['US', ['de-DE', 'en'], 'Europe/Berlin', 'DE'],
  ['US', ['de'], 'Europe/Vienna', 'DE'],
  ['US', ['en-IE', 'en'], 'Europe/Dublin', 'IE'],
  ['US', ['en-US', 'en'], 'America/Chicago', 'US'],
  ['US', ['en-US', 'en'], 'UTC', 'US'],
  ['US', ['en-US', 'en'], 'Europe/Rome', ''],
  ['US', ['en-US', 'it-IT'], 'Europe/Rome', 'IT'],
  ['US', ['en'], 'Europe/London', ''],
  ['US', ['es-419'], 'America/Bogota', ''],
  ['US', [], 'UTC', ''],
])('the server says %s, the browser speaks %j at %s: %j', (tracked, languages, timeZone, country) => {
  expect(likelyCountry(tracked, { languages, timeZone })).toBe(country);
});
