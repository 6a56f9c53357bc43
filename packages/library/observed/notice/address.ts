/** A postal address among the lines of an imprint: the line with postcode and town, and the street before it. */
import { behind, type Read } from './lines.ts';
import { labels } from './labels.ts';

interface Postcode {
  country: string;
  /** Postcode and town, at the end of a line or before a comma. */
  pattern: RegExp;
}

/** A town begins with a capital letter; what follows a comma is its country. */
const postcodes: readonly Postcode[] = [
  { country: 'GB', pattern: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/u },
  { country: 'IE', pattern: /(?<![\p{L}\d])[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\d])/u },
  { country: 'NL', pattern: /(?<!\d)[1-9]\d{3} ?[A-Z]{2} +\p{Lu}[\p{L}'’ -]{1,40}/u },
  { country: 'AT', pattern: /(?<!\d)(?:A-)?[1-9]\d{3} +\p{Lu}[\p{L}.'’ -]{1,40}/u },
  { country: 'CH', pattern: /(?<!\d)(?:CH-)?[1-9]\d{3} +\p{Lu}[\p{L}.'’ -]{1,40}/u },
  { country: 'BE', pattern: /(?<!\d)(?:B-|BE-)?[1-9]\d{3} +\p{Lu}[\p{L}.'’ -]{1,40}/u },
  { country: 'IT', pattern: /(?<!\d)\d{5} +[-–]?\s?\p{Lu}[\p{L}.'’ -]{1,40}(?:\([A-Z]{2}\))?/u },
  { country: 'ES', pattern: /(?<!\d)\d{5},? +\p{Lu}[\p{L}.'’ -]{1,40}/u },
  { country: 'FR', pattern: /(?<!\d)(?:F-)?\d{5} +\p{Lu}[\p{L}.'’ -]{1,40}/u },
  { country: 'DE', pattern: /(?<!\d)(?:D-)?\d{5} +\p{Lu}[\p{L}.'’ /-]{1,40}/u },
  { country: 'US', pattern: /(?<![\p{L}\d])[A-Z]{2} \d{5}(?:-\d{4})?(?!\d)/u },
];

/** Lines that a street may be on: a number, or a word that only streets have. */
const street =
  /\d|stra(?:ß|ss)e|\bweg\b|platz|gasse|\brue\b|avenue|boulevard|\bvia\b|piazza|corso|calle|plaza|avenida|paseo|laan|straat|plein|street|road|lane|house|unit/iu;

/** Words that end a town: a label that follows on the same line. */
const after =
  /\s+(?:tel|telefon|phone|e-?mail|fax|rcs|siren|siret|p\.? ?iva|nif|cif|kvk|btw|tva|ust|immatricul|inscri|au capital|capital|c\.f)\b.*$/iu;

const longest = 300;

/** In the form of this country, or of any where it is not known. */
export function postalAddress(lines: readonly string[], country: string | null): Read | null {
  const forms = postcodes.filter((one) => country === null || one.country === country);
  const labelled = behind(lines, labels.address);
  const order = labelled === null ? lines : [labelled.value, ...lines];
  for (const line of order) {
    for (const { pattern } of forms) {
      const found = pattern.exec(line);
      if (found === null) continue;
      const address = addressAt(lines, line, found);
      if (address !== null) return address;
    }
  }
  return null;
}

function addressAt(lines: readonly string[], line: string, found: RegExpExecArray): Read | null {
  const place = found[0].replace(after, '').replace(/\.$/u, '').trim();
  const before = line.slice(0, found.index).replace(/[\s,–-]+$/u, '');
  if (before !== '') {
    const parts = before.split(/,\s+|\s[–-]\s/u);
    const from = parts.findLastIndex((part) => /[:;]/u.test(part));
    const own = parts
      .map((part, index) => (index === from ? part.slice(part.search(/[:;][^:;]*$/u) + 1) : part))
      .slice(Math.max(0, from))
      .map((part) => part.trim());
    // From the street on: a name may stand before it on the same line.
    const first = isProse(before)
      ? own.findLastIndex((part) => street.test(part))
      : own.findIndex((part) => street.test(part));
    if (first === -1) return null;
    return bounded([...own.slice(first).map(withoutSentence), place], line);
  }
  const at = lines.indexOf(line);
  const above = lines.slice(Math.max(0, at - 2), at);
  const nearest = above.at(-1) ?? '';
  if (!street.test(nearest) || nearest.length > 80 || /@|https?:|^tel/iu.test(nearest)) return null;
  const labelless = nearest.replace(/^[\p{L} ]{3,30}:\s*|,$/gu, '');
  return bounded([labelless, place], `${nearest} ${line}`);
}

/** In a sentence other numbers stand before the street. */
function isProse(before: string): boolean {
  return before.length > 100;
}

/** `dont le siège social est situé 12 rue …`: from the number or the word of the street on. */
function withoutSentence(part: string): string {
  if (part.length < 45) return part;
  const from = part.search(
    /\d{1,4}(?:[a-z]| ?bis| ?ter)?,? (?:\p{L}+ )|(?:via|piazza|corso|viale|calle|c\/|plaza|avenida|paseo|unit|suite)\s/iu,
  );
  return from === -1 ? part : part.slice(from);
}

function bounded(parts: readonly string[], quote: string): Read {
  return {
    value: parts
      .filter((part) => part !== '')
      .join('\n')
      .slice(0, longest),
    quote,
  };
}
