/** Numbers for VAT and of registers, as imprints of each country write them. */
import { everyBehind, type Read } from './lines.ts';
import { labels } from './labels.ts';
import { withCourt } from './courts.ts';

export interface NumberRead extends Read {
  country: string;
}

/** Spaces, dots and dashes are how people write them; without them the form is fixed. */
const vatForms: readonly [country: string, form: RegExp][] = [
  ['DE', /^DE\d{9}$/u],
  ['AT', /^ATU\d{8}$/u],
  ['CH', /^CHE\d{9}(?:MWST|TVA|IVA)?$/u],
  ['FR', /^FR[A-Z\d]{2}\d{9}$/u],
  ['IT', /^IT\d{11}$/u],
  ['ES', /^ES[A-Z\d]\d{7}[A-Z\d]$/u],
  ['NL', /^NL\d{9}B\d{2}$/u],
  ['BE', /^BE[01]\d{9}$/u],
  ['IE', /^IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/u],
  ['GB', /^(?:GB|XI)(?:\d{9}|\d{12})$/u],
  ['LU', /^LU\d{8}$/u],
  ['PT', /^PT\d{9}$/u],
  ['PL', /^PL\d{10}$/u],
  ['DK', /^DK\d{8}$/u],
  ['SE', /^SE\d{12}$/u],
];

/** Written without their country where everybody knows it. */
const bare: readonly [country: string, form: RegExp, prefix: string][] = [
  ['IT', /^\d{11}$/u, 'IT'],
  ['ES', /^(?:[A-HJ-NP-SUVW]\d{7}[A-J\d]|\d{8}[A-Z])$/u, ''],
  ['GB', /^(?:\d{9}|\d{12})$/u, 'GB'],
  ['BE', /^0\d{9}$/u, 'BE'],
  ['NL', /^\d{9}B\d{2}$/u, 'NL'],
  ['IE', /^\d{7}[A-W][A-I]?$/u, 'IE'],
];

const written =
  /\b(?:DE|ATU|CHE|FR|IT|ES|NL|BE|IE|GB|XI|LU|PT|PL|DK|SE)[\s.-]?[\dA-Z+*](?:[\s.-]?[\dA-Z+*]){6,14}/gu;

/** Whether it has the form of a number of that country, with the country before it or without; null where none is known. */
export function hasVatForm(country: string, typed: string): boolean | null {
  const forms = [...vatForms, ...bare].filter(([one]) => one === country);
  const plain = compact(typed);
  return forms.length === 0 ? null : forms.some(([, form]) => form.test(plain));
}

/** The first that has the form of its country; `country`: where the site is thought to be, for numbers without one. */
export function vatNumber(lines: readonly string[], country: string | null): NumberRead | null {
  for (const line of lines) {
    for (const [found] of line.matchAll(written)) {
      const fits = fitting(found);
      if (fits !== null) return { ...fits, quote: line };
    }
  }
  for (const { value, quote } of everyBehind(lines, labels.vat)) {
    const plain = compact(/^[\dA-Z][\dA-Z\s.-]*/iu.exec(value)?.[0] ?? '');
    const fits = bare.filter(([, form]) => form.test(plain));
    const [best] = fits.toSorted(([one], [other]) => Number(other === country) - Number(one === country));
    if (best !== undefined && (best[0] === country || country === null || fits.length === 1)) {
      return { value: `${best[2]}${plain}`, quote, country: best[0] };
    }
  }
  return null;
}

/** What was found may go on with a word of the sentence: the longest beginning with a form counts. */
function fitting(found: string): { value: string; country: string } | null {
  const parts = found.split(/(?<=[\s.-])|(?=[\s.-])/u);
  for (let end = parts.length; end > 0; end -= 1) {
    const plain = compact(parts.slice(0, end).join(''));
    const form = vatForms.find(([, pattern]) => pattern.test(plain));
    if (form !== undefined) return { value: plain.replace(/(?:MWST|TVA|IVA)$/u, ''), country: form[0] };
  }
  return null;
}

function compact(text: string): string {
  return text.toUpperCase().replaceAll(/[\s.-]/gu, '');
}

interface Register {
  country: string;
  pattern: RegExp;
  write: (found: RegExpExecArray, all: string) => string;
}

const registers: readonly Register[] = [
  {
    country: 'DE',
    pattern:
      /\b(HR ?[AB]|VR|GnR|PR|GsR)[\s:.-]*(?:Nr\.?|Nummer)?[\s:]*((?:\d{1,3}(?:[. ]\d{3})+(?!\d)|\d{1,7})(?: ?(?!(?:AG|UST|UID|VAT|TEL|FAX)\b)[A-Z]{1,3}\b)?)/u,
    write: (found, all) => {
      const [, kind = '', number = ''] = found;
      const plain = number.replaceAll(/(?<=\d)[. ](?=\d)/gu, '');
      return withCourt(`${kind.replace(' ', '')} ${plain}`, found, all, 'Amtsgericht');
    },
  },
  {
    country: 'AT',
    pattern: /\b(?:FN|Firmenbuchnummer)[\s:.-]*(?:FN)?\s*(\d{4,6}) ?([a-z])\b/u,
    write: (found, all) => {
      const [, number = '', letter = ''] = found;
      return withCourt(`FN ${number} ${letter}`, found, all, '');
    },
  },
  {
    country: 'CH',
    pattern: /\bCHE[\s-]?\d{3}[\s.]?\d{3}[\s.]?\d{3}\b/u,
    write: ([number]) => number,
  },
  {
    country: 'FR',
    pattern:
      /\bR\.?C\.?S\.?\s*(?:de |d['’])?:?\s*(\p{Lu}[\p{L}-]+(?: (?!B\b)\p{Lu}[\p{L}-]+)?)\s*(?:B\s*)?(?:sous le n(?:uméro|°|o)\s*|n°\s*)?:?\s*((?:\d[\s.]?){9})/u,
    write: ([, city = '', number = '']) => `RCS ${city} ${number.trim()}`,
  },
  {
    country: 'FR',
    pattern: /((?:\d[\s.]?){9})\s*R\.?C\.?S\.?\s+(?:de |d['’])?(\p{Lu}[\p{L}-]+)/u,
    write: ([, number = '', city = '']) => `RCS ${city} ${number.trim()}`,
  },
  {
    country: 'FR',
    pattern: /\b(SIRE[NT])\b[\s:n°º]*((?:\d[\s.]?){9}(?:(?:\d[\s.]?){5})?)/u,
    write: ([, kind = '', number = '']) => `${kind} ${number.trim()}`,
  },
  {
    country: 'IT',
    pattern: /\bR\.?E\.?A\.?\b[\s:n.°di]*([A-Z]{2})[\s.-]*(\d{5,8})/u,
    write: ([, province = '', number = '']) => `REA ${province}-${number}`,
  },
  {
    country: 'ES',
    pattern:
      /Registro Mercantil de [^.;\n]{3,30}?,?\s*(?:al |en el |en la |con )?(?:Tomo|Hoja|Volumen|Folio)[^.;\n]{2,120}/iu,
    write: ([all]) => all.trim(),
  },
  {
    country: 'NL',
    pattern: /\b(?:KvK|Kamer van Koophandel)\b[\s:.-]*(?:-?nummer|nr\.?|onder nummer)?[\s:]*(\d{8})\b/iu,
    write: ([, number = '']) => `KvK ${number}`,
  },
  {
    country: 'BE',
    pattern:
      /\b(?:RPR|RPM|KBO|BCE|ondernemingsnummer|numéro d['’]entreprise)\b[\s:]*(\p{Lu}[\p{L}-]+)?[\s:]*(?:BE)?\s*([01]\d{3}[\s.]?\d{3}[\s.]?\d{3})/iu,
    write: ([all, city = '', number = '']) => {
      const kind = /^(?:RPR|RPM)/iu.exec(all)?.[0].toUpperCase();
      return kind === undefined ? number : `${kind} ${city} ${number}`.replace('  ', ' ');
    },
  },
  {
    country: 'GB',
    pattern:
      /registered in (England(?: and Wales| & Wales)?|Scotland|Northern Ireland|Wales)[^.\d]{0,60}?\b((?:SC|NI|OC|SO|R)?\d{6,8})\b/iu,
    write: ([, where = '', number = '']) => `${number} (${where})`,
  },
  {
    country: 'IE',
    pattern: /registered in (?:the Republic of )?Ireland[^.\d]{0,60}?\b(\d{5,7})\b/iu,
    write: ([, number = '']) => `${number} (Ireland)`,
  },
  {
    country: '',
    pattern:
      /\b(?:company|registration|registered|CRO)\s+(?:registration\s+)?(?:number|no\.?)[\s:]*((?:SC|NI|OC|SO)?\d{5,8})\b/iu,
    write: ([, number = '']) => number,
  },
];

/** An entry in a register of companies; `country` is empty where the words are used in several. */
export function registerEntry(lines: readonly string[], country: string | null): NumberRead | null {
  const text = lines.join('\n');
  const ordered = registers.toSorted(
    (one, other) => Number(other.country === country) - Number(one.country === country),
  );
  for (const { country: of, pattern, write } of ordered) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const value = write(found, text).replaceAll(/\s+/gu, ' ');
    return { value, quote: found[0].replaceAll(/\s+/gu, ' '), country: of };
  }
  return null;
}
