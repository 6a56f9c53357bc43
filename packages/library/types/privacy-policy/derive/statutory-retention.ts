/**
 * Years for which invoices are kept: § 147(3) AO (since 2025), § 132 BAO, Art. 60 of the Belgian VAT Code, Art. 958f OR,
 * Art. 30 CCom, Art. L. 123-22 C. com., Art. 2220 c.c., Art. 52 AWR, s. 886 TCA 1997, and HMRC's six years. Where no
 * country stands the text gives the criteria alone.
 */
const years: ReadonlyMap<string, number> = new Map([
  ['AT', 7],
  ['BE', 10],
  ['CH', 10],
  ['DE', 8],
  ['ES', 6],
  ['FR', 10],
  ['GB', 6],
  ['IE', 6],
  ['IT', 10],
  ['NL', 7],
]);

export function statutoryYears(country: string | undefined): number | undefined {
  return country === undefined ? undefined : years.get(country);
}
