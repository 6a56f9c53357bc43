import type { BannerTexts } from '../banner-texts.ts';

export const german: BannerTexts = {
  layer: {
    accept: 'Alle akzeptieren',
    reject: 'Alle ablehnen',
    choose: 'Auswählen',
    understood: 'Schließen',
    optOut: 'Meine personenbezogenen Daten nicht verkaufen oder weitergeben',
    choices: 'Datenschutzeinstellungen',
  },
  titles: {
    'opt-in': 'Nur mit Ihrer Einwilligung',
    exempt: 'Sie entscheiden über optionale Cookies',
    'opt-out': 'Sie entscheiden über Ihre personenbezogenen Daten',
    notice: 'So verwenden wir Cookies',
  },
  introductions: {
    'opt-in':
      'Mit Ihrer Einwilligung nutzen wir {vendors} für {purposes} und speichern und lesen Daten auf Ihrem Gerät. Sie ist freiwillig und unter „{choices}“ jederzeit zu widerrufen.',
    'opt-out':
      'Wir setzen {vendors} für {purposes} ein. Dabei werden Daten über Ihren Besuch offengelegt, was nach dem Recht einiger US-Bundesstaaten als Verkauf oder Weitergabe personenbezogener Daten gelten kann. Sie können das jederzeit ablehnen: hier mit „{optOut}“ oder später unter „{choices}“.',
    notice:
      'Wir setzen {vendors} für {purposes} ein. Dazu werden Daten auf Ihrem Gerät gespeichert, von dort ausgelesen und verarbeitet. Sie können das jederzeit unter „{choices}“ ablehnen.',
    runs: 'Um diese Website für Sie zu verbessern, setzen wir {vendors} von Anfang an für {purposes} ein. Dazu werden Daten auf Ihrem Gerät gespeichert, von dort ausgelesen und verarbeitet. Sie können dem jederzeit kostenlos widersprechen: hier mit „{reject}“ oder später unter „{choices}“.',
    asks: 'Für {purposes} setzen wir {vendors} nur ein, wenn Sie einwilligen. Ihre Einwilligung ist freiwillig; Sie können sie jederzeit mit Wirkung für die Zukunft unter „{choices}“ widerrufen.',
    nothing:
      'Diese Website verwendet nur, was für ihren Betrieb unbedingt erforderlich ist. Sie müssen nichts auswählen.',
  },
  purposes: {
    FUNCTIONALITY: 'Zusatzfunktionen',
    ANALYTICS: 'Statistik',
    ADVERTISING: 'personalisierte Werbung',
    MARKETING: 'personalisiertes Marketing',
  },
  others: { one: 'einen weiteren Anbieter', many: '{count} weitere Anbieter' },
  links: { privacy: 'Datenschutzerklärung', cookies: 'Cookie-Richtlinie', imprint: 'Impressum' },
  responsible: 'Verantwortlich für diese Website: {contact}',
  withoutScript: 'Ohne JavaScript laufen auf dieser Website keine Dienste, die eine Einwilligung brauchen.',
  preferences: {
    signal:
      'Ihr Browser sendet das Signal „nicht verkaufen oder weitergeben“ (Global Privacy Control). Wir beachten es: Was nicht unbedingt erforderlich ist, bleibt aus, solange Sie es nicht selbst einschalten.',
    close: 'Schließen, ohne etwas zu ändern',
    save: 'Auswahl speichern',
    alwaysOn: 'Immer an',
    on: 'An',
    off: 'Aus',
    company: 'Unternehmen',
    purpose: 'Zweck',
    keptFor: 'Speicherdauer',
    session: 'Bis Sie den Browser schließen',
    vendors: 'Anbieter',
    cookies: 'Cookies',
    privacyNotice: 'Datenschutzhinweise',
    record: 'Ihr Nachweis: {record}, zuletzt geändert am {date}',
    placeholder:
      'Dieser Inhalt kommt von {vendor}. Er wird nur geladen, wenn Sie einwilligen, denn dabei gehen Daten an {vendor}.',
    allowOnce: 'Einmal laden',
    allowAlways: '{vendor} immer erlauben',
    types: {
      ESSENTIAL: {
        name: 'Unbedingt erforderlich',
        about:
          'Ohne sie funktioniert die Website nicht oder ist nicht sicher. Dafür ist keine Einwilligung nötig.',
      },
      FUNCTIONALITY: {
        name: 'Funktionen',
        about: 'Fügt optionale Funktionen hinzu, zum Beispiel Videos, Karten und Chat.',
      },
      ANALYTICS: {
        name: 'Statistik',
        about: 'Zählt Besuche und zeigt, welche Seiten genutzt werden, damit die Website besser werden kann.',
      },
      ADVERTISING: {
        name: 'Werbung',
        about: 'Zeigt hier und anderswo Werbung, die zu Ihren Interessen passt, und misst, ob sie wirkt.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Stimmt Newsletter, Angebote und Inhalte sozialer Netzwerke auf Sie ab und zeigt, über welchen Partner Sie kamen.',
      },
    },
  },
};
