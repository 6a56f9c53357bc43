import type { LibraryChange } from '../library-changes-list.ts';

/** Privacy and Cookies Policies: what native readers had found and was still open. */
export const privacyChangesOf20261122: readonly LibraryChange[] = [
  {
    on: '2026-11-22',
    clauses: { 'privacy-policy/clauses/purpose-cells': 2, 'privacy-policy/words/usual-bases': 3 },
    reason: {
      de: 'Wo Unternehmen Ihre Kunden sind, nennt die Tabelle der Rechtsgrundlagen auch den Grund für deren Beschäftigte, die selbst keinen Vertrag mit Ihnen haben.',
      en: 'Where businesses are your customers, the table of legal bases also names the ground for their staff, who have no contract with you themselves.',
      es: 'Si sus clientes son empresas, la tabla de bases jurídicas indica también la base para su personal, que no tiene contrato propio con usted.',
      fr: 'Lorsque vos clients sont des entreprises, le tableau des bases juridiques indique aussi la base pour leur personnel, qui n’a pas lui-même de contrat avec vous.',
      it: 'Se i Suoi clienti sono imprese, la tabella delle basi giuridiche indica anche la base per il loro personale, che non ha un proprio contratto con Lei.',
      nl: 'Waar ondernemingen uw klanten zijn, noemt de tabel met rechtsgronden ook de grond voor hun personeel, dat zelf geen overeenkomst met u heeft.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.ads': 4,
      'pp.cookies': 5,
      'pp.remarketing': 4,
      'pp.replay': 4,
      'pp.social-plugins': 4,
      'privacy-policy/clauses/site-banner': 2,
    },
    reason: {
      de: 'Wer auch Gesetze abdeckt, nach denen man widersprechen statt einwilligen muss, verspricht eine Einwilligung nur noch dort, wo das Gesetz sie verlangt.',
      en: 'Whoever also covers laws under which people opt out instead of consenting now promises consent only where the law requires it.',
      es: 'Quien cubre también leyes en las que uno se opone en lugar de consentir promete ahora el consentimiento solo donde la ley lo exige.',
      fr: 'Si des lois qui prévoient une opposition plutôt qu’un consentement sont aussi couvertes, le consentement n’est promis que là où la loi l’exige.',
      it: 'Chi copre anche leggi che prevedono l’opposizione invece del consenso promette ora il consenso solo dove la legge lo richiede.',
      nl: 'Wie ook wetten dekt die bezwaar in plaats van toestemming kennen, belooft toestemming nu alleen waar de wet die verlangt.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.other': 3,
      'privacy-policy/words/provider-tasks': 4,
      'privacy-policy/words/vendor-categories': 4,
      'vendors/category-texts': 4,
      'vendors/single-provider-texts': 4,
    },
    reason: {
      de: 'Fehlerberichte und Mitteilungen, gehostete Shops und Software auf dem eigenen Server werden nun getrennt beschrieben.',
      en: 'Error reports and notifications, hosted shops and software on your own server are now described apart.',
      es: 'Los informes de errores y las notificaciones, las tiendas alojadas y los programas en su propio servidor se describen ahora por separado.',
      fr: 'Les rapports d’erreur et les notifications, les boutiques hébergées et les logiciels installés sur votre serveur sont désormais décrits séparément.',
      it: 'Segnalazioni di errore e notifiche, negozi ospitati e software sul proprio server sono ora descritti separatamente.',
      nl: 'Foutrapporten en meldingen, gehoste winkels en software op uw eigen server worden nu afzonderlijk beschreven.',
    },
  },
  {
    on: '2026-11-22',
    clauses: { 'pp.retention': 4 },
    reason: {
      de: 'Eine Frist, die mit dem Ende von Vertrag oder Konto beginnt, läuft für Menschen ohne Vertrag oder Konto ab Erhalt der Daten.',
      en: 'A period that begins with the end of a contract or account runs from receipt of the data for people who have neither.',
      es: 'Un plazo que empieza con el fin del contrato o de la cuenta se cuenta desde la recepción de los datos para quien no los tiene.',
      fr: 'Une durée qui court à compter de la fin du contrat ou du compte court à compter de la réception des données pour ceux qui n’en ont pas.',
      it: 'Un periodo che decorre dalla fine del contratto o dell’account decorre dalla ricezione dei dati per chi non li ha.',
      nl: 'Een termijn die begint met het einde van overeenkomst of account, loopt voor wie die niet heeft vanaf de ontvangst van de gegevens.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.optout': 2,
      'pp.rights.ca_disclosed': 3,
      'pp.rights.ca_requests': 3,
      'pp.rights.us': 3,
    },
    reason: {
      de: 'Links zum Widerspruch werden nur genannt, wo es sie gibt, und das Recht auf Einschränkung in Kalifornien gilt auch für Zugangsdaten und Finanzkonten.',
      en: 'Opt-out links are named only where they exist, and the right to limit in California covers log-ins and financial accounts too.',
      es: 'Los enlaces de oposición solo se citan donde existen y el derecho a limitar en California abarca también las credenciales y las cuentas financieras.',
      fr: 'Les liens d’opposition ne sont cités que là où ils existent et le droit de limitation en Californie couvre aussi les identifiants de connexion et les comptes financiers.',
      it: 'I link di opposizione sono citati solo dove esistono e il diritto di limitare in California vale anche per credenziali e conti finanziari.',
      nl: 'Links voor bezwaar worden alleen genoemd waar ze bestaan en het recht op beperking in Californië geldt ook voor inloggegevens en financiële rekeningen.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.children': 4,
      'pp.health': 4,
      'pp.intro': 3,
      'pp.minors': 2,
      'pp.recipients': 3,
      'pp.rights.ca_pipeda': 2,
      'pp.rights.kr': 3,
      'pp.rights.tr': 2,
      'pp.shine': 2,
      'pp.transfers': 3,
      'privacy-policy/words/e-mail': 2,
      'privacy-policy/words/providers': 3,
      'privacy-policy/words/us-states': 2,
    },
    reason: {
      de: 'Lieferdienste, weitere Betreiber von Angeboten für Kinder und das Einwilligungsalter in Québec werden genannt; unklare Verweise und Sätze ohne Grundlage sind entfallen.',
      en: 'Carriers, other operators of services for children and the age of consent in Quebec are named; unclear references and sentences without a basis are gone.',
      es: 'Se mencionan los transportistas, otros operadores de servicios para niños y la edad de consentimiento en Quebec; se han quitado remisiones poco claras y frases sin base.',
      fr: 'Les transporteurs, les autres exploitants de services pour enfants et l’âge du consentement au Québec sont indiqués ; des renvois peu clairs et des phrases sans fondement ont disparu.',
      it: 'Sono indicati i corrieri, gli altri gestori di servizi per bambini e l’età del consenso in Québec; rinvii poco chiari e frasi senza fondamento sono stati tolti.',
      nl: 'Bezorgers, andere exploitanten van diensten voor kinderen en de toestemmingsleeftijd in Quebec worden genoemd; onduidelijke verwijzingen en zinnen zonder grond zijn weg.',
    },
  },
];
