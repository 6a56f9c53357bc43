import type { LibraryChange } from './library-changes-list.ts';

/** What a reading of whole documents in French and Italian brought to light. */
export const readingChangesOf20261122: readonly LibraryChange[] = [
  {
    on: '2026-11-22',
    clauses: { 'pp.rights.ca_sold': 3 },
    reason: {
      de: 'Der Satz, dass Sie in Kalifornien nichts verkauft oder für Werbung weitergegeben haben, spricht nun von personenbezogenen Daten, wie sie das Dokument definiert.',
      en: 'In the other languages, the sentence that nothing was sold or shared in California now uses the term for personal data that the document defines; the English text stays.',
      es: 'La frase de que en California no ha vendido ni cedido nada habla ahora de datos personales, como los define el documento.',
      fr: 'La phrase indiquant que vous n’avez rien vendu ni partagé en Californie parle désormais de données à caractère personnel, au sens que définit le document.',
      it: 'La frase secondo cui in California non ha venduto né condiviso nulla parla ora di dati personali, come li definisce il documento.',
      nl: 'De zin dat u in Californië niets hebt verkocht of gedeeld, spreekt nu van persoonsgegevens zoals het document die omschrijft.',
    },
  },
];
