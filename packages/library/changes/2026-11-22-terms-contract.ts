import type { LibraryChange } from './library-changes-list.ts';

/** What native readers found in the sections on the contract and the money. */
export const termsContractChangesOf20261122: readonly LibraryChange[] = [
  {
    on: '2026-11-22',
    clauses: {
      'tc.contract_steps': 3,
      'tc.delivery': 3,
      'tc.iap': 2,
      'tc.marketplace': 3,
      'tc.payment': 2,
      'tc.payment_failure': 3,
      'tc.prices': 3,
      'tc.withdrawal': 3,
      'tc.withdrawal_form': 2,
      'tc.withdrawal_function': 2,
      'terms-conditions/words/withdrawal': 3,
    },
    reason: {
      de: 'Verkaufen auf einem Marktplatz nur andere oder verkauft nur ein App-Store, sagen Bestellung, Preis, Zahlung, Lieferung und Widerruf das nun selbst; die Widerrufsbelehrung nennt alle Ausnahmen.',
      en: 'Where only others sell on a marketplace, or only an app store sells, the sections on order, price, payment, delivery and withdrawal now say so; withdrawal states all exceptions.',
      es: 'Si en un mercado solo venden otros, o solo vende una tienda de aplicaciones, ahora lo dicen los apartados sobre pedido, precio, pago, entrega y desistimiento, que indica todas las excepciones.',
      fr: 'Si seuls d’autres vendent sur une place de marché, ou seule une boutique d’applications, les sections sur la commande, le prix, le paiement, la livraison et la rétractation le disent désormais ; toutes les exceptions figurent.',
      it: 'Se su un mercato online vendono solo altri, o solo uno store di applicazioni, ora lo dicono le sezioni su ordine, prezzo, pagamento, consegna e recesso, che indica tutte le eccezioni.',
      nl: 'Verkopen op een marktplaats alleen anderen, of verkoopt alleen een appstore, dan zeggen bestelling, prijs, betaling, levering en herroeping dat nu zelf; alle uitzonderingen staan erbij.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'tc.cancel': 3,
      'tc.price_change': 3,
      'tc.refunds': 2,
      'tc.renewal': 2,
      'tc.subscription': 3,
      'tc.summary': 3,
      'tc.switching': 2,
      'tc.termination': 3,
      'tc.trial': 2,
    },
    reason: {
      de: 'Ende, Verlängerung, Preis und Erstattung eines Abonnements widersprechen sich nicht mehr; Verbraucher in der Europäischen Union stimmen einem höheren Preis zu, und die Übersicht verspricht nicht mehr als die Abschnitte.',
      en: 'End, renewal, price and refund of a subscription no longer contradict each other; consumers in the European Union agree to a higher price, and the key points promise no more than the sections.',
      es: 'El fin, la renovación, el precio y el reembolso de una suscripción ya no se contradicen; los consumidores de la Unión Europea aceptan un precio más alto y el resumen no promete más que los apartados.',
      fr: 'La fin, la reconduction, le prix et le remboursement d’un abonnement ne se contredisent plus ; les consommateurs de l’Union européenne acceptent une hausse de prix et l’aperçu ne promet pas plus que les sections.',
      it: 'Fine, rinnovo, prezzo e rimborso di un abbonamento non si contraddicono più; i consumatori nell’Unione europea accettano un prezzo più alto e il riepilogo non promette più delle sezioni.',
      nl: 'Einde, verlenging, prijs en terugbetaling van een abonnement spreken elkaar niet meer tegen; consumenten in de Europese Unie stemmen in met een hogere prijs en het overzicht belooft niet meer dan de onderdelen.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'tc.ca_notice': 2,
      'tc.eu_users': 2,
      'tc.giftcards': 2,
      'tc.guarantee': 3,
      'tc.guarantee_fr': 3,
      'tc.uk_users': 2,
    },
    reason: {
      de: 'Die Gewährleistung folgt dem Recht seit Juli 2026 (zwölf Monate mehr nach einer Reparatur) und nennt Besonderheiten einzelner Länder; Gutscheine sagen, wo sie länger gelten.',
      en: 'The legal guarantee follows the law since July 2026 (twelve months more after a repair) and states what is special in some countries; gift cards say where they last longer.',
      es: 'La garantía legal sigue la ley vigente desde julio de 2026 (doce meses más tras una reparación) e indica lo propio de algunos países; las tarjetas regalo dicen dónde duran más.',
      fr: 'La garantie légale suit le droit en vigueur depuis juillet 2026 (douze mois de plus après une réparation) et indique les règles propres à certains pays ; les cartes-cadeaux disent où elles durent plus longtemps.',
      it: 'La garanzia legale segue la legge in vigore da luglio 2026 (dodici mesi in più dopo una riparazione) e indica le particolarità di alcuni paesi; le carte regalo dicono dove durano di più.',
      nl: 'De wettelijke garantie volgt het recht sinds juli 2026 (twaalf maanden meer na een herstel) en noemt bijzonderheden van sommige landen; cadeaukaarten zeggen waar zij langer geldig zijn.',
    },
  },
  {
    on: '2026-11-22',
    clauses: { 'tc.promotions': 2, 'tc.store_riders': 2, 'tc.virtual': 2 },
    reason: {
      de: 'Einzelne Sätze sind sprachlich berichtigt; am Inhalt ändert sich nichts.',
      en: 'Single sentences were put into better language; their content is the same.',
      es: 'Se ha mejorado la redacción de algunas frases; su contenido no cambia.',
      fr: 'La langue de quelques phrases a été corrigée ; leur contenu reste le même.',
      it: 'La lingua di alcune frasi è stata corretta; il contenuto resta uguale.',
      nl: 'De taal van enkele zinnen is verbeterd; de inhoud blijft gelijk.',
    },
  },
];
