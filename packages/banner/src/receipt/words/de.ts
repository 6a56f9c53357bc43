import type { ReceiptWords } from '../receipt-words.ts';

export const german: ReceiptWords = {
  title: 'Einwilligungsbeleg prüfen',
  lead: 'Sehen Sie, was über Ihre Datenschutzauswahl auf einer Website festgehalten wurde und ob der Eintrag echt ist. Geprüft wird auf Ihrem Gerät: Diese Seite sendet nichts. Sie können sie speichern und offline verwenden.',
  noScript:
    'Diese Seite prüft Belege mit JavaScript, auf Ihrem Gerät. Bitte erlauben Sie JavaScript für diese Seite.',
  language: 'Sprache',
  file: 'Belegdatei',
  fileHint: 'Eine Datei mit der Endung .json. Sie können sie auch auf diese Seite ziehen.',
  paste: 'Oder fügen Sie den Text des Belegs ein',
  check: 'Text prüfen',
  save: 'Diese Seite speichern',
  get: 'Noch keinen Beleg?',
  getLead:
    'Ihr Nachweis, eine lange Nummer, steht in den Datenschutzeinstellungen der Website. Die Nummer der Website steht in der Adresse ihres Banners, zwischen /c/ und dem nächsten Punkt oder Schrägstrich; auch der Betreiber der Website kann sie Ihnen nennen.',
  site: 'Nummer der Website',
  record: 'Ihr Nachweis',
  load: 'Beleg laden',
  loadNot: 'Geben Sie beides vollständig ein, um den Beleg zu laden.',
  unreadable:
    'Das ist kein Einwilligungsbeleg. Bitte wählen Sie die Datei unverändert so, wie Sie sie heruntergeladen haben.',
  tooLarge: 'Diese Datei ist für einen Einwilligungsbeleg zu groß.',
  noCrypto:
    'Browser prüfen Belege nur auf Seiten mit sicherer Adresse. Bitte speichern Sie diese Seite und öffnen Sie sie auf Ihrem Gerät.',
  result: 'Ergebnis',
  summary: 'Einträge: {all}. Bewiesen: {proven}. Noch offen: {open}. Nicht bewiesen: {failed}.',
  leftOut: 'Dieser Beleg enthält nur die neuesten Einträge; es gibt ältere.',
  verdicts: {
    proven: [
      'Bewiesen',
      'Der Eintrag ist seit dem {day} unverändert: Er gehört zu Siegel {seal}, und der Tag ist mit dem Schlüssel {key} signiert.',
    ],
    unsigned: [
      'Versiegelt, noch nicht signiert',
      'Der Eintrag gehört zu Siegel {seal}. Der Tag wird signiert, sobald er vorbei ist (UTC); ein danach heruntergeladener Beleg beweist mehr.',
    ],
    waiting: [
      'Noch nicht versiegelt',
      'Einträge werden innerhalb weniger Minuten versiegelt. Bitte laden Sie den Beleg später noch einmal herunter.',
    ],
    aged: [
      'Nicht mehr beweisbar',
      'Andere Einträge unter demselben Siegel wurden wegen ihres Alters entfernt; deshalb lässt sich dieser nicht mehr beweisen.',
    ],
    unchecked: [
      'Signatur nicht geprüft',
      'Der Eintrag gehört zu Siegel {seal} vom {day}, aber dieser Browser kann keine Signaturen prüfen (Ed25519). Bitte verwenden Sie einen neueren.',
    ],
    failed: ['Nicht bewiesen', ''],
  },
  failures: {
    'other-visitor': 'Der Eintrag gehört nicht zu diesem Nachweis und dieser Website.',
    'banner-differs': 'Das Banner im Beleg ist nicht das, was der Eintrag nennt.',
    'record-differs': 'Der Eintrag ist nicht der, der versiegelt wurde.',
    'seal-differs': 'Das Siegel wurde verändert.',
    'day-differs': 'Das Siegel gehört nicht zu dem Tag, der signiert wurde.',
    'signature-wrong': 'Die Signatur des Tages stimmt nicht.',
    'key-unknown':
      'Der Tag wurde mit einem Schlüssel signiert, der hier nicht bekannt ist. Haben Sie diese Seite vor längerer Zeit gespeichert, laden Sie sie bitte neu.',
  },
  rows: {
    when: 'Wann',
    decision: 'Entscheidung',
    allowed: 'Erlaubt',
    refused: 'Abgelehnt',
    signal: 'Signal',
    country: 'Land',
    shown: 'Gezeigt',
  },
  actions: {
    accept: 'Alle akzeptiert',
    reject: 'Alle abgelehnt',
    custom: 'Einzeln gewählt',
    gpc: 'Durch Browsersignal abgelehnt',
    withdraw: 'Später widerrufen oder widersprochen',
    notice: 'Hinweis geschlossen',
  },
  nothing: 'nichts',
  signalSent: 'Der Browser sendete Global Privacy Control',
  banner: 'Banner auf {language}, Version {snapshot}',
  shownDetails: 'Lesen, was gezeigt wurde',
  buttons: 'Schaltflächen: {buttons}',
  providers: 'Anbieter',
};
