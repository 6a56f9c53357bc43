/** Formats of specification 5, as pure functions; each takes a cleaned line. */

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const email = new RegExp(
  String.raw`^[a-z0-9.!#$%&'*+/=?^_{|}~` + '`' + String.raw`-]{1,64}@${label}(?:\.${label})+$`,
  'iu',
);
const url = /^(?:(https?):\/\/)?([^\s/?#@:]+)(:\d{1,5})?([/?#]\S*)?$/iu;
const host =
  /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/iu;

/** At least 4 characters and a standard address pattern (that of HTML, with a dot in the domain). */
export function isEmail(text: string): boolean {
  return text.length >= 4 && text.length <= 254 && email.test(text);
}

/** The address with a protocol (https when none was given), or null; no user names, no bare host names. */
export function normalizeUrl(text: string): string | null {
  const found = url.exec(text);
  if (!found) return null;
  const [, protocol = 'https', name = '', port = '', rest = ''] = found;
  if (!host.test(name)) return null;
  return `${protocol.toLowerCase()}://${name.toLowerCase()}${port}${rest}`;
}

const servedOnTrial = /^http:\/\/localhost(?::\d{1,5})?\/live\/[\w-]{1,128}$/u;

/** The address of a document. An instance that is tried out on one's own machine serves its documents on localhost. */
export function normalizeLink(text: string): string | null {
  return normalizeUrl(text) ?? (servedOnTrial.test(text) ? text : null);
}

/** 5 to 15 digits (E.164) with the usual separators, an optional + in front and an optional extension. */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d\s().\-/]+(?:\s?(?:ext\.?|x|#)\s?\d{1,6})?$/iu.test(text)) return false;
  const digits = text.replace(/(?:ext\.?|x|#).*$/iu, '').replace(/\D/gu, '').length;
  return digits >= 5 && digits <= 15;
}

/** An existing day of the Gregorian calendar as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  if (!found) return false;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
