import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** No responsibility for content of others before knowledge (Arts 4 to 6 DSA, § 7 DDG); statutory liability is not excluded. */
export const third = clause({
  id: 'tc.third',
  version: 1,
  when: (a) => a.third_party_links === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Links und Dienste anderer

      Der Dienst enthält Links zu Websites anderer und kann Dienste anderer einbinden. Für deren Inhalte sind deren Anbieter verantwortlich; für ihre Nutzung gelten deren Bedingungen. Erfahren wir von einem rechtswidrigen Inhalt, entfernen wir den Link.`,
    en: () => prose`
      ## Links and services of others

      The service contains links to websites of others and may include services of others. Their providers answer for their content, and their terms apply to their use. If we learn of unlawful content, we remove the link.`,
    es: () => prose`
      ## Enlaces y servicios de terceros

      El servicio contiene enlaces a sitios web de terceros y puede integrar servicios ajenos. De su contenido responden sus prestadores y su uso se rige por las condiciones de estos. Si sabemos de un contenido ilícito, retiramos el enlace.`,
    fr: () => prose`
      ## Liens et services de tiers

      Le service contient des liens vers des sites de tiers et peut intégrer des services de tiers. Leurs prestataires répondent de leur contenu et leurs conditions régissent leur utilisation. Si nous apprenons l’existence d’un contenu illicite, nous retirons le lien.`,
    it: () => prose`
      ## Link e servizi di terzi

      Il servizio contiene link a siti di terzi e può integrare servizi di terzi. Dei loro contenuti rispondono i rispettivi prestatori e al loro uso si applicano le condizioni di questi. Se veniamo a conoscenza di un contenuto illecito, rimuoviamo il link.`,
    nl: () => prose`
      ## Links en diensten van derden

      De dienst bevat links naar websites van anderen en kan diensten van anderen bevatten. Voor hun inhoud zijn hun aanbieders verantwoordelijk en voor het gebruik gelden hun voorwaarden. Vernemen wij dat inhoud onwettig is, dan verwijderen wij de link.`,
  },
});
