import type { ReceiptWords } from '../receipt-words.ts';

export const german: ReceiptWords = {
  title: 'Einwilligungsbeleg prüfen',
  lead: 'Sehen Sie, was über Ihre Datenschutz-Auswahl auf einer Website festgehalten wurde und ob der Eintrag echt ist. Geprüft wird auf Ihrem Gerät: Diese Seite sendet nichts. Sie können sie speichern und ohne Verbindung öffnen.',
  noScript:
    'Diese Seite prüft Belege mit JavaScript, auf Ihrem Gerät. Bitte schalten Sie es für diese Seite ein.',
  language: 'Sprache',
  file: 'Belegdatei',
  fileHint: 'Eine Datei mit der Endung .json. Sie können sie auch auf diese Seite ziehen.',
  paste: 'Oder fügen Sie den Text des Belegs ein',
  check: 'Text prüfen',
  save: 'Diese Seite speichern',
  get: 'Sie haben noch keinen Beleg?',
  getLead:
    'Ihr Nachweis, eine lange Nummer, steht in den Datenschutz-Einstellungen der Website. Die Nummer der Website steht in der Adresse ihres Banners, zwischen /c/ und dem nächsten Punkt oder Schrägstrich; auch der Betreiber der Website kann sie Ihnen nennen.',
  site: 'Nummer der Website',
  record: 'Ihr Nachweis',
  load: 'Beleg laden',
  loadNot: 'Geben Sie beides vollständig ein, um den Beleg zu laden.',
  unreadable: 'Das ist kein Einwilligungsbeleg. Bitte wählen Sie die Datei so, wie sie geladen wurde.',
  tooLarge: 'Diese Datei ist für einen Einwilligungsbeleg zu groß.',
  noCrypto:
    'Browser prüfen Belege nur auf Seiten mit sicherer Adresse. Bitte speichern Sie diese Seite und öffnen Sie sie auf Ihrem Gerät.',
  result: 'Ergebnis',
  summary: 'Einträge: {all}. Bewiesen: {proven}. Noch offen: {open}. Nicht bewiesen: {failed}.',
  leftOut: 'Dieser Beleg enthält nur die neuesten Einträge; es gibt ältere.',
  verdicts: {
    proven: [
      'Bewiesen',
      'Der Eintrag ist seit dem {day} unverändert: Er steht unter Siegel {seal}, an dem Tag, der mit dem Schlüssel {key} unterschrieben ist.',
    ],
    unsigned: [
      'Versiegelt, noch nicht unterschrieben',
      'Der Eintrag steht unter Siegel {seal}. Der Tag wird unterschrieben, sobald er vorüber ist (UTC); ein danach geladener Beleg beweist mehr.',
    ],
    waiting: [
      'Noch nicht versiegelt',
      'Einträge werden innerhalb weniger Minuten versiegelt. Bitte laden Sie den Beleg später noch einmal.',
    ],
    aged: [
      'Nicht mehr beweisbar',
      'Andere Einträge unter demselben Siegel wurden wegen ihres Alters entfernt; deshalb lässt sich dieser nicht mehr beweisen.',
    ],
    unchecked: [
      'Unterschrift nicht geprüft',
      'Der Eintrag steht unter Siegel {seal} vom {day}, aber dieser Browser kann keine Unterschriften prüfen (Ed25519). Bitte verwenden Sie einen neueren.',
    ],
    failed: ['Nicht bewiesen', ''],
  },
  failures: {
    'other-visitor': 'Der Eintrag gehört nicht zu diesem Nachweis und dieser Website.',
    'banner-differs': 'Was der Beleg als gezeigtes Banner angibt, ist nicht das, was der Eintrag nennt.',
    'record-differs': 'Der Eintrag ist nicht der, der versiegelt wurde.',
    'seal-differs': 'Das Siegel wurde verändert.',
    'day-differs': 'Das Siegel gehört nicht zu dem Tag, der unterschrieben wurde.',
    'signature-wrong': 'Die Unterschrift des Tages passt nicht.',
    'key-unknown':
      'Der Tag wurde mit einem Schlüssel unterschrieben, der hier nicht bekannt ist. Haben Sie diese Seite vor längerer Zeit gespeichert, laden Sie sie bitte neu.',
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
    gpc: 'Durch das Signal des Browsers abgelehnt',
    withdraw: 'Später widerrufen oder widersprochen',
    notice: 'Hinweis geschlossen',
  },
  nothing: 'nichts',
  signalSent: 'Der Browser sandte Global Privacy Control',
  banner: 'Banner auf {language}, Fassung {snapshot}',
  shownDetails: 'Lesen, was gezeigt wurde',
  buttons: 'Schaltflächen: {buttons}',
  providers: 'Anbieter',
};
