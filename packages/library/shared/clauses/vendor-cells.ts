/** Cells of the tables of providers: their cookies with the time that each is kept. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, properName, prose, type Words } from '@clausewright/engine/document/authoring';
import { periodText } from '@clausewright/engine/document/words';
import type { VendorCookie } from '../../vendors/banner/cookie.ts';
import { vendorTags } from '../../vendors/banner/tags.ts';
import { cookiesThatWereRead } from '../../vendors/facts.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 2;

export interface CellNouns {
  session: Words;
  lessThanDay: Words;
  noCookies: Words;
  none: Words;
}
type Spoken = Context<object, Language, never, CellNouns>;

/** A period that nobody has read is not told (decision 064). Software on the owner's own server sets its cookies too. */
export function catalogueCookies(id: string): readonly VendorCookie[] {
  return cookiesThatWereRead(id);
}

/** Names as the catalogue holds them, each with its usual period where that is known. */
export function cookiesOf(c: Spoken, id: string): Words {
  const all = catalogueCookies(id);
  if (all.length === 0) return vendorTags[id]?.kind === 'cookieless' ? c.w.noCookies : c.w.none;
  return cookieList(c, all);
}

export function cookieList(c: Spoken, cookies: readonly VendorCookie[]): Words {
  return c.and(
    cookies.map(({ name, days }) =>
      days === null ? properName(name) : prose`${properName(name)} (${kept(c, days)})`,
    ),
  );
}

export function kept(c: Spoken, days: number): Words {
  if (days === 0) return c.w.session;
  if (days < 1) return c.w.lessThanDay;
  const period =
    days % 365 === 0
      ? ({ amount: days / 365, unit: 'years' } as const)
      : ({ amount: days, unit: 'days' } as const);
  return properName(periodText(c.language, period));
}
