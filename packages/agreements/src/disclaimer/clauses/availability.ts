import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const availability = clause({
  id: 'di.availability',
  version: 2,
  when: (a) => a.d_availability === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Verfügbarkeit und Schadprogramme

      Wir können nicht versprechen, dass unser Angebot jederzeit erreichbar und frei von Störungen oder Schadprogrammen ist. Wartung oder Ausfälle von Netzen können es unterbrechen. Halten Sie Ihr Gerät auf dem neuesten Stand und nutzen Sie geeignete Schutzprogramme. Zusagen aus einem Vertrag mit Ihnen bleiben bestehen.`,
    en: () => prose`
      ## Availability and malware

      We cannot promise that our service is reachable at all times and free from faults or malware. Maintenance or network failures may interrupt it. Keep your device up to date and use suitable protection software. Commitments under a contract with you remain in place.`,
    es: () => prose`
      ## Disponibilidad y programas maliciosos

      No podemos prometer que nuestro servicio esté siempre accesible y libre de fallos o de programas maliciosos. El mantenimiento o los fallos de la red pueden interrumpirlo. Mantenga su dispositivo actualizado y utilice programas de protección adecuados. Los compromisos de un contrato con usted se mantienen.`,
    fr: () => prose`
      ## Disponibilité et logiciels malveillants

      Nous ne pouvons pas promettre que notre service soit accessible à tout moment et exempt de défaillances ou de logiciels malveillants. La maintenance ou des pannes de réseau peuvent l’interrompre. Tenez votre appareil à jour et utilisez un logiciel de protection adapté. Les engagements pris dans un contrat conclu avec vous demeurent.`,
    it: () => prose`
      ## Disponibilità e programmi dannosi

      Non possiamo promettere che il nostro servizio sia sempre raggiungibile e privo di guasti o di programmi dannosi. La manutenzione o i guasti di rete possono interromperlo. Tenga aggiornato il Suo dispositivo e usi programmi di protezione adatti. Restano fermi gli impegni assunti in un contratto con Lei.`,
    nl: () => prose`
      ## Beschikbaarheid en schadelijke software

      Wij kunnen niet beloven dat onze dienst altijd bereikbaar is en vrij van storingen of schadelijke software. Onderhoud of netwerkstoringen kunnen de dienst onderbreken. Houd uw apparaat up-to-date en gebruik geschikte beveiligingssoftware. Toezeggingen uit een overeenkomst met u blijven gelden.`,
  },
});
