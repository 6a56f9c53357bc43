import { given, prose } from '../../document/authoring.ts';
import { ccLicence } from '../words/creative-commons.ts';
import { year } from '../words/spans.ts';
import { clause } from './clause.ts';

/** Copyright and marks; the exceptions of the law are kept expressly (Art. 5 Directive 2001/29/EC, 17 U.S.C. § 107). Art. 4(3) DSM reservation by rights statement. */
export const ip = clause({
  id: 'tc.ip',
  version: 3,
  when: (a) => a.own_ip === 'yes',
  parts: {
    year: { meets: [], when: (a) => given(a.first_published_year) },
    reserved: { meets: [], when: (a) => a.copyright_mode === 'reserved' },
    personal: { meets: [], when: (a) => a.copyright_mode === 'personal' },
    cc: { meets: [], when: (a) => a.copyright_mode === 'creative-commons' },
  },
  text: {
    de: (c) => prose`
      ## Unsere Inhalte und Marken

      Texte, Bilder, Software, Datenbanken, Namen und Logos im Dienst gehören uns oder unseren Lizenzgebern und sind gesetzlich geschützt. ${c.part.year`Erstmals veröffentlicht: ${year(c)}.`}

      ${c.part.reserved`Alle Rechte sind vorbehalten; jede Nutzung über die gesetzlich erlaubte hinaus braucht unsere vorherige Zustimmung.`} ${c.part.personal`Sie dürfen die Inhalte für den eigenen Gebrauch ansehen, speichern und ausdrucken; jede weitere Nutzung braucht unsere vorherige Zustimmung.`} ${c.part.cc`Unsere eigenen Inhalte stehen unter der Lizenz ${ccLicence(c)}, soweit bei einem Inhalt nichts anderes steht; Namen und Logos gehören nicht dazu.`} Gesetzliche Ausnahmen wie das Zitat bleiben unberührt.`,
    en: (c) => prose`
      ## Our content and trade marks

      Texts, images, software, databases, names and logos in the service belong to us or our licensors and are protected by law. ${c.part.year`First published: ${year(c)}.`}

      ${c.part.reserved`All rights are reserved; any use beyond what the law allows needs our prior consent.`} ${c.part.personal`You may view, save and print the content for your own use; any further use needs our prior consent.`} ${c.part.cc`Our own content is under the licence ${ccLicence(c)}, unless something else is said beside it; names and logos are not included.`} Exceptions in the law, such as quotation, remain.`,
    es: (c) => prose`
      ## Nuestros contenidos y marcas

      Los textos, imágenes, programas, bases de datos, nombres y logotipos del servicio nos pertenecen a nosotros o a nuestros licenciantes y están protegidos por la ley. ${c.part.year`Primera publicación: ${year(c)}.`}

      ${c.part.reserved`Todos los derechos están reservados; cualquier uso más allá de lo que permite la ley requiere nuestro consentimiento previo.`} ${c.part.personal`Puede ver, guardar e imprimir los contenidos para su propio uso; cualquier otro uso requiere nuestro consentimiento previo.`} ${c.part.cc`Nuestros propios contenidos se ofrecen con la licencia ${ccLicence(c)}, salvo que se indique otra cosa; los nombres y logotipos quedan excluidos.`} Subsisten las excepciones legales, como la cita.`,
    fr: (c) => prose`
      ## Nos contenus et marques

      Les textes, images, logiciels, bases de données, noms et logos du service nous appartiennent ou appartiennent à nos concédants et sont protégés par la loi. ${c.part.year`Première publication : ${year(c)}.`}

      ${c.part.reserved`Tous les droits sont réservés ; toute utilisation au-delà de ce que la loi permet requiert notre accord préalable.`} ${c.part.personal`Vous pouvez consulter, enregistrer et imprimer les contenus pour votre propre usage ; toute autre utilisation requiert notre accord préalable.`} ${c.part.cc`Nos propres contenus sont placés sous la licence ${ccLicence(c)}, sauf mention contraire ; les noms et logos en sont exclus.`} Les exceptions légales, comme la citation, demeurent.`,
    it: (c) => prose`
      ## I nostri contenuti e marchi

      Testi, immagini, software, banche dati, nomi e loghi del servizio appartengono a noi o ai nostri licenzianti e sono protetti dalla legge. ${c.part.year`Prima pubblicazione: ${year(c)}.`}

      ${c.part.reserved`Tutti i diritti sono riservati; ogni uso oltre quanto consente la legge richiede il nostro consenso preventivo.`} ${c.part.personal`Può consultare, salvare e stampare i contenuti per uso proprio; ogni altro uso richiede il nostro consenso preventivo.`} ${c.part.cc`I nostri contenuti sono offerti con la licenza ${ccLicence(c)}, salvo diversa indicazione; nomi e loghi ne sono esclusi.`} Restano ferme le eccezioni di legge, come la citazione.`,
    nl: (c) => prose`
      ## Onze inhoud en merken

      Teksten, beelden, software, databanken, namen en logo’s in de dienst zijn van ons of van onze licentiegevers en wettelijk beschermd. ${c.part.year`Voor het eerst gepubliceerd: ${year(c)}.`}

      ${c.part.reserved`Alle rechten zijn voorbehouden; voor elk gebruik dat verder gaat dan de wet toestaat, is onze voorafgaande toestemming nodig.`} ${c.part.personal`U mag de inhoud voor eigen gebruik bekijken, opslaan en afdrukken; voor elk ander gebruik is onze voorafgaande toestemming nodig.`} ${c.part.cc`Voor onze eigen inhoud geldt de licentie ${ccLicence(c)}, tenzij er iets anders bij staat; namen en logo’s vallen daar niet onder.`} Wettelijke uitzonderingen zoals het citaatrecht blijven gelden.`,
  },
});
