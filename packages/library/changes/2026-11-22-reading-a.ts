import type { LibraryChange } from './library-changes-list.ts';

/** Whole documents read in German and Dutch, after their clauses had been mended one by one. */
export const readingAOf20261122: readonly LibraryChange[] = [
  {
    on: '2026-11-22',
    clauses: { 'pp.transfers.ch': 3 },
    reason: {
      de: 'Das Schweizer Datenschutzgesetz steht mit seinem Namen, bevor es abgekürzt wird.',
      en: 'The Swiss data protection act is named in full before it is abbreviated.',
      es: 'La ley suiza de protección de datos figura con su nombre antes de abreviarse.',
      fr: 'La loi suisse sur la protection des données est nommée avant d’être abrégée.',
      it: 'La legge svizzera sulla protezione dei dati è indicata per esteso prima di essere abbreviata.',
      nl: 'De Zwitserse wet op de gegevensbescherming staat met haar naam voordat zij wordt afgekort.',
    },
  },
  {
    on: '2026-11-22',
    clauses: { 'pp.rights.au': 3 },
    reason: {
      de: 'Die Überschrift über die Empfänger im Ausland ist gesetzt wie die übrigen des Abschnitts über Australien.',
      en: 'The label on overseas recipients is set like the others in the section on Australia.',
      es: 'El rótulo sobre los destinatarios en el extranjero tiene la misma forma que los demás del apartado sobre Australia.',
      fr: 'L’intitulé sur les destinataires à l’étranger a la même forme que les autres de la section sur l’Australie.',
      it: 'La voce sui destinatari all’estero ha la stessa forma delle altre della sezione sull’Australia.',
      nl: 'Het kopje over ontvangers in het buitenland heeft dezelfde vorm als de andere in het onderdeel over Australië.',
    },
  },
  {
    on: '2026-11-22',
    clauses: { 'cp.contact': 2 },
    reason: {
      de: 'Ihre Anschrift steht im Abschnitt über den Kontakt nur noch einmal.',
      en: 'Your address stands only once in the section on contacting you.',
      es: 'Su dirección figura solo una vez en el apartado sobre el contacto.',
      fr: 'Votre adresse ne figure plus qu’une fois dans la section sur le contact.',
      it: 'Il Suo indirizzo compare una sola volta nella sezione sui contatti.',
      nl: 'Uw adres staat nog maar één keer in het onderdeel over contact.',
    },
  },
];
