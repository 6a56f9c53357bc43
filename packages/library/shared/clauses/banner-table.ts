/** The vendors of the banner that is published on the website, as a table. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  link,
  prose,
  records,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import { hasEnded } from '../../vendors/facts.ts';
import type { BannerQuestions } from '../../vendors/site-banner.ts';
import { type CellNouns, catalogueCookies, cookieList, cookiesOf, kept } from './vendor-cells.ts';

type Listed = BannerQuestions['site_banner_listed'][number];
type Spoken = Context<BannerQuestions, Language, never, CellNouns & { types: Record<Listed['type'], Words> }>;
type Labels = Record<'name' | 'purpose' | 'cookies' | 'country' | 'privacy', string>;

export function bannerTable(c: Spoken, labels: Labels) {
  return records(
    labels,
    rows(c.say.site_banner_listed).map((row, i) => {
      const raw: Partial<Listed> = c.a.site_banner_listed?.[i] ?? {};
      return {
        name: given(raw.company) ? prose`${row.name} (${row.company})` : row.name,
        purpose: c.name(row.type, c.w.types),
        cookies: cookiesIn(c, raw),
        country: given(raw.country) ? c.country(row.country) : c.w.none,
        privacy: given(raw.privacy_url) ? link(row.privacy_url) : c.w.none,
      };
    }),
  );
}

/** Each with its usual period where the catalogue knows it; otherwise all with the longest that the banner states. */
function cookiesIn(
  c: Spoken,
  { catalogue_id: id = '', cookies: listed = [], kept_for: days }: Partial<Listed>,
): Words {
  const cookies = listed.filter((name) => !hasEnded(id, name));
  if (cookies.length === 0) return cookiesOf(c, id);
  const known = catalogueCookies(id);
  const all = cookies.map((name) => known.find((one) => one.name === name) ?? { name, days: null });
  const list = cookieList(c, all);
  const unsaid = all.every((cookie) => cookie.days === null);
  return unsaid && days !== undefined ? c.and([prose`${list} (${kept(c, days)})`]) : list;
}
