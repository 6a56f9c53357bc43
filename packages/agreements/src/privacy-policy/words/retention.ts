/** Kinds of data that have a period of their own, where a period starts, and why it is as long as it is. */
import type { Language } from '@clausewright/contract/languages';
import type { Rows } from '../../document/authoring.ts';
import type { PrivacyQuestions } from '../clause.ts';

type Rule = PrivacyQuestions['retention_rules'] extends Rows<infer Row> ? Row : never;
type Category = Exclude<Rule['retention_category'], 'other'>;
type Start = Rule['retention_from'];
type Reason = NonNullable<Rule['retention_reason']>;

export const retentionWords = {
  de: {
    category: {
      account: 'Kontodaten',
      orders: 'Bestellungen und Verträge',
      invoices: 'Rechnungen und Steuerunterlagen',
      enquiries: 'Anfragen',
      newsletter: 'Newsletterdaten',
      'server-logs': 'Serverprotokolle',
      statistics: 'Statistiken',
      'user-content': 'veröffentlichte Inhalte',
      applications: 'Bewerbungen',
    },
    start: {
      collection: 'ab Erhalt der Daten',
      'last-activity': 'ab der letzten Aktivität',
      'account-closed': 'ab dem Ende des Kontos',
      'contract-end': 'ab dem Ende des Vertrags',
      'year-end': 'ab dem Ende des Kalenderjahres, in dem die Daten entstanden sind',
    },
    reason: {
      'legal-duty': 'gesetzliche Aufbewahrungspflicht',
      contract: 'Erfüllung des Vertrags',
      claims: 'mögliche Ansprüche',
      consent: 'Einwilligung; nach ihrem Widerruf löschen wir die Daten früher',
      security: 'Sicherheit des Angebots',
    },
  },
  en: {
    category: {
      account: 'account data',
      orders: 'orders and contracts',
      invoices: 'invoices and tax records',
      enquiries: 'enquiries',
      newsletter: 'newsletter data',
      'server-logs': 'server logs',
      statistics: 'statistics',
      'user-content': 'content that users publish',
      applications: 'job applications',
    },
    start: {
      collection: 'from when we receive the data',
      'last-activity': 'from the last activity',
      'account-closed': 'from the end of the account',
      'contract-end': 'from the end of the contract',
      'year-end': 'from the end of the calendar year in which the data was created',
    },
    reason: {
      'legal-duty': 'statutory duty to keep records',
      contract: 'performance of the contract',
      claims: 'possible legal claims',
      consent: 'consent; if it is withdrawn, we delete the data earlier',
      security: 'security of the service',
    },
  },
  es: {
    category: {
      account: 'datos de la cuenta',
      orders: 'pedidos y contratos',
      invoices: 'facturas y documentación fiscal',
      enquiries: 'consultas',
      newsletter: 'datos del boletín',
      'server-logs': 'registros del servidor',
      statistics: 'estadísticas',
      'user-content': 'contenidos publicados por los usuarios',
      applications: 'candidaturas de empleo',
    },
    start: {
      collection: 'desde que recibimos los datos',
      'last-activity': 'desde la última actividad',
      'account-closed': 'desde el cierre de la cuenta',
      'contract-end': 'desde el fin del contrato',
      'year-end': 'desde el fin del año natural en que se generaron los datos',
    },
    reason: {
      'legal-duty': 'obligación legal de conservación',
      contract: 'ejecución del contrato',
      claims: 'posibles reclamaciones',
      consent: 'consentimiento; si lo retira, suprimimos los datos antes',
      security: 'seguridad del servicio',
    },
  },
  fr: {
    category: {
      account: 'données du compte',
      orders: 'commandes et contrats',
      invoices: 'factures et documents fiscaux',
      enquiries: 'demandes',
      newsletter: 'données de la lettre d’information',
      'server-logs': 'journaux du serveur',
      statistics: 'statistiques',
      'user-content': 'contenus publiés par les utilisateurs',
      applications: 'candidatures',
    },
    start: {
      collection: 'à compter de la réception des données',
      'last-activity': 'à compter de la dernière activité',
      'account-closed': 'à compter de la fermeture du compte',
      'contract-end': 'à compter de la fin du contrat',
      'year-end': 'à compter de la fin de l’année civile au cours de laquelle les données ont été générées',
    },
    reason: {
      'legal-duty': 'obligation légale de conservation',
      contract: 'exécution du contrat',
      claims: 'réclamations possibles',
      consent: 'consentement ; en cas de retrait, nous effaçons les données plus tôt',
      security: 'sécurité du service',
    },
  },
  it: {
    category: {
      account: 'dati dell’account',
      orders: 'ordini e contratti',
      invoices: 'fatture e documenti fiscali',
      enquiries: 'richieste',
      newsletter: 'dati della newsletter',
      'server-logs': 'registri del server',
      statistics: 'statistiche',
      'user-content': 'contenuti pubblicati dagli utenti',
      applications: 'candidature di lavoro',
    },
    start: {
      collection: 'dalla ricezione dei dati',
      'last-activity': 'dall’ultima attività',
      'account-closed': 'dalla chiusura dell’account',
      'contract-end': 'dalla fine del contratto',
      'year-end': 'dalla fine dell’anno solare in cui i dati sono stati generati',
    },
    reason: {
      'legal-duty': 'obbligo legale di conservazione',
      contract: 'esecuzione del contratto',
      claims: 'possibili pretese legali',
      consent: 'consenso; in caso di revoca cancelliamo i dati prima',
      security: 'sicurezza del servizio',
    },
  },
  nl: {
    category: {
      account: 'accountgegevens',
      orders: 'bestellingen en overeenkomsten',
      invoices: 'facturen en fiscale stukken',
      enquiries: 'vragen',
      newsletter: 'nieuwsbriefgegevens',
      'server-logs': 'serverlogboeken',
      statistics: 'statistieken',
      'user-content': 'inhoud die gebruikers publiceren',
      applications: 'sollicitaties',
    },
    start: {
      collection: 'vanaf de ontvangst van de gegevens',
      'last-activity': 'vanaf de laatste activiteit',
      'account-closed': 'vanaf het einde van het account',
      'contract-end': 'vanaf het einde van de overeenkomst',
      'year-end': 'vanaf het einde van het kalenderjaar waarin de gegevens zijn ontstaan',
    },
    reason: {
      'legal-duty': 'wettelijke bewaarplicht',
      contract: 'uitvoering van de overeenkomst',
      claims: 'mogelijke vorderingen',
      consent: 'toestemming; wordt die ingetrokken, dan wissen wij de gegevens eerder',
      security: 'beveiliging van de dienst',
    },
  },
} satisfies Record<
  Language,
  { category: Record<Category, string>; start: Record<Start, string>; reason: Record<Reason, string> }
>;
