import { useOperator } from './operator.tsx';

/** What the tax on a sale is called where somebody lives; the words of each language take it as `tax`. */
export type TaxKind = 'none' | 'vat' | 'mwst' | 'gst' | 'sales';

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

/** `none` where this instance adds no tax. `country` is an answer or a field, given or not. */
export function useTaxKind(country?: unknown): TaxKind {
  const { taxed } = useOperator();
  if (!taxed) return 'none';
  return (typeof country === 'string' && kinds[country]) || 'vat';
}
