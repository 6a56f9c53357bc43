/** Where a website is at home and whom it speaks to: its languages, its country, the countries that it has versions for. */
import { type Language, languages } from '@clausewright/contract/languages';
import { regionOfCountry } from '../laws/region-of-country.ts';
import { option, type Proposal, proposed, seenAt } from './proposal.ts';
import type { SeenSite } from './seen-site.ts';

const most = 6;

/** Domains that belong to one country; those that are sold to everybody (`.io`, `.co`, `.me` …) say nothing. */
const domains: Readonly<Record<string, string>> = {
  de: 'DE',
  at: 'AT',
  ch: 'CH',
  li: 'LI',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  nl: 'NL',
  be: 'BE',
  lu: 'LU',
  ie: 'IE',
  uk: 'GB',
  pt: 'PT',
  pl: 'PL',
  dk: 'DK',
  se: 'SE',
  fi: 'FI',
  no: 'NO',
  cz: 'CZ',
  sk: 'SK',
  hu: 'HU',
  gr: 'GR',
  ro: 'RO',
  bg: 'BG',
  hr: 'HR',
  si: 'SI',
  ee: 'EE',
  lv: 'LV',
  lt: 'LT',
  mt: 'MT',
  cy: 'CY',
  ca: 'CA',
  au: 'AU',
  nz: 'NZ',
  br: 'BR',
  jp: 'JP',
  kr: 'KR',
  in: 'IN',
  za: 'ZA',
  tr: 'TR',
  us: 'US',
};

/** Country that the domain, or else the one region of the page's language, speaks for. */
export function countryHint({
  address,
  pages,
}: Pick<SeenSite, 'address' | 'pages'>): { country: string; page: string; what: string } | null {
  const host = URL.parse(address)?.hostname ?? '';
  const ending = host.split('.').at(-1) ?? '';
  const country = Object.hasOwn(domains, ending) ? domains[ending] : undefined;
  if (country !== undefined) return { country, page: address, what: host };
  const page = pages.find(({ language }) => regionIn(language) !== null);
  const region = page === undefined ? null : regionIn(page.language);
  return page === undefined || region === null
    ? null
    : { country: region, page: page.url, what: page.language };
}

export function fromPlace(site: SeenSite): Proposal[] {
  const told = site.pages.flatMap((page) => [
    ...(page.language === '' ? [] : [{ page: page.url, tag: page.language }]),
    ...page.alternates.map((tag) => ({ page: page.url, tag })),
  ]);
  const spoken = languages.filter((language) => told.some(({ tag }) => languageIn(tag) === language));
  // The one that the first page is in leads; the others come in the order of the list.
  const main = told.map(({ tag }) => languageIn(tag)).find((language) => language !== null);
  const ordered =
    main === null || main === undefined ? spoken : [main, ...spoken.filter((one) => one !== main)];
  return [
    ...ordered.map((language) => {
      const seen = told.filter(({ tag }) => languageIn(tag) === language).slice(0, 2);
      return option(
        'document_languages',
        language,
        ...seen.map(({ page, tag }) => seenAt(page, 'data', tag)),
      );
    }),
    ...told.slice(0, 200).flatMap(({ page, tag }) => {
      const region = regionIn(tag);
      return region === null
        ? []
        : [option('audience_regions', regionOfCountry(region), seenAt(page, 'data', tag))];
    }),
  ];
}

/** Where an address or the company is told, the notice proposes the country; without one the domain does. */
export function fromDomain(site: SeenSite): Proposal[] {
  const hint = countryHint(site);
  return hint === null
    ? []
    : proposed('country', hint.country, seenAt(hint.page, 'data', hint.what)).slice(0, most);
}

function languageIn(tag: string): Language | null {
  const language = tag.toLowerCase().split(/[-_]/u)[0];
  return languages.find((one) => one === language) ?? null;
}

function regionIn(tag: string): string | null {
  const region = /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?([a-z]{2})$/iu.exec(tag)?.[1]?.toUpperCase() ?? null;
  return region === 'UK' ? 'GB' : region;
}
