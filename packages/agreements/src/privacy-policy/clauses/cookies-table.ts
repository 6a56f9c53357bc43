import { given, prose } from '../../document/authoring.ts';
import { bannerTable } from '../../cookies-policy/clauses/banner-table.ts';
import { vendorCellWords as cells } from '../../cookies-policy/words/vendor-cells.ts';
import { clause } from './clause.ts';
import { onWebsite } from './site-banner.ts';

/**
 * Drafting note. Article 5(3) of Directive 2002/58/EC and CJEU C-673/17 (Planet49: how long cookies work and who reads them), for an
 * owner without a Cookies Policy of its own: the table of cp.table in its words. It is that of the published banner alone, so that
 * the two cannot differ; without a banner there is no table, and pp.cookies stands as it is.
 */
export const cookiesTable = clause({
  id: 'pp.cookies_table',
  version: 1,
  price: 'detail_table',
  when: (a) => a.cookie_section === 'full' && onWebsite(a) && given(a.site_banner_listed),
  parts: {},
  words: cells,
  text: {
    de: (c) => prose`
      ## Die Cookies im Einzelnen

      Diese Anbieter nennt auch das Banner auf unserer Website. Cookies und Laufzeiten sind die beim Anbieter üblichen. Ein Sternchen steht für Zeichen, die sich unterscheiden; als Cookie gilt auch ein Eintrag im Speicher des Browsers. Das Land ist der Sitz des Anbieters.

      ${bannerTable(c, { name: 'Anbieter', purpose: 'Art', cookies: 'Cookies und Laufzeit', country: 'Land', privacy: 'Datenschutzhinweise' })}`,
    en: (c) => prose`
      ## Each cookie in detail

      The banner on our website names the same providers. Cookies and periods are those usual for the provider. An asterisk stands for characters that vary; an entry in the browser’s storage counts as a cookie too. The country is where the provider is based.

      ${bannerTable(c, { name: 'Provider', purpose: 'Category', cookies: 'Cookies and period', country: 'Country', privacy: 'Privacy information' })}`,
    es: (c) => prose`
      ## Las cookies en detalle

      El banner de nuestro sitio web nombra a los mismos proveedores. Las cookies y los plazos son los habituales del proveedor. Un asterisco representa caracteres que varían; se cuenta también como cookie una entrada en el almacenamiento del navegador. El país es el de la sede del proveedor.

      ${bannerTable(c, { name: 'Proveedor', purpose: 'Tipo', cookies: 'Cookies y plazo', country: 'País', privacy: 'Información de privacidad' })}`,
    fr: (c) => prose`
      ## Les cookies en détail

      Le bandeau de notre site nomme les mêmes prestataires. Les cookies et les durées sont ceux que le prestataire utilise habituellement. Un astérisque remplace des caractères variables ; une entrée dans le stockage du navigateur compte aussi comme un cookie. Le pays est celui du siège du prestataire.

      ${bannerTable(c, { name: 'Prestataire', purpose: 'Catégorie', cookies: 'Cookies et durée', country: 'Pays', privacy: 'Informations sur la confidentialité' })}`,
    it: (c) => prose`
      ## I cookie in dettaglio

      Il banner del nostro sito nomina gli stessi fornitori. I cookie e le durate sono quelli abituali del fornitore. Un asterisco sta per caratteri variabili; vale come cookie anche una voce nella memoria del browser. Il paese è quello della sede del fornitore.

      ${bannerTable(c, { name: 'Fornitore', purpose: 'Tipo', cookies: 'Cookie e durata', country: 'Paese', privacy: 'Informativa sulla privacy' })}`,
    nl: (c) => prose`
      ## De cookies afzonderlijk

      De banner op onze website noemt dezelfde aanbieders. Cookies en bewaartermijnen zijn de gebruikelijke van de aanbieder. Een sterretje staat voor tekens die verschillen; ook een gegeven in de opslag van de browser geldt als cookie. Het land is de vestigingsplaats van de aanbieder.

      ${bannerTable(c, { name: 'Aanbieder', purpose: 'Soort', cookies: 'Cookies en bewaartermijn', country: 'Land', privacy: 'Privacyinformatie' })}`,
  },
});
