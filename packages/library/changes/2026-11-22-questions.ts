import type { LibraryChange } from './library-changes-list.ts';

export const questionChangesOf20261122: readonly LibraryChange[] = [
  {
    on: '2026-11-22',
    clauses: {
      'pp.purposes': 3,
      'pp.summary': 4,
      'privacy-policy/words/purpose-data': 2,
      'privacy-policy/clauses/purpose-rows': 4,
    },
    reason: {
      de: 'Wer Newsletter versendet, findet den Zweck nun auch unter Zwecken, Rechtsgrundlagen und Speicherdauer, wo immer er es angegeben hat.',
      en: 'If you send newsletters, that purpose now stands under purposes, legal bases and storage periods, wherever you told us of it.',
      es: 'Si envía boletines, esa finalidad figura ahora entre las finalidades, las bases jurídicas y los plazos, lo haya indicado donde lo haya indicado.',
      fr: 'Si vous envoyez des lettres d’information, cette finalité figure désormais parmi les finalités, les bases juridiques et les durées, où que vous l’ayez indiquée.',
      it: 'Se invia newsletter, questa finalità compare ora tra finalità, basi giuridiche e periodi di conservazione, ovunque Lei l’abbia indicata.',
      nl: 'Als u nieuwsbrieven verstuurt, staat dat doeleinde nu onder doeleinden, rechtsgronden en bewaartermijnen, waar u het ook hebt opgegeven.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'eu.third_party': 3,
      'pp.payments': 2,
      'shared/clauses/provider-names': 2,
      'tc.payment': 2,
    },
    reason: {
      de: 'Die Banküberweisung lässt sich als Zahlungsmittel nennen, ohne dass der Text von einem Anbieter spricht.',
      en: 'A bank transfer can be named as a means of payment without the text speaking of a provider.',
      es: 'La transferencia bancaria puede indicarse como medio de pago sin que el texto hable de un proveedor.',
      fr: 'Le virement bancaire peut être indiqué comme moyen de paiement sans que le texte parle d’un prestataire.',
      it: 'Il bonifico bancario può essere indicato come mezzo di pagamento senza che il testo parli di un fornitore.',
      nl: 'Bankoverschrijving kan als betaalmiddel worden genoemd zonder dat de tekst van een aanbieder spreekt.',
    },
  },
];
