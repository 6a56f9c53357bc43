import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. There is no duty to say it. Whoever follows a link learns whose notice applies; nothing is excluded, for a
 * disclaimer of links has little effect.
 */
export const links = clause({
  id: 'pp.links',
  version: 1,
  when: (a) => a.links_out === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Links zu anderen Angeboten

      Unser Angebot enthält Links zu Websites und Diensten anderer Anbieter. Folgen Sie einem solchen Link, gelten
      dort die Datenschutzhinweise des jeweiligen Anbieters; auf seinen Umgang mit Daten haben wir keinen Einfluss.`,
    en: () => prose`
      ## Links to other services

      Our service contains links to websites and services of others. If you follow such a link, the privacy notice
      of the provider concerned applies there; we have no influence on how it handles data.`,
    es: () => prose`
      ## Enlaces a otros servicios

      Nuestro servicio contiene enlaces a sitios web y servicios de terceros. Si usted sigue uno de ellos, allí se
      aplica el aviso de privacidad del proveedor correspondiente; no somos nosotros quienes decidimos cómo trata
      los datos.`,
    fr: () => prose`
      ## Liens vers d’autres services

      Notre service contient des liens vers des sites et des services de tiers. Si vous suivez l’un de ces liens, c’est la notice de confidentialité du prestataire concerné qui s’applique ; ce n’est pas nous qui décidons de la manière
      dont il traite les données.`,
    it: () => prose`
      ## Link ad altri servizi

      Il nostro servizio contiene link a siti e servizi di terzi. Se Lei segue uno di questi link, vi si applica
      l’informativa del fornitore interessato; non siamo noi a decidere come questi tratta i dati.`,
    nl: () => prose`
      ## Links naar andere diensten

      Onze dienst bevat links naar websites en diensten van anderen. Volgt u zo’n link, dan geldt daar de
      privacyverklaring van de betrokken aanbieder; wij bepalen niet hoe die met gegevens omgaat.`,
  },
});
