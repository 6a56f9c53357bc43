import type { Language } from '@clausewright/contract/languages';
import { type Context, given, records, rows, type Words } from '@clausewright/engine/document/authoring';
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { cookieTableWords } from '../../../../shared/words/cookie-table.ts';
import { vendorCellWords as cells } from '../../../../shared/words/vendor-cells.ts';
import { listsBanner } from '../../uses.ts';
import { bannerTable } from '../../../../shared/clauses/banner-table.ts';
import { clause, type CookiesQuestions } from '../../clause.ts';
import { purposeOf } from '../listed-cookies.ts';

type Row = CookiesQuestions['cookie_table'][number];
interface Nouns {
  categories: Readonly<Record<Row['cookie_category'], Words>>;
  parties: Readonly<Record<Row['cookie_party'], Words>>;
  lasts: Readonly<Record<Exclude<Row['cookie_lasts'], 'period'>, Words>>;
  none: Words;
  aims: Readonly<Record<NonNullable<Row['cookie_aim']>, Words>>;
}
/** Nobody needs to read of each cookie that its country is not stated. */
function namesCountry(a: Context<CookiesQuestions>['a']): boolean {
  return a.cookie_table?.some((row) => given(row.cookie_country)) ?? false;
}

/** Beside the table of the banner stands what the banner itself keeps in the browser. */
function namesOwnItems(a: Context<CookiesQuestions>['a']): boolean {
  return listsBanner(a) && given(a.site_banner_days);
}

type Labels = Record<'name' | 'provider' | 'purpose' | 'category' | 'party' | 'lasts' | 'country', string>;

function table(c: Context<CookiesQuestions, Language, never, Nouns>, labels: Labels) {
  const { a, say, w } = c;
  const shown = Object.entries(labels).filter(([column]) => column !== 'country' || namesCountry(a));
  return records(
    Object.fromEntries(shown),
    rows(say.cookie_table).map((row, i) => ({
      name: row.cookie_name,
      provider: row.cookie_provider,
      purpose: purposeOf(c, i),
      category: c.name(row.cookie_category, w.categories),
      party: c.name(row.cookie_party, w.parties),
      lasts: c.name(row.cookie_lasts, { ...w.lasts, period: c.period(row.cookie_duration) }),
      country: given(a.cookie_table?.[i]?.cookie_country) ? c.country(row.cookie_country) : w.none,
    })),
  );
}

const meets = [
  'cookie-list-name',
  'planet49-duration',
  'es-lssi-22-2-retention',
  'it-garante-2021',
  'it-garante-2021-times',
  'at-tkg-165-storage',
] as const;

/**
 * What regulators want of each cookie: CNIL recommendation 2020-092, AEPD guide, Garante 2021, ICO. Where the table is that of
 * the banner it says whom visitors are asked about, so the two cannot differ.
 */
export const cookieTable = clause({
  id: 'cp.table',
  version: 4,
  price: 'detail_table',
  when: (a) => a.consent_source === 'typed' || listsBanner(a),
  ground: { answers: ['consent_source'] },
  parts: {
    table: { meets, when: (a) => a.consent_source !== 'banner' },
    live: { meets: [...meets, 'planet49-third-party', 'edpb-05-2020'], when: listsBanner },
    choice: { banner: true, when: namesOwnItems },
    // In local storage until the consent service has acknowledged the answer.
    unsent: { banner: true, when: namesOwnItems },
    allowed: { banner: true, when: (a) => namesOwnItems(a) && given(a.site_banner_server) },
  },
  words: lexiconOf((language) => ({ ...cookieTableWords[language], ...cells[language] })),
  texts: import.meta.url,
  values: {
    cookieTable: (c, t) => table(c, t.words('columns')),
    bannerTable: (c, t) => bannerTable(c, t.words('bannerColumns')),
  },
});
