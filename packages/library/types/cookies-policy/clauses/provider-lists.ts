/** The providers of a group of cookies: their names, then what such providers do and receive. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  items,
  link,
  type Prose,
  prose,
  rows,
  sequence,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { isWrittenIn, productName, providerName } from '../../../shared/clauses/provider-names.ts';
import { findVendor } from '../../../vendors/list.ts';
import { vendorTags } from '../../../vendors/banner/tags.ts';
import { countsWithoutCookies } from '../../../vendors/without-cookies.ts';
import type { VendorCategory } from '../../../vendors/vendor.ts';
import type { CookiesQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

/** The questions that name providers, each with the categories of the catalogue that it offers. */
export const providerQuestions = {
  analytics_vendors: ['analytics', 'session_replay'],
  social_vendors: ['social', 'social_login'],
  ad_vendors: ['ads'],
  remarketing_vendors: ['remarketing'],
  embeds: ['embeds', 'security', 'support_crm'],
} as const satisfies Partial<Record<keyof CookiesQuestions, readonly VendorCategory[]>>;
export type ProviderQuestion = keyof typeof providerQuestions;

type Texts = Readonly<Record<VendorCategory, { one: Words; other: Words }>>;
type Spoken = Context<CookiesQuestions, Language, never, { texts: Texts }>;

/** The category under which a question speaks of a provider. */
export function categoryIn(question: ProviderQuestion, id: VendorId): VendorCategory {
  const offered: readonly VendorCategory[] = providerQuestions[question];
  const own: readonly VendorCategory[] = findVendor(id)?.categories ?? [];
  return offered.find((category) => own.includes(category)) ?? providerQuestions[question][0];
}

/** Providers by category with a sentence on each; entries of the owner stand with the first category. */
export function providersWithTexts(c: Spoken, question: ProviderQuestion): Prose {
  const ids = c.a[question];
  const added = addedProviders(c, question);
  // A blank where nothing was answered yet.
  const named =
    ids === undefined && added.length > 0 ? [] : c.names(c.say[question], (id) => providerName(c, id));
  return sequence(
    providerQuestions[question].flatMap((category, i) => {
      const listed = named.filter((_, at) => {
        const id = ids?.[at];
        if (countsWithoutCookies(id) || isFont(id)) return false;
        return id === undefined ? i === 0 : receives(id) && categoryIn(question, id) === category;
      });
      const all = i === 0 ? [...listed, ...added] : listed;
      const { one, other } = c.w.texts[category];
      return all.length === 0
        ? []
        : [items(all), all.length === 1 && (ids !== undefined || added.length > 0) ? one : other];
    }),
  );
}

/** Fonts are fetched like any file: their makers name nothing that they store. */
function isFont(id: VendorId | undefined): boolean {
  return id !== undefined && vendorTags[id]?.kind === 'fonts';
}

type Embedded = (typeof providerQuestions)['embeds'][number] | 'fonts';

/** Whether content, checks against abuse, chats or fonts of others are embedded; what nobody named yet is content. */
export function embedsOf(a: Context<CookiesQuestions>['a'], kind: Embedded): boolean {
  const { embeds: ids = [] } = a;
  if (kind === 'fonts') return ids.some(isFont);
  const own = given(a['embeds.own']) || ids.length === 0;
  const named = ids.some((id) => !isFont(id) && receives(id) && categoryIn('embeds', id) === kind);
  return named || (kind === 'embeds' && own);
}

export function fontProviders(c: Context<CookiesQuestions>): (Words | Prose)[] {
  const named = c.names(c.say.embeds, (id) => providerName(c, id));
  return named.filter((_, at) => isFont(c.a.embeds?.[at]));
}

/** Providers that count visits and leave nothing on the device. */
export function quietProviders(c: Context<CookiesQuestions>): (Words | Prose)[] {
  const named = c.names(c.say.analytics_vendors, (id) => providerName(c, id));
  return named.filter((_, at) => countsWithoutCookies(c.a.analytics_vendors?.[at]));
}

/** Software for statistics that the owner runs itself. */
export function ownSoftware(c: Context<CookiesQuestions>): Words {
  const named = c.names(c.say.analytics_vendors, productName);
  return c.and(named.filter((_, at) => !receives(c.a.analytics_vendors?.[at])));
}

/** A maker whose software runs on the owner's own server receives nothing. */
function receives(id: VendorId | undefined): boolean {
  return id !== undefined && findVendor(id)?.selfHosted !== true;
}

/** Entries that the owner added, each with what is known of it. */
function addedProviders(c: Spoken, question: ProviderQuestion): (Words | Prose)[] {
  const raw: readonly { country?: string; url?: string; purpose?: string }[] = c.a[`${question}.own`] ?? [];
  return rows(c.say[`${question}.own`] as Spoken['say']['embeds.own']).map((row, i) => {
    const placed = given(raw[i]?.country) ? prose`${row.name} (${c.country(row.country)})` : row.name;
    const described = given(raw[i]?.purpose) && isWrittenIn(c) ? prose`${placed} – ${row.purpose}` : placed;
    return given(raw[i]?.url) ? prose`${described} – ${link(row.url)}` : described;
  });
}

/** Whether anybody is named who receives data. */
export function namesProviders(a: Context<CookiesQuestions>['a']): boolean {
  return questions.some((question) => given(a[`${question}.own`]) || (a[question] ?? []).some(receives));
}
/** Tools of others for statistics, or none named yet. */
export function othersMeasure(a: Context<CookiesQuestions>['a']): boolean {
  const { analytics_vendors: ids } = a;
  return (
    given(a['analytics_vendors.own']) ||
    ids === undefined ||
    ids.some((id) => receives(id) && !countsWithoutCookies(id))
  );
}
export function countsQuietly(a: Context<CookiesQuestions>['a']): boolean {
  return (a.analytics_vendors ?? []).some(countsWithoutCookies);
}
export function runsItself(a: Context<CookiesQuestions>['a']): boolean {
  return (a.analytics_vendors ?? []).some((id) => !receives(id));
}
const questions = Object.keys(providerQuestions) as ProviderQuestion[];
