import type { Language } from '@clausewright/contract/languages';
import { type Context, given, prose, records, rows, type Words } from '../../document/authoring.ts';
import { cookieTableWords } from '../words/cookie-table.ts';
import { vendorCellWords as cells } from '../words/vendor-cells.ts';
import { listsBanner } from '../uses.ts';
import { bannerTable } from './banner-table.ts';
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

const meets = ['cookie-list-name', 'planet49-duration', 'it-garante-2021'] as const;

/**
 * What regulators want of each cookie: CNIL recommendation 2020-092, AEPD guide, Garante 2021, ICO. Where the table is that of
 * the banner it says whom visitors are asked about, so the two cannot differ.
 */
export const cookieTable = clause({
  id: 'cp.table',
  version: 2,
  price: 'detail_table',
  when: (a) => a.consent_source === 'typed' || listsBanner(a),
  parts: {
    table: { meets, when: (a) => a.consent_source !== 'banner' },
    live: { meets: [...meets, 'planet49-third-party', 'edpb-05-2020'], when: listsBanner },
  },
  words: {
    de: { ...cookieTableWords.de, ...cells.de },
    en: { ...cookieTableWords.en, ...cells.en },
    es: { ...cookieTableWords.es, ...cells.es },
    fr: { ...cookieTableWords.fr, ...cells.fr },
    it: { ...cookieTableWords.it, ...cells.it },
    nl: { ...cookieTableWords.nl, ...cells.nl },
  },
  text: {
    de: (c) => prose`
      ## Die Cookies im Einzelnen

      ${c.part.table(table(c, { name: 'Name', provider: 'Anbieter', purpose: 'Zweck', category: 'Art', party: 'Herkunft', lasts: 'Laufzeit', country: 'Land' }))}

      ${c.part.live(prose`
        Diese Anbieter nennt auch das Banner auf unserer Website. Cookies und Laufzeiten sind die beim Anbieter üblichen. Ein Sternchen steht für Zeichen, die sich unterscheiden; als Cookie gilt auch ein Eintrag im Speicher des Browsers. Das Land ist der Sitz des Anbieters.

        ${bannerTable(c, { name: 'Anbieter', purpose: 'Art', cookies: 'Cookies und Laufzeit', country: 'Land', privacy: 'Datenschutzhinweise' })}`)}`,
    en: (c) => prose`
      ## Each cookie in detail

      ${c.part.table(table(c, { name: 'Name', provider: 'Provider', purpose: 'Purpose', category: 'Category', party: 'Origin', lasts: 'Period', country: 'Country' }))}

      ${c.part.live(prose`
        The banner on our website names the same providers. Cookies and periods are those usual for the provider. An asterisk stands for characters that vary; an entry in the browser’s storage counts as a cookie too. The country is where the provider is based.

        ${bannerTable(c, { name: 'Provider', purpose: 'Category', cookies: 'Cookies and period', country: 'Country', privacy: 'Privacy information' })}`)}`,
    es: (c) => prose`
      ## Las cookies en detalle

      ${c.part.table(table(c, { name: 'Nombre', provider: 'Proveedor', purpose: 'Finalidad', category: 'Tipo', party: 'Origen', lasts: 'Plazo', country: 'País' }))}

      ${c.part.live(prose`
        El banner de nuestro sitio web nombra a los mismos proveedores. Las cookies y los plazos son los habituales del proveedor. Un asterisco representa caracteres que varían; se cuenta también como cookie una entrada en el almacenamiento del navegador. El país es el de la sede del proveedor.

        ${bannerTable(c, { name: 'Proveedor', purpose: 'Tipo', cookies: 'Cookies y plazo', country: 'País', privacy: 'Información de privacidad' })}`)}`,
    fr: (c) => prose`
      ## Les cookies en détail

      ${c.part.table(table(c, { name: 'Nom', provider: 'Prestataire', purpose: 'Finalité', category: 'Catégorie', party: 'Origine', lasts: 'Durée', country: 'Pays' }))}

      ${c.part.live(prose`
        Le bandeau de notre site nomme les mêmes prestataires. Les cookies et les durées sont ceux que le prestataire utilise habituellement. Un astérisque remplace des caractères variables ; une entrée dans le stockage du navigateur compte aussi comme un cookie. Le pays est celui du siège du prestataire.

        ${bannerTable(c, { name: 'Prestataire', purpose: 'Catégorie', cookies: 'Cookies et durée', country: 'Pays', privacy: 'Informations sur la confidentialité' })}`)}`,
    it: (c) => prose`
      ## I cookie in dettaglio

      ${c.part.table(table(c, { name: 'Nome', provider: 'Fornitore', purpose: 'Finalità', category: 'Tipo', party: 'Provenienza', lasts: 'Durata', country: 'Paese' }))}

      ${c.part.live(prose`
        Il banner del nostro sito nomina gli stessi fornitori. I cookie e le durate sono quelli abituali del fornitore. Un asterisco sta per caratteri variabili; vale come cookie anche una voce nella memoria del browser. Il paese è quello della sede del fornitore.

        ${bannerTable(c, { name: 'Fornitore', purpose: 'Tipo', cookies: 'Cookie e durata', country: 'Paese', privacy: 'Informativa sulla privacy' })}`)}`,
    nl: (c) => prose`
      ## De cookies afzonderlijk

      ${c.part.table(table(c, { name: 'Naam', provider: 'Aanbieder', purpose: 'Doel', category: 'Soort', party: 'Herkomst', lasts: 'Looptijd', country: 'Land' }))}

      ${c.part.live(prose`
        De banner op onze website noemt dezelfde aanbieders. Cookies en bewaartermijnen zijn de gebruikelijke van de aanbieder. Een sterretje staat voor tekens die verschillen; ook een gegeven in de opslag van de browser geldt als cookie. Het land is de vestigingsplaats van de aanbieder.

        ${bannerTable(c, { name: 'Aanbieder', purpose: 'Soort', cookies: 'Cookies en bewaartermijn', country: 'Land', privacy: 'Privacyinformatie' })}`)}`,
  },
});
