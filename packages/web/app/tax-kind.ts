/** What the tax on a sale is called where somebody lives; the words of each language take it as `tax`. */
export type TaxKind = 'vat' | 'mwst' | 'gst' | 'sales';

const kinds: Readonly<Record<string, TaxKind>> = {
  US: 'sales',
  CH: 'mwst',
  LI: 'mwst',
  AU: 'gst',
  CA: 'gst',
  IN: 'gst',
  NZ: 'gst',
  SG: 'gst',
};

/** `country` is an answer or a field, given or not. */
export function taxKind(country: unknown): TaxKind {
  return (typeof country === 'string' && kinds[country]) || 'vat';
}
