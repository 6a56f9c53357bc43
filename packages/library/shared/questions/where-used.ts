/** Block S1: where the agreement is used. */
import type { DeriveInput, Question } from '@clausewright/engine/questionnaire/definition';

/** `https://www.shop.example/x` becomes `shop.example`; an address nobody can read gives nothing. */
export function websiteNameFromAddress({ answers }: DeriveInput): { value: readonly string[] } {
  const address = answers['website_url'];
  if (typeof address !== 'string') return { value: [] };
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:www\.)?([^/?#:\s@]+\.[^/?#:\s@]+)/i.exec(address)?.[1];
  return { value: host === undefined ? [] : [host.toLowerCase()] };
}

export const websiteQuestions = [
  { id: 'website_url', kind: 'url', since: 1 },
  { id: 'website_name', kind: 'text', since: 1, max: 200, derive: websiteNameFromAddress },
] as const satisfies readonly Question[];

/** What every type asks about an app. */
export const appQuestions = [
  { id: 'app_name', kind: 'text', since: 1, max: 200 },
  {
    id: 'app_stores',
    kind: 'multi',
    since: 1,
    options: [
      { id: 'apple' },
      { id: 'google' },
      { id: 'amazon' },
      { id: 'microsoft' },
      { id: 'steam' },
      { id: 'own' },
      { id: 'other' },
    ],
  },
  {
    id: 'app_platforms',
    kind: 'multi',
    level: 'detail',
    required: false,
    since: 1,
    options: [
      { id: 'ios' },
      { id: 'android' },
      { id: 'windows' },
      { id: 'macos' },
      { id: 'linux' },
      { id: 'web' },
      { id: 'console' },
      { id: 'tv' },
      { id: 'kaios', more: true },
      { id: 'other', more: true },
    ],
  },
  {
    id: 'app_price_model',
    kind: 'choice',
    level: 'detail',
    required: false,
    since: 1,
    feeds: 'defaults',
    options: [
      { id: 'free' },
      { id: 'freemium' },
      { id: 'paid' },
      { id: 'ad-supported' },
      { id: 'subscription' },
      { id: 'open-source' },
    ],
  },
] as const satisfies readonly Question[];

export const extraSites = {
  id: 'extra_sites',
  kind: 'group',
  level: 'detail',
  required: false,
  since: 1,
  price: 'additional_domain',
  min: 0,
  max: 20,
  title: 'extra_site_name',
  questions: [
    { id: 'extra_site_name', kind: 'text', since: 1, max: 200 },
    { id: 'extra_site_url', kind: 'url', since: 1 },
  ],
} as const satisfies Question;

export const whereUsed = [
  {
    id: 'agreement_for',
    kind: 'multi',
    since: 1,
    min: 1,
    options: [
      { id: 'website', questions: websiteQuestions },
      { id: 'app', questions: appQuestions },
    ],
  },
  {
    id: 'site_kind',
    kind: 'multi',
    since: 1,
    min: 1,
    feeds: 'defaults',
    options: [
      { id: 'goods' },
      { id: 'content' },
      { id: 'saas' },
      { id: 'services' },
      { id: 'digital-goods' },
      { id: 'marketplace' },
      { id: 'community' },
      { id: 'game' },
      { id: 'education', more: true },
      { id: 'non-profit', more: true },
      { id: 'portfolio', more: true },
      { id: 'other', more: true },
    ],
  },
  extraSites,
] as const satisfies readonly Question[];
