/** Digits after the point of a currency's decimal text (ISO 4217); whatever is not named has two. */
const exponents: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
]);

/** 0, 2 or 3. */
export function currencyExponent(currency: string): number {
  return exponents[currency] ?? 2;
}

/** Minor units as `28.80`, `1200` or `1.250`, with a sign where negative: as providers and invoices want it. */
export function decimalText(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new Error('an amount is whole minor units');
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (exponent === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Minor units of a decimal text with at most the currency's digits; null for anything else. */
export function toMinorUnits(text: string, currency: string): number | null {
  const exponent = currencyExponent(currency);
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '' || fraction.replace(/0+$/, '').length > exponent) return null;
  const minor = Number(`${sign}${whole}${fraction.slice(0, exponent).padEnd(exponent, '0')}`);
  if (!Number.isSafeInteger(minor)) return null;
  return minor === 0 ? 0 : minor;
}
