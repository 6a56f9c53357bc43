/** Kinds of data that an app collects by itself, for the table for the app stores. */
import type { Language } from '@clausewright/contract/languages';
import type { Automatic } from '../store-types.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const storeFormWords = {
  de: {
    usage: 'Nutzung der App',
    crashes: 'Absturz- und Fehlerberichte',
    advertising: 'Werbekennung und Daten über Werbung',
    push: 'Kennung für Push-Mitteilungen',
    'ip-place': 'ungefährer Standort nach der IP-Adresse',
    place: 'genauer Standort',
  },
  en: {
    usage: 'use of the app',
    crashes: 'crash and error reports',
    advertising: 'advertising identifier and data about advertising',
    push: 'identifier for push notifications',
    'ip-place': 'approximate location by IP address',
    place: 'precise location',
  },
  es: {
    usage: 'uso de la aplicación',
    crashes: 'informes de fallos y errores',
    advertising: 'identificador publicitario y datos sobre la publicidad',
    push: 'identificador para notificaciones push',
    'ip-place': 'ubicación aproximada según la dirección IP',
    place: 'ubicación exacta',
  },
  fr: {
    usage: 'utilisation de l’application',
    crashes: 'rapports de plantage et d’erreur',
    advertising: 'identifiant publicitaire et données sur la publicité',
    push: 'identifiant pour les notifications push',
    'ip-place': 'localisation approximative d’après l’adresse IP',
    place: 'localisation précise',
  },
  it: {
    usage: 'uso dell’applicazione',
    crashes: 'segnalazioni di arresti anomali ed errori',
    advertising: 'identificativo pubblicitario e dati sulla pubblicità',
    push: 'identificativo per le notifiche push',
    'ip-place': 'posizione approssimativa in base all’indirizzo IP',
    place: 'posizione precisa',
  },
  nl: {
    usage: 'gebruik van de app',
    crashes: 'crash- en foutrapporten',
    advertising: 'advertentie-ID en gegevens over reclame',
    push: 'identificatiecode voor pushmeldingen',
    'ip-place': 'locatie bij benadering op basis van het IP-adres',
    place: 'nauwkeurige locatie',
  },
} as const satisfies Record<Language, Record<Automatic, string>>;
