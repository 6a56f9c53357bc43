import { given, items, prose } from '../../document/authoring.ts';
import { cardStorageWords } from '../words/card-storage.ts';
import { vendorCategoryTexts } from '../words/vendor-categories.ts';
import { clause } from './clause.ts';
import { providers, someoneReceives, whatProvidersDo } from './provider-names.ts';

/**
 * Drafting note. Article 13(1)(c) and (e) GDPR. cards: where card data goes, as the owner answered; no duty asks for it.
 * credit: a check by the provider is the provider's decision as controller (Article 4(7)), conditional because nobody is
 * asked for it.
 */
export const payments = clause({
  id: 'pp.payments',
  version: 2,
  when: (a) => a.payments === 'yes',
  parts: {
    providers: { meets: [], when: (a) => given(a.payment_vendors) || given(a['payment_vendors.own']) },
    // A bank transfer needs no provider.
    services: { meets: [], when: (a) => someoneReceives(a.payment_vendors, a['payment_vendors.own']) },
    credit: { meets: [] },
    cards: { meets: [], when: (a) => given(a.card_storage) },
  },
  words: {
    de: { cards: cardStorageWords.de, texts: vendorCategoryTexts.de },
    en: { cards: cardStorageWords.en, texts: vendorCategoryTexts.en },
    es: { cards: cardStorageWords.es, texts: vendorCategoryTexts.es },
    fr: { cards: cardStorageWords.fr, texts: vendorCategoryTexts.fr },
    it: { cards: cardStorageWords.it, texts: vendorCategoryTexts.it },
    nl: { cards: cardStorageWords.nl, texts: vendorCategoryTexts.nl },
  },
  text: {
    de: (c) => prose`
      ## Zahlungen

      Wenn Sie bezahlen, verarbeiten wir Betrag, Zeitpunkt und Anlass der Zahlung, das gewählte Zahlungsmittel und
      ob die Zahlung eingegangen ist. ${c.part.cards`${c.name(c.say.card_storage, c.w.cards)}`}

      ${c.part.providers(prose`
        Zahlungen nehmen wir an über:

        ${items(providers(c, 'payment_vendors'))}

        ${c.part.services`${whatProvidersDo(c, 'payment_vendors', c.w.texts.payments)} ${c.part.credit`Prüft ein Anbieter vor der Zahlung Ihre Zahlungsfähigkeit oder ein Betrugsrisiko, entscheidet er darüber in eigener Verantwortung und unterrichtet Sie in seinen Datenschutzhinweisen.`}`}`)}`,
    en: (c) => prose`
      ## Payments

      When you pay, we process the amount, time and purpose of the payment, the means of payment chosen and whether
      the payment has arrived. ${c.part.cards`${c.name(c.say.card_storage, c.w.cards)}`}

      ${c.part.providers(prose`
        We take payments through:

        ${items(providers(c, 'payment_vendors'))}

        ${c.part.services`${whatProvidersDo(c, 'payment_vendors', c.w.texts.payments)} ${c.part.credit`Where a provider checks your ability to pay or a risk of fraud before the payment, it decides on this under its own responsibility and informs you in its own privacy notice.`}`}`)}`,
    es: (c) => prose`
      ## Pagos

      Cuando usted paga, tratamos el importe, el momento y el motivo del pago, el medio de pago elegido y si el pago
      se ha recibido. ${c.part.cards`${c.name(c.say.card_storage, c.w.cards)}`}

      ${c.part.providers(prose`
        Recibimos los pagos a través de:

        ${items(providers(c, 'payment_vendors'))}

        ${c.part.services`${whatProvidersDo(c, 'payment_vendors', c.w.texts.payments)} ${c.part.credit`Cuando un proveedor comprueba su solvencia o un riesgo de fraude antes del pago, decide sobre ello bajo su propia responsabilidad y le informa en su propio aviso de privacidad.`}`}`)}`,
    fr: (c) => prose`
      ## Paiements

      Lorsque vous payez, nous traitons le montant, le moment et le motif du paiement, le moyen de paiement choisi et le fait que le paiement a été reçu ou non. ${c.part.cards`${c.name(c.say.card_storage, c.w.cards)}`}

      ${c.part.providers(prose`
        Nous recevons les paiements par l’intermédiaire de :

        ${items(providers(c, 'payment_vendors'))}

        ${c.part.services`${whatProvidersDo(c, 'payment_vendors', c.w.texts.payments)} ${c.part.credit`Lorsqu’un prestataire vérifie votre solvabilité ou un risque de fraude avant le paiement, il en décide sous sa propre responsabilité et vous informe dans sa propre notice de confidentialité.`}`}`)}`,
    it: (c) => prose`
      ## Pagamenti

      Quando Lei paga, trattiamo l’importo, il momento e la causale del pagamento, il mezzo di pagamento scelto e
      l’indicazione se il pagamento sia pervenuto. ${c.part.cards`${c.name(c.say.card_storage, c.w.cards)}`}

      ${c.part.providers(prose`
        Riceviamo i pagamenti tramite:

        ${items(providers(c, 'payment_vendors'))}

        ${c.part.services`${whatProvidersDo(c, 'payment_vendors', c.w.texts.payments)} ${c.part.credit`Quando un fornitore verifica la Sua solvibilità o un rischio di frode prima del pagamento, decide al riguardo sotto la propria responsabilità e lo illustra nella propria informativa.`}`}`)}`,
    nl: (c) => prose`
      ## Betalingen

      Wanneer u betaalt, verwerken wij het bedrag, het tijdstip en het doel van de betaling, het gekozen
      betaalmiddel en of de betaling is ontvangen. ${c.part.cards`${c.name(c.say.card_storage, c.w.cards)}`}

      ${c.part.providers(prose`
        Wij ontvangen betalingen via:

        ${items(providers(c, 'payment_vendors'))}

        ${c.part.services`${whatProvidersDo(c, 'payment_vendors', c.w.texts.payments)} ${c.part.credit`Controleert een aanbieder vóór de betaling uw kredietwaardigheid of een risico op fraude, dan beslist hij daarover onder eigen verantwoordelijkheid en informeert hij u in zijn eigen privacyverklaring.`}`}`)}`,
  },
});
