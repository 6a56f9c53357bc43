import type { Language } from '@clausewright/contract/languages';
import { type Context, given, prose, records, rows, type Words } from '../../document/authoring.ts';
import { cookieTableWords } from '../words/cookie-table.ts';
import { clause, type CookiesQuestions } from './clause.ts';

type Row = CookiesQuestions['cookie_table'][number];
interface Nouns {
  categories: Readonly<Record<Row['cookie_category'], Words>>;
  parties: Readonly<Record<Row['cookie_party'], Words>>;
  lasts: Readonly<Record<Exclude<Row['cookie_lasts'], 'period'>, Words>>;
  none: Words;
}
type Labels = Record<'name' | 'provider' | 'purpose' | 'category' | 'party' | 'lasts' | 'country', string>;

function table(c: Context<CookiesQuestions, Language, never, Nouns>, labels: Labels) {
  const { a, say, w } = c;
  return records(
    labels,
    rows(say.cookie_table).map((row, i) => ({
      name: row.cookie_name,
      provider: row.cookie_provider,
      purpose: row.cookie_purpose,
      category: c.name(row.cookie_category, w.categories),
      party: c.name(row.cookie_party, w.parties),
      lasts: c.name(row.cookie_lasts, { ...w.lasts, period: c.period(row.cookie_duration) }),
      country: given(a.cookie_table?.[i]?.cookie_country) ? c.country(row.cookie_country) : w.none,
    })),
  );
}

/** What regulators want of each cookie: CNIL recommendation 2020-092, AEPD guide, Garante 2021, ICO. */
export const cookieTable = clause({
  id: 'cp.table',
  version: 1,
  price: 'detail_table',
  when: (a) => a.consent_source === 'typed',
  parts: { table: { meets: ['cookie-list-name', 'planet49-duration', 'it-garante-2021'] } },
  words: cookieTableWords,
  text: {
    de: (c) => prose`
      ## Die Cookies im Einzelnen

      ${c.part.table(table(c, { name: 'Name', provider: 'Anbieter', purpose: 'Zweck', category: 'Art', party: 'Herkunft', lasts: 'Laufzeit', country: 'Land' }))}`,
    en: (c) => prose`
      ## Each cookie in detail

      ${c.part.table(table(c, { name: 'Name', provider: 'Provider', purpose: 'Purpose', category: 'Category', party: 'Origin', lasts: 'Period', country: 'Country' }))}`,
    es: (c) => prose`
      ## Las cookies en detalle

      ${c.part.table(table(c, { name: 'Nombre', provider: 'Proveedor', purpose: 'Finalidad', category: 'Tipo', party: 'Origen', lasts: 'Plazo', country: 'País' }))}`,
    fr: (c) => prose`
      ## Les cookies en détail

      ${c.part.table(table(c, { name: 'Nom', provider: 'Prestataire', purpose: 'Finalité', category: 'Catégorie', party: 'Origine', lasts: 'Durée', country: 'Pays' }))}`,
    it: (c) => prose`
      ## I cookie in dettaglio

      ${c.part.table(table(c, { name: 'Nome', provider: 'Fornitore', purpose: 'Finalità', category: 'Tipo', party: 'Provenienza', lasts: 'Durata', country: 'Paese' }))}`,
    nl: (c) => prose`
      ## De cookies afzonderlijk

      ${c.part.table(table(c, { name: 'Naam', provider: 'Aanbieder', purpose: 'Doel', category: 'Soort', party: 'Herkomst', lasts: 'Looptijd', country: 'Land' }))}`,
  },
});
