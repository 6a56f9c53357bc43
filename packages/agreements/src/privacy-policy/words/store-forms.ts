/** Cells of the table for the app stores. */
import type { Language } from '@clausewright/contract/languages';
import type { Automatic } from '../store-forms.ts';

type Cell = 'yes' | 'no' | 'open';

export const storeFormWords = {
  de: {
    cells: { yes: 'ja', no: 'nein', open: 'zu prüfen' },
    kinds: {
      usage: 'Nutzung der App',
      crashes: 'Absturz- und Fehlerberichte',
      advertising: 'Werbekennung und Daten über Werbung',
      push: 'Kennung für Push-Mitteilungen',
      'ip-place': 'ungefährer Standort nach der IP-Adresse',
      place: 'genauer Standort',
    },
  },
  en: {
    cells: { yes: 'yes', no: 'no', open: 'to be checked' },
    kinds: {
      usage: 'use of the app',
      crashes: 'crash and error reports',
      advertising: 'advertising identifier and data about advertising',
      push: 'identifier for push notifications',
      'ip-place': 'approximate location by IP address',
      place: 'precise location',
    },
  },
  es: {
    cells: { yes: 'sí', no: 'no', open: 'por comprobar' },
    kinds: {
      usage: 'uso de la aplicación',
      crashes: 'informes de fallos y errores',
      advertising: 'identificador publicitario y datos sobre la publicidad',
      push: 'identificador para notificaciones push',
      'ip-place': 'ubicación aproximada según la dirección IP',
      place: 'ubicación exacta',
    },
  },
  fr: {
    cells: { yes: 'oui', no: 'non', open: 'à vérifier' },
    kinds: {
      usage: 'utilisation de l’application',
      crashes: 'rapports de plantage et d’erreur',
      advertising: 'identifiant publicitaire et données sur la publicité',
      push: 'identifiant pour les notifications push',
      'ip-place': 'localisation approximative d’après l’adresse IP',
      place: 'localisation précise',
    },
  },
  it: {
    cells: { yes: 'sì', no: 'no', open: 'da verificare' },
    kinds: {
      usage: 'uso dell’applicazione',
      crashes: 'segnalazioni di arresti anomali ed errori',
      advertising: 'identificativo pubblicitario e dati sulla pubblicità',
      push: 'identificativo per le notifiche push',
      'ip-place': 'posizione approssimativa in base all’indirizzo IP',
      place: 'posizione precisa',
    },
  },
  nl: {
    cells: { yes: 'ja', no: 'nee', open: 'te controleren' },
    kinds: {
      usage: 'gebruik van de app',
      crashes: 'crash- en foutrapporten',
      advertising: 'advertentie-ID en gegevens over reclame',
      push: 'identificatiecode voor pushmeldingen',
      'ip-place': 'locatie bij benadering op basis van het IP-adres',
      place: 'nauwkeurige locatie',
    },
  },
} as const satisfies Record<Language, { cells: Record<Cell, string>; kinds: Record<Automatic, string> }>;
