/** A first guess of what a website is and where its owner is, from what was seen; the owner confirms it or says otherwise. */
import { countryCodes } from '@clausewright/contract/country-codes';
import type { BusinessKind } from './kinds.ts';

export interface SeenOfSite {
  address: string;
  /** Languages of its pages, the most frequent first. */
  languages: readonly string[];
  /** Paths and titles of its pages. */
  words: readonly string[];
  /** As suggested by the scan. */
  siteKinds: readonly string[];
  country: string | null;
  /** Ids of services that were seen. */
  services: readonly string[];
}

const kindOfSite: Readonly<Record<string, BusinessKind>> = {
  marketplace: 'marketplace',
  goods: 'shop',
  'digital-goods': 'digital-shop',
  saas: 'saas',
  education: 'courses',
  'non-profit': 'association',
  content: 'blog',
  services: 'services',
  portfolio: 'freelancer',
};

/** Words of addresses and titles that a kind alone uses, in the languages of the product; the most telling first. */
const tellingWords: readonly (readonly [BusinessKind, RegExp])[] = [
  [
    'restaurant',
    /restaurant|ristorante|trattoria|pizzeria|speisekarte|reservier|menukaart|prenota|\/menu\b/iu,
  ],
  ['association', /verein\b|e\. ?v\.|association|associazione|asociación|vereniging|mitglied(?:er|schaft)/iu],
  ['courses', /\bkurse?\b|\bcourses?\b|formation|cursos?\b|\bcorsi\b|cursussen|akademie|academy/iu],
  ['marketplace', /marketplace|marktplatz|vendeurs|sellers/iu],
  [
    'shop',
    /warenkorb|kasse\b|\bcart\b|checkout|basket|panier|carrello|carrito|winkelwagen|\bshop\b|\/laden/iu,
  ],
  ['saas', /\bpricing\b|\/preise\b|sign-?up|free-trial|\btarifs\b|dashboard|\bsaas\b|\/docs\b|changelog/iu],
  ['agency', /agentur|\bagency\b|agence|agenzia|agencia|bureau\b/iu],
  ['blog', /\bblog\b|\/\d{4}\/\d{2}\/|artikel|\barticles?\b|\bposts?\b/iu],
  ['freelancer', /portfolio|freelance|freiberuf|freelancer/iu],
  ['services', /leistungen|services|prestations|servizi|servicios|diensten|termin/iu],
];

const shopServices: readonly string[] = ['shopify', 'woocommerce', 'shopware', 'stripe', 'paypal', 'klarna'];

/** The kind that speaks most for itself; nothing where nothing speaks. */
export function guessKind({ words, siteKinds, services }: SeenOfSite): BusinessKind | null {
  const told = siteKinds.map((one) => kindOfSite[one]).find((kind) => kind !== undefined);
  const spoken = tellingWords.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
  // Goods are in schema.org and in the basket alike; a table that can be reserved is told by words alone.
  if (told !== undefined && !(told === 'services' || told === 'blog')) return told;
  return spoken ?? told ?? (services.some((id) => shopServices.includes(id)) ? 'shop' : null);
}

const endings: Readonly<Record<string, string>> = { uk: 'GB' };
const countryOfLanguage: Readonly<Record<string, string>> = {
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  nl: 'NL',
};

/** What the imprint says, else the ending of the address, else the language of the pages; English tells no country. */
export function guessCountry({ address, country, languages }: SeenOfSite): string | null {
  if (country !== null) return country;
  const ending = endingOf(address);
  const named = endings[ending] ?? ending.toUpperCase();
  if (ending.length === 2 && countryCodes.includes(named)) return named;
  for (const language of languages) {
    const [first = '', region = ''] = language.split('-');
    if (countryCodes.includes(region.toUpperCase())) return region.toUpperCase();
    const usual = countryOfLanguage[first.toLowerCase()];
    if (usual !== undefined) return usual;
  }
  return null;
}

function endingOf(address: string): string {
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^/?#:\s@]+)/iu.exec(address)?.[1] ?? '';
  const last = host.split('.').at(-1) ?? '';
  return last.toLowerCase();
}
