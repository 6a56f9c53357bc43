/**
 * Age from which a child consents alone to an information society service (Art. 8(1) GDPR and the
 * national laws under it). A country that is not listed keeps the sixteen years of the Regulation.
 */
const byCountry: ReadonlyMap<string, number> = new Map([
  ['AT', 14],
  ['BE', 13],
  ['BG', 14],
  ['CY', 14],
  ['CZ', 15],
  ['DK', 15],
  ['EE', 13],
  ['ES', 14],
  ['FI', 13],
  ['FR', 15],
  ['GR', 15],
  ['IS', 13],
  ['IT', 14],
  ['LT', 14],
  ['LV', 13],
  ['MT', 13],
  ['NO', 13],
  ['PT', 13],
  ['SE', 13],
  ['SI', 15],
]);

export const regulationAge = 16;
/** Art. 8(1) UK GDPR. */
export const britishAge = 13;

/** Years; the Regulation's own age wherever no national law lowers it. */
export function digitalConsentAge(country: string): number {
  return byCountry.get(country) ?? regulationAge;
}
