/** How long cookies stay: what the owner said, else what the catalogue knows of the providers named. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  type Prose,
  properName,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import { kept, catalogueCookies, type CellNouns } from '../../../shared/clauses/vendor-cells.ts';
import { findVendor } from '../../../vendors/list.ts';
import type { CookiesQuestions } from '../clause.ts';
import { listsBanner } from '../uses.ts';
import { type ProviderQuestion, providerQuestions } from './provider-lists.ts';

type Answers = Context<CookiesQuestions>['a'];
type Spoken = Context<CookiesQuestions, Language, never, CellNouns>;

const questions = Object.keys(providerQuestions) as ProviderQuestion[];
const daysIn = { days: 1, weeks: 7, months: 30.4, years: 365 } as const;

/** Rows that the owner typed, longest first. */
function typedRows(a: Answers): { at: number; days: number }[] {
  if (a.consent_source !== 'typed') return [];
  return (a.cookie_table ?? [])
    .flatMap(({ cookie_lasts: lasts, cookie_duration: span }, at) =>
      lasts === 'period' && span !== undefined ? [{ at, days: span.amount * daysIn[span.unit] }] : [],
    )
    .toSorted((one, other) => other.days - one.days);
}

/** Days of the longest-lived cookie of the banner, as far as its vendors are known. */
function longestOfBanner(a: Answers): number | undefined {
  if (!listsBanner(a)) return undefined;
  const days = (a.site_banner_listed ?? []).flatMap(({ catalogue_id: id, kept_for: days }) => [
    ...catalogueCookies(id).flatMap((cookie) => cookie.days ?? []),
    ...(days === undefined ? [] : [days]),
  ]);
  return days.length === 0 ? undefined : Math.max(...days);
}

/** A table that is printed says it of each cookie, so the longest of its rows is the longest of all. */
export function knowsLongest(a: Answers): boolean {
  return typedRows(a).length > 0 || longestOfBanner(a) !== undefined || given(a.longest_lifetime);
}

export function longestPeriod(c: Spoken): Words {
  const ofBanner = longestOfBanner(c.a);
  if (ofBanner !== undefined) return kept(c, ofBanner);
  const [longest] = typedRows(c.a);
  const row = longest === undefined ? undefined : rows(c.say.cookie_table)[longest.at];
  const said = row === undefined ? c.say.longest_lifetime : row.cookie_duration;
  return (c.period as (value: unknown, inflection: 'akk') => Words)(said, 'akk');
}

/** Each provider once, with the days of its longest-lived cookie; null where nobody knows. */
function lifetimes(a: Answers): { id: string; days: number | null }[] {
  const named = new Set<string>(questions.flatMap((question) => a[question] ?? []));
  return [...named]
    .filter((id) => findVendor(id)?.selfHosted !== true)
    .map((id) => {
      const days = catalogueCookies(id).flatMap((cookie) => cookie.days ?? []);
      return { id, days: days.length === 0 ? null : Math.max(...days) };
    });
}

/** Not where a table or the owner says it more exactly: two numbers for one cookie would contradict each other. */
export function knowsPeriods(a: Answers): boolean {
  return (
    !knowsLongest(a) &&
    a.consent_source !== 'typed' &&
    !listsBanner(a) &&
    lifetimes(a).some(({ days }) => days !== null)
  );
}

export function knowsEachPeriod(a: Answers): boolean {
  return (
    knowsPeriods(a) &&
    lifetimes(a).every(({ days }) => days !== null) &&
    !questions.some((question) => given(a[`${question}.own`]))
  );
}

export function usualPeriods(c: Spoken, line: (provider: Words, period: Words) => Prose): Prose[] {
  return lifetimes(c.a).flatMap(({ id, days }) =>
    days === null ? [] : [line(properName(findVendor(id)?.name ?? id), kept(c, days))],
  );
}
