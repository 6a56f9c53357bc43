import type { InformalTexts } from '../../banner-texts.ts';

export const germanInformal: InformalTexts = {
  titles: {
    'opt-in': 'Nur mit deiner Einwilligung',
    exempt: 'Du entscheidest über optionale Cookies',
    'opt-out': 'Du entscheidest über deine personenbezogenen Daten',
  },
  introductions: {
    'opt-in':
      'Mit deiner Einwilligung nutzen wir {vendors} für {purposes} und speichern und lesen Daten auf deinem Gerät. Sie ist freiwillig und unter „{choices}“ jederzeit zu widerrufen.',
    'opt-out':
      'Wir setzen {vendors} für {purposes} ein. Dabei werden Daten über deinen Besuch offengelegt, was nach dem Recht einiger US-Bundesstaaten als Verkauf oder Weitergabe personenbezogener Daten gelten kann. Du kannst das jederzeit ablehnen: hier mit „{optOut}“ oder später unter „{choices}“.',
    notice:
      'Wir setzen {vendors} für {purposes} ein. Dazu werden Daten auf deinem Gerät gespeichert, von dort ausgelesen und verarbeitet. Du kannst das jederzeit unter „{choices}“ ablehnen.',
    runs: 'Um diese Website für dich zu verbessern, setzen wir {vendors} von Anfang an für {purposes} ein. Dazu werden Daten auf deinem Gerät gespeichert, von dort ausgelesen und verarbeitet. Du kannst dem jederzeit kostenlos widersprechen: hier mit „{reject}“ oder später unter „{choices}“.',
    asks: 'Für {purposes} setzen wir {vendors} nur ein, wenn du einwilligst. Deine Einwilligung ist freiwillig; du kannst sie jederzeit mit Wirkung für die Zukunft unter „{choices}“ widerrufen.',
    nothing:
      'Diese Website verwendet nur, was für ihren Betrieb unbedingt erforderlich ist. Du musst nichts auswählen.',
  },
  preferences: {
    signal:
      'Dein Browser sendet das Signal „nicht verkaufen oder weitergeben“ (Global Privacy Control). Wir beachten es: Was nicht unbedingt erforderlich ist, bleibt aus, solange du es nicht selbst einschaltest.',
    session: 'Bis du den Browser schließt',
    record: 'Dein Nachweis: {record}, zuletzt geändert am {date}',
    placeholder:
      'Dieser Inhalt kommt von {vendor}. Er wird nur geladen, wenn du einwilligst, denn dabei gehen Daten an {vendor}.',
    types: {
      ADVERTISING: {
        about: 'Zeigt hier und anderswo Werbung, die zu deinen Interessen passt, und misst, ob sie wirkt.',
      },
      MARKETING: {
        about:
          'Stimmt Newsletter, Angebote und Inhalte sozialer Netzwerke auf dich ab und zeigt, über welchen Partner du kamst.',
      },
    },
  },
};
