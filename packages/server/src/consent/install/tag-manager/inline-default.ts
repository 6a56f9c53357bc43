/** What Google's tags must hear before any of them starts, as text to copy. Pure. */
import type { Appearance } from '@clausewright/contract';
import { getRegime, runsByDefault } from '@clausewright/banner/publish';

export type Regions = Appearance['regions'];

/** Milliseconds in which tags wait for the answer that a visitor gave before: the script comes from another host. */
export const waitForUpdate = 2000;

/** Consent types by what a banner calls the purpose; `security_storage` is nobody's to refuse. */
const typesOf = {
  ADVERTISING: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  ANALYTICS: ['analytics_storage'],
  FUNCTIONALITY: ['functionality_storage', 'personalization_storage'],
} as const;

export interface ConsentDefault {
  /** ISO 3166-1 alpha-2; everywhere else where it is missing. */
  region?: readonly string[];
  values: Readonly<Record<string, 'granted' | 'denied'>>;
}

/** Countries in which a visitor is asked otherwise, where the owner leaves it to the country. */
const otherwise = ['GB', 'US'] as const;

/** One default for everybody, and one for each country in which more runs until an objection. */
export function listDefaults(regions: Regions): ConsentDefault[] {
  const valuesIn = (country: string | null): ConsentDefault['values'] => {
    const regime = getRegime(regions, country);
    const entries = Object.entries(typesOf).flatMap(([type, names]) =>
      names.map((name) => [name, runsByDefault(regime, type as keyof typeof typesOf) ? 'granted' : 'denied']),
    );
    return Object.fromEntries([...entries, ['security_storage', 'granted']]) as ConsentDefault['values'];
  };
  const everywhere = { values: valuesIn(null) };
  if (regions === 'everyone') return [everywhere];
  return [everywhere, ...otherwise.map((country) => ({ region: [country], values: valuesIn(country) }))];
}

/** Two lines for the head: the default at once, then the banner. The container comes after them. */
export function inlineDefault(regions: Regions, script: string): string {
  const calls = listDefaults(regions).map(({ region, values }) => {
    const value = {
      ...values,
      ...(region && { region }),
      ...(region === undefined && { wait_for_update: waitForUpdate }),
    };
    return `  gtag('consent', 'default', ${JSON.stringify(value)});`;
  });
  return [
    '<script>',
    '  window.dataLayer = window.dataLayer || [];',
    '  function gtag() { dataLayer.push(arguments); }',
    ...calls,
    '</script>',
    `<script async src="${script}"></script>`,
  ].join('\n');
}
