import { getVatPrefix } from './eu.ts';
import { companyChecks, vatChecks } from './number-checks.ts';
import formats from './vat-id-formats.json' with { type: 'json' };

const patterns = new Map(formats.formats.map(({ prefix, regex }) => [prefix, new RegExp(`^(?:${regex})$`)]));

/** What may stand before a number of a country: Greece is written GR by some. */
const alsoWritten: Readonly<Record<string, string>> = { EL: 'GR' };

/** `possible` false: no such number can exist, its form or its check digits are wrong. */
export type ReadVatNumber =
  | { ok: true; number: string; possible: boolean }
  /** It begins with the prefix of another country. */
  | { ok: false; reason: 'other-country' };

/**
 * The number part of a VAT number as somebody typed it, for a country (ISO 3166). Numbers from outside
 * the EU are kept as they are and count as possible.
 */
export function readVatNumber(country: string, typed: string): ReadVatNumber {
  const compact = typed.toUpperCase().replace(/[\s./-]/g, '');
  const prefix = getVatPrefix(country);
  if (prefix === null) return { ok: true, number: compact, possible: true };
  const bare = [prefix, alsoWritten[prefix]]
    .filter((one) => one !== undefined && compact.startsWith(one))
    .map((one) => compact.slice(one?.length));
  const forms = [...bare, compact].filter((number) => isForm(prefix, number));
  const good = forms.find((number) => hasCheckDigits(prefix, number));
  if (good !== undefined) return { ok: true, number: good, possible: true };
  const begins = compact.startsWith('GR') ? 'EL' : compact.slice(0, 2);
  if (begins !== prefix && isForm(begins, compact.slice(2))) return { ok: false, reason: 'other-country' };
  return { ok: true, number: forms[0] ?? compact, possible: false };
}

/** Whether a number of a company register has the right form and check digits; other countries have none asked. */
export function isCompanyId(country: string, typed: string): boolean {
  return companyChecks[country]?.some((check) => check.validate(typed).isValid) ?? true;
}

/** Northern Ireland is not in the table: nine or twelve digits, as in the whole kingdom. */
function isForm(prefix: string, number: string): boolean {
  if (prefix === 'XI') return /^(\d{9}|\d{12}|(GD|HA)\d{3})$/.test(number);
  return patterns.get(prefix)?.test(number) ?? false;
}

function hasCheckDigits(prefix: string, number: string): boolean {
  return vatChecks[prefix]?.validate(number).isValid ?? false;
}
