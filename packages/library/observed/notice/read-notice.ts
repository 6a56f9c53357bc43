/** What an imprint says of whoever runs the site. Each fact keeps the words that it was read from. */
import { isEmail, isPhone } from '@clausewright/engine/questionnaire/formats';
import { postalAddress } from './address.ts';
import { labels } from './labels.ts';
import { companyIn, companyOn, type NamedCompany } from './legal-forms.ts';
import { behind, everyBehind, linesOf, type Read } from './lines.ts';
import { registerEntry, vatNumber } from './numbers.ts';
import { isPerson, peopleBehind } from './people.ts';

export interface Notice {
  /** ISO 3166, where numbers, words or the address tell. */
  country: Read | null;
  name: Read | null;
  /** A natural person, as whom or under whose name the business is run. */
  person: Read | null;
  tradingName: Read | null;
  form: Read | null;
  address: Read | null;
  email: Read | null;
  phone: Read | null;
  register: Read | null;
  vat: Read | null;
  representatives: Read | null;
  publication: Read | null;
  host: Read | null;
  authority: Read | null;
  business: Read | null;
  capital: Read | null;
}

/** `hint`: the country that the address of the site or its language speak for; what the text says comes before it. */
export function readNotice(text: string, hint: string | null): Notice {
  const lines = linesOf(text);
  const own = withoutHost(lines);
  const vat = vatNumber(own, hint);
  const company = namedCompany(own);
  const register = registerEntry(own, vat?.country ?? hint);
  const country = countryOf({ lines: own, vat, register, company, hint });
  const owner = peopleBehind(own, labels.owner);
  const person = owner ?? (company === null ? personAbove(own, country?.value ?? null) : null);
  return {
    country,
    name: company,
    person,
    tradingName: behind(own, labels.tradingName),
    form: company === null ? behind(own, labels.form) : { value: company.form, quote: company.quote },
    address: postalAddress(own, country?.value ?? null),
    email: emailOn(own),
    phone: phoneOn(own),
    register,
    vat,
    representatives: peopleBehind(own, labels.representatives),
    publication: peopleBehind(lines, labels.publication),
    host: behind(lines, labels.host),
    authority: behind(own, labels.authority),
    business: behind(own, labels.business),
    capital: capitalOn(own),
  };
}

/** Whoever hosts a site stands in French imprints with name, address and number: from there on, nothing is the owner's. */
function withoutHost(lines: readonly string[]): string[] {
  const starts = [
    ...labels.host,
    'hosting',
    'alojamiento',
    'webdesign',
    'design',
    'umsetzung',
    'konzept',
    'realisierung',
    'réalisation',
    'conception',
  ];
  const at = lines.findIndex((line) => {
    const lower = line.toLowerCase();
    return starts.some(
      (start) => lower.startsWith(start) && /^(?:\s*:|\s.{0,20}$|$)/u.test(lower.slice(start.length)),
    );
  });
  const inline = lines.findIndex((line) => /^(?:le site est )?hébergé par|^hébergeur/iu.test(line));
  const ends = [at, inline].filter((one) => one > 0);
  return ends.length === 0 ? [...lines] : lines.slice(0, Math.min(...ends));
}

function namedCompany(lines: readonly string[]): NamedCompany | null {
  for (const { value } of everyBehind(lines, labels.name)) {
    const found = companyIn(value);
    if (found !== null) return found;
  }
  return companyOn(lines);
}

/** A name right above the street, as freelancers write it. */
function personAbove(lines: readonly string[], country: string | null): Read | null {
  const named = everyBehind(lines, labels.name).find(({ value }) => isPerson(value));
  if (named !== undefined) return named;
  const address = postalAddress(lines, country);
  const street = address?.value.split('\n')[0];
  const at = street === undefined ? -1 : lines.findIndex((line) => line.includes(street));
  const above = lines.slice(Math.max(0, at - 2), Math.max(0, at)).find((line) => isPerson(line));
  return above === undefined ? null : { value: above, quote: above };
}

const countries: readonly [name: RegExp, code: string][] = [
  [/\b(?:Deutschland|Germany|Allemagne|Alemania|Germania|Duitsland)\b/u, 'DE'],
  [/(?<!\p{L})(?:Österreich|Austria|Autriche|Oostenrijk)(?!\p{L})/u, 'AT'],
  [/\b(?:Schweiz|Switzerland|Suisse|Svizzera|Suiza|Zwitserland)\b/u, 'CH'],
  [/(?<!\p{L})(?:France|Frankreich)(?!\p{L})/u, 'FR'],
  [/\b(?:Italia|Italy|Italien|Italie)\b/u, 'IT'],
  [/(?<!\p{L})(?:España|Spain|Spanien|Espagne|Spanje)(?!\p{L})/u, 'ES'],
  [/\b(?:Nederland|Netherlands|Niederlande)\b/u, 'NL'],
  [/(?<!\p{L})(?:België|Belgique|Belgium|Belgien)(?!\p{L})/u, 'BE'],
  [/\b(?:Ireland|Irland|Éire)\b/u, 'IE'],
  [/\b(?:United Kingdom|England|Scotland|Wales)\b/u, 'GB'],
  [/\b(?:USA|United States)\b/u, 'US'],
];

const dialling: readonly [prefix: RegExp, code: string][] = [
  [/(?:\+|00)49[\s(/-]/u, 'DE'],
  [/(?:\+|00)43[\s(/-]/u, 'AT'],
  [/(?:\+|00)41[\s(/-]/u, 'CH'],
  [/(?:\+|00)33[\s(/-]/u, 'FR'],
  [/(?:\+|00)39[\s(/-]/u, 'IT'],
  [/(?:\+|00)34[\s(/-]/u, 'ES'],
  [/(?:\+|00)31[\s(/-]/u, 'NL'],
  [/(?:\+|00)32[\s(/-]/u, 'BE'],
  [/(?:\+|00)353[\s(/-]/u, 'IE'],
  [/(?:\+|00)44[\s(/-]/u, 'GB'],
];

interface Telling {
  lines: readonly string[];
  vat: (Read & { country: string }) | null;
  register: (Read & { country: string }) | null;
  company: NamedCompany | null;
  hint: string | null;
}

/** Numbers say more than words, words more than forms that several countries have. */
function countryOf({ lines, vat, register, company, hint }: Telling): Read | null {
  if (vat !== null) return { value: vat.country, quote: vat.quote };
  if (register !== null && register.country !== '') return { value: register.country, quote: register.quote };
  if (company?.countries.length === 1) return { value: company.countries[0] ?? '', quote: company.quote };
  for (const [pattern, code] of [...dialling, ...countries]) {
    const line = lines.slice(0, 60).find((one) => one.length < 120 && pattern.test(`${one} `));
    if (line !== undefined) return { value: code, quote: line };
  }
  return hint === null ? null : { value: hint, quote: '' };
}

const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u;

function emailOn(lines: readonly string[]): Read | null {
  for (const line of lines) {
    const plain = line
      .replaceAll(/\s?[([{]\s?(?:at|@|ät|arobase|chiocciola|arroba)\s?[)\]}]\s?/giu, '@')
      .replaceAll(/\s?[([{]\s?(?:dot|punkt|point|punto|punt)\s?[)\]}]\s?/giu, '.');
    const found = mail.exec(plain)?.[0].replace(/\.+$/u, '');
    if (found !== undefined && isEmail(found)) return { value: found, quote: line };
  }
  return null;
}

function phoneOn(lines: readonly string[]): Read | null {
  for (const { value, quote } of everyBehind(lines, labels.phone)) {
    const number = numberIn(value);
    if (number !== null) return { value: number, quote };
  }
  for (const line of lines) {
    const labelled =
      /(?:tel(?:efon|éphone|efono|éfono|efoon|ephone)?|tél|phone|call us)\.?(?: (?:on|number))?\s*[:.]?\s*(\+?[\d(][\d\s()/.–-]{6,24}\d)/iu.exec(
        line,
      );
    const number = labelled?.[1] === undefined ? null : numberIn(labelled[1]);
    if (number !== null) return { value: number, quote: line };
    const international = /^\+\d[\d\s()/.–-]{7,22}\d$/u.exec(line);
    const alone = international === null ? null : numberIn(international[0]);
    if (alone !== null) return { value: alone, quote: line };
  }
  return null;
}

function numberIn(text: string): string | null {
  const found = /^\+?[\d(][\d\s()/.–-]{5,24}\d/u.exec(text)?.[0].trim().replaceAll('–', '-');
  return found !== undefined && isPhone(found) ? found : null;
}

function capitalOn(lines: readonly string[]): Read | null {
  const labelled = behind(lines, labels.capital);
  const amount = /\d[\d.,' \u00a0]*\s?(?:€|euros?|EUR|CHF)(?!\p{L})|(?:€|EUR|CHF)\s?\d[\d.,']*/iu;
  const line =
    labelled?.value ??
    lines.find((one) => /capital(?: social)? de|au capital|capitale sociale|cap\. soc\./iu.test(one));
  if (line === undefined) return null;
  const from = Math.max(0, line.search(/capital|cap\. soc/iu));
  const found = amount.exec(line.slice(from));
  return found === null ? null : { value: found[0].trim(), quote: labelled?.quote ?? line };
}
