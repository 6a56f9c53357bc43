import type { ReceiptWords } from '../receipt-words.ts';

export const dutch: ReceiptWords = {
  title: 'Een toestemmingsbewijs controleren',
  lead: 'Bekijk wat er over uw privacykeuzes op een website is vastgelegd en of die registratie echt is. De controle gebeurt op uw apparaat: deze pagina verstuurt niets. U kunt de pagina opslaan en zonder verbinding openen.',
  noScript:
    'Deze pagina controleert bewijzen met JavaScript, op uw apparaat. Schakel dat in voor deze pagina.',
  language: 'Taal',
  file: 'Bestand van het bewijs',
  fileHint: 'Een bestand dat eindigt op .json. U kunt het ook op deze pagina neerzetten.',
  paste: 'Of plak de tekst van het bewijs',
  check: 'Tekst controleren',
  save: 'Deze pagina opslaan',
  get: 'Hebt u nog geen bewijs?',
  getLead:
    'Het kenmerk van uw keuze, een lang nummer, staat in de privacykeuzes van de website. Het nummer van de website staat in het adres van de banner, tussen /c/ en de volgende punt of schuine streep; ook de eigenaar van de website kan het u geven.',
  site: 'Nummer van de website',
  record: 'Kenmerk van uw keuze',
  load: 'Bewijs downloaden',
  loadNot: 'Vul beide nummers volledig in om het bewijs te downloaden.',
  unreadable: 'Dit is geen toestemmingsbewijs. Kies het bestand zoals u het hebt gedownload.',
  tooLarge: 'Dit bestand is te groot voor een toestemmingsbewijs.',
  noCrypto:
    'Browsers controleren bewijzen alleen op pagina’s met een beveiligd adres. Sla deze pagina op en open die vanaf uw apparaat.',
  result: 'Resultaat',
  summary: 'Registraties: {all}. Bewezen: {proven}. Nog open: {open}. Niet bewezen: {failed}.',
  leftOut: 'Dit bewijs bevat alleen de nieuwste registraties; er zijn oudere.',
  verdicts: {
    proven: [
      'Bewezen',
      'De registratie is ongewijzigd sinds {day}: die staat onder zegel {seal}, op de dag die met de sleutel {key} is ondertekend.',
    ],
    unsigned: [
      'Verzegeld, nog niet ondertekend',
      'De registratie staat onder zegel {seal}. De dag wordt ondertekend zodra die voorbij is (UTC); een daarna gedownload bewijs toont meer aan.',
    ],
    waiting: [
      'Nog niet verzegeld',
      'Registraties worden binnen enkele minuten verzegeld. Download het bewijs later opnieuw.',
    ],
    aged: [
      'Niet meer te bewijzen',
      'Andere registraties onder hetzelfde zegel zijn verwijderd omdat ze te oud waren; daarom is deze niet meer te bewijzen.',
    ],
    unchecked: [
      'Handtekening niet gecontroleerd',
      'De registratie staat onder zegel {seal} van {day}, maar deze browser kan geen handtekeningen controleren (Ed25519). Gebruik een nieuwere.',
    ],
    failed: ['Niet bewezen', ''],
  },
  failures: {
    'other-visitor': 'De registratie hoort niet bij dit kenmerk en deze website.',
    'banner-differs': 'De banner in het bewijs is niet de banner die de registratie noemt.',
    'record-differs': 'Dit is niet de registratie die is verzegeld.',
    'seal-differs': 'Het zegel is gewijzigd.',
    'day-differs': 'Het zegel hoort niet bij de dag die is ondertekend.',
    'signature-wrong': 'De handtekening van de dag klopt niet.',
    'key-unknown':
      'De dag is ondertekend met een sleutel die hier niet bekend is. Hebt u deze pagina lang geleden opgeslagen, laad die dan opnieuw.',
  },
  rows: {
    when: 'Wanneer',
    decision: 'Beslissing',
    allowed: 'Toegestaan',
    refused: 'Geweigerd',
    signal: 'Signaal',
    country: 'Land',
    shown: 'Getoond',
  },
  actions: {
    accept: 'Alles geaccepteerd',
    reject: 'Alles geweigerd',
    custom: 'Eén voor één gekozen',
    gpc: 'Geweigerd door het signaal van de browser',
    withdraw: 'Later ingetrokken of bezwaar gemaakt',
    notice: 'Melding gesloten',
  },
  nothing: 'niets',
  signalSent: 'De browser stuurde Global Privacy Control',
  banner: 'Banner in het {language}, versie {snapshot}',
  shownDetails: 'Bekijk wat is getoond',
  buttons: 'Knoppen: {buttons}',
  providers: 'Aanbieders',
};
