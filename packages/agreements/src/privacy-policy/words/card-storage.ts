/** Where card numbers are kept, as whole sentences. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

type Storage = NonNullable<PrivacyQuestions['card_storage']>;

export const cardStorageWords = {
  de: {
    never: 'Vollständige Kartennummern erhalten und speichern wir nicht.',
    tokenised:
      'Von Ihrer Karte speichern wir nur einen Ersatzwert (Token), mit dem der Zahlungsanbieter sie erneut belasten kann, nicht die vollständige Kartennummer.',
    stored: 'Die Kartendaten, die Sie uns angeben, speichern wir selbst.',
  },
  en: {
    never: 'We do not receive or store full card numbers.',
    tokenised:
      'Of your card we store only a substitute value (token) by which the payment provider can charge it again, not the full card number.',
    stored: 'We store the card details that you give us ourselves.',
  },
  es: {
    never: 'No recibimos ni guardamos números de tarjeta completos.',
    tokenised:
      'De su tarjeta guardamos únicamente un valor sustitutivo (token) con el que el proveedor de pagos puede volver a hacer cargos en ella, no el número completo.',
    stored: 'Guardamos nosotros mismos los datos de la tarjeta que usted nos facilita.',
  },
  fr: {
    never: 'Nous ne recevons ni ne conservons de numéros de carte complets.',
    tokenised:
      'De votre carte, nous ne conservons qu’une valeur de substitution (jeton) permettant au prestataire de paiement de la débiter à nouveau, et non le numéro complet.',
    stored: 'Nous conservons nous-mêmes les données de carte que vous nous communiquez.',
  },
  it: {
    never: 'Non riceviamo né conserviamo numeri di carta completi.',
    tokenised:
      'Della Sua carta conserviamo solo un valore sostitutivo (token) con cui il fornitore di servizi di pagamento può addebitarla di nuovo, non il numero completo.',
    stored: 'Conserviamo noi stessi i dati della carta che Lei ci fornisce.',
  },
  nl: {
    never: 'Wij ontvangen en bewaren geen volledige kaartnummers.',
    tokenised:
      'Van uw kaart bewaren wij alleen een vervangende waarde (token) waarmee de betaaldienst de kaart opnieuw kan belasten, niet het volledige kaartnummer.',
    stored: 'De kaartgegevens die u ons geeft, bewaren wij zelf.',
  },
} as const satisfies Record<Language, Record<Storage, string>>;
