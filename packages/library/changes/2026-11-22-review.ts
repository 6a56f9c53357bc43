import type { LibraryChange } from './library-changes-list.ts';

/** What a review of both policies against their study found. */
export const reviewChangesOf20261122: readonly LibraryChange[] = [
  {
    on: '2026-11-22',
    clauses: { 'pp.rights.ca_requests': 3 },
    reason: {
      de: 'Wer Daten von zehn Millionen Menschen in Kalifornien verarbeitet, kann nun die Seite mit den Jahreszahlen zu Anträgen nennen.',
      en: 'Whoever handles the data of ten million Californians can now name the page with the yearly figures on requests.',
      es: 'Quien trata datos de diez millones de personas en California puede indicar ahora la página con las cifras anuales sobre las solicitudes.',
      fr: 'Qui traite les données de dix millions de personnes en Californie peut désormais indiquer la page des chiffres annuels sur les demandes.',
      it: 'Chi tratta dati di dieci milioni di persone in California può ora indicare la pagina con le cifre annuali sulle richieste.',
      nl: 'Wie gegevens van tien miljoen mensen in Californië verwerkt, kan nu de pagina met de jaarcijfers over verzoeken noemen.',
    },
  },
];
