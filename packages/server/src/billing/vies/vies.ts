export type ViesVerdict =
  | { valid: true; name: string | null; address: string | null; consultation: string | null }
  | { valid: false }
  /** The register could not say: never shown as an invalid number, never a reason for reverse charge. */
  | { valid: 'unknown' };

/** Asks the EU register for a VAT number, given without the country's prefix; `country` is ISO 3166. */
export type Vies = (country: string, vatNumber: string) => Promise<ViesVerdict>;
