/** What the software is, where it runs, how it comes to the user, and what may not be done with it. */
import type { Language } from '@clausewright/contract/languages';
import type { EulaQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Kind = NonNullable<EulaQuestions['software_kind']>;
type Form = NonNullable<EulaQuestions['agreement_for']>[number];
type Delivery = NonNullable<EulaQuestions['delivered_via']>[number];

export const kindWords = {
  de: {
    app: 'App',
    game: 'Spiel',
    desktop: 'Programm für Computer',
    sdk: 'Entwicklungspaket oder Programmbibliothek',
    firmware: 'Firmware eines Geräts',
    plugin: 'Erweiterung eines anderen Programms',
    'saas-client': 'Zugangsprogramm zu einem Online-Dienst',
  },
  en: {
    app: 'app',
    game: 'game',
    desktop: 'computer program',
    sdk: 'development kit or program library',
    firmware: 'firmware of a device',
    plugin: 'extension of another program',
    'saas-client': 'client of an online service',
  },
  es: {
    app: 'aplicación',
    game: 'juego',
    desktop: 'programa de ordenador',
    sdk: 'kit de desarrollo o biblioteca de programas',
    firmware: 'firmware de un dispositivo',
    plugin: 'extensión de otro programa',
    'saas-client': 'programa de acceso a un servicio en línea',
  },
  fr: {
    app: 'application',
    game: 'jeu',
    desktop: 'programme d’ordinateur',
    sdk: 'kit de développement ou bibliothèque logicielle',
    firmware: 'micrologiciel d’un appareil',
    plugin: 'extension d’un autre programme',
    'saas-client': 'logiciel d’accès à un service en ligne',
  },
  it: {
    app: 'applicazione',
    game: 'gioco',
    desktop: 'programma per computer',
    sdk: 'kit di sviluppo o libreria software',
    firmware: 'firmware di un dispositivo',
    plugin: 'estensione di un altro programma',
    'saas-client': 'programma di accesso a un servizio online',
  },
  nl: {
    app: 'app',
    game: 'spel',
    desktop: 'computerprogramma',
    sdk: 'ontwikkelpakket of programmabibliotheek',
    firmware: 'firmware van een apparaat',
    plugin: 'uitbreiding van een ander programma',
    'saas-client': 'toegangsprogramma voor een onlinedienst',
  },
} as const satisfies Record<Language, Record<Kind, string>>;

export const formWords = {
  de: {
    mobile: 'Mobilgeräte',
    desktop: 'Computer',
    web: 'Webbrowser',
    game: 'Spielplattformen',
    plugin: 'andere Programme, die sie erweitert',
    device: 'das Gerät, zu dem sie gehört',
  },
  en: {
    mobile: 'mobile devices',
    desktop: 'computers',
    web: 'web browsers',
    game: 'gaming platforms',
    plugin: 'other programs that it extends',
    device: 'the device to which it belongs',
  },
  es: {
    mobile: 'dispositivos móviles',
    desktop: 'ordenadores',
    web: 'navegadores web',
    game: 'plataformas de juego',
    plugin: 'otros programas que amplía',
    device: 'el dispositivo al que pertenece',
  },
  fr: {
    mobile: 'appareils mobiles',
    desktop: 'ordinateurs',
    web: 'navigateurs web',
    game: 'plateformes de jeu',
    plugin: 'autres programmes qu’il étend',
    device: 'l’appareil auquel il appartient',
  },
  it: {
    mobile: 'dispositivi mobili',
    desktop: 'computer',
    web: 'browser web',
    game: 'piattaforme di gioco',
    plugin: 'altri programmi che estende',
    device: 'il dispositivo a cui appartiene',
  },
  nl: {
    mobile: 'mobiele apparaten',
    desktop: 'computers',
    web: 'webbrowsers',
    game: 'spelplatforms',
    plugin: 'andere programma’s die zij uitbreidt',
    device: 'het apparaat waar zij bij hoort',
  },
} as const satisfies Record<Language, Record<Form, string>>;

export const deliveryWords = {
  de: {
    stores: 'App-Stores',
    download: 'Download',
    media: 'Datenträger',
    preinstalled: 'Vorinstallation auf einem Gerät',
    web: 'Aufruf im Browser',
  },
  en: {
    stores: 'app stores',
    download: 'download',
    media: 'physical media',
    preinstalled: 'installation on a device before sale',
    web: 'access in the browser',
  },
  es: {
    stores: 'tiendas de aplicaciones',
    download: 'descarga',
    media: 'soporte físico',
    preinstalled: 'preinstalación en un dispositivo',
    web: 'acceso en el navegador',
  },
  fr: {
    stores: 'boutiques d’applications',
    download: 'téléchargement',
    media: 'support matériel',
    preinstalled: 'préinstallation sur un appareil',
    web: 'accès dans le navigateur',
  },
  it: {
    stores: 'negozi di applicazioni',
    download: 'download',
    media: 'supporto fisico',
    preinstalled: 'preinstallazione su un dispositivo',
    web: 'accesso nel browser',
  },
  nl: {
    stores: 'appwinkels',
    download: 'download',
    media: 'gegevensdrager',
    preinstalled: 'installatie op een apparaat vóór de verkoop',
    web: 'toegang in de browser',
  },
} as const satisfies Record<Language, Record<Delivery, string>>;
