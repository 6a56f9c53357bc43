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
import { periodText } from '@clausewright/engine/document/words';
import { kept, catalogueCookies, type CellNouns } from '../../../shared/clauses/vendor-cells.ts';
import { findVendor } from '../../../vendors/list.ts';
import type { CookiesQuestions } from '../clause.ts';
import { listsBanner, remembersChoice } from '../uses.ts';
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

interface Longest {
  days: number;
  say: (c: Spoken) => Words;
}

/** The cookie of the banner itself, which remembers the choice. */
function ofChoice(a: Answers): Longest | undefined {
  if (!remembersChoice(a) || a.banner_model === 'notice') return undefined;
  if (given(a.site_banner_days)) {
    const days = Number(a.site_banner_days);
    return { days, say: (c) => kept(c, days) };
  }
  const { consent_months: months } = a;
  if (months === undefined) return undefined;
  return {
    days: months * daysIn.months,
    say: ({ language }) => properName(periodText(language, { amount: months, unit: 'months' }, 'nom')),
  };
}

/** That of the table where one is printed, which says it of each cookie; else what the owner said. */
function ofTable(a: Answers): Longest | undefined {
  const ofBanner = longestOfBanner(a);
  if (ofBanner !== undefined) return { days: ofBanner, say: (c) => kept(c, ofBanner) };
  const [typed] = typedRows(a);
  if (typed !== undefined) {
    return { days: typed.days, say: (c) => inWords(c, rows(c.say.cookie_table)[typed.at]?.cookie_duration) };
  }
  const { longest_lifetime: said } = a;
  if (said === undefined) return undefined;
  return { days: said.amount * daysIn[said.unit], say: (c) => inWords(c, c.say.longest_lifetime) };
}

/** Of the providers at a glance, whose cookies stand there with their periods. */
function ofProviders(a: Answers): Longest | undefined {
  if (a.vendor_table !== 'yes' || a.consent_source === 'typed' || listsBanner(a)) return undefined;
  const known = lifetimes(a).flatMap(({ days }) => days ?? []);
  if (known.length === 0) return undefined;
  const days = Math.max(...known);
  return { days, say: (c) => kept(c, days) };
}

function inWords(c: Spoken, said: unknown): Words {
  return (c.period as (value: unknown, inflection: 'akk') => Words)(said, 'akk');
}

export function knowsLongest(a: Answers): boolean {
  return ofTable(a) !== undefined;
}

/** Of all that the document prints, so that no table shows a longer one. */
export function longestPeriod(c: Spoken): Words {
  const told = [ofTable(c.a), ofChoice(c.a), ofProviders(c.a)].filter((one) => one !== undefined);
  const [longest] = told.toSorted((one, other) => other.days - one.days);
  return longest === undefined || !knowsLongest(c.a) ? inWords(c, c.say.longest_lifetime) : longest.say(c);
}

/** Each provider once, with the days of its longest-lived cookie; null where nobody knows. */
function lifetimes(a: Answers): { id: string; days: number | null }[] {
  const named = new Set<string>(questions.flatMap((question) => a[question] ?? []));
  return [...named].map((id) => {
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
