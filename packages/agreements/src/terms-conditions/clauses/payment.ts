import { given, items, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { sellsAnything } from '../conditions.ts';
import { productName } from '../../privacy-policy/clauses/provider-names.ts';
import { clause } from './clause.ts';

/** Art. 8(3) CRD accepted means; Art. 19 CRD and § 270a BGB no surcharge above cost; late payment interest only by law (§ 309 no. 5 BGB). */
export const payment = clause({
  id: 'tc.payment',
  version: 1,
  price: paidUnless('eu_ecommerce', 'eu_consumer', 'uk_consumer', 'ca_consumer'),
  when: (a) => sellsAnything(a),
  parts: {
    means: { meets: ['crd-8-3', 'crd-6-1-g'] },
    vendors: { meets: [], when: (a) => given(a.payment_vendors) || given(a['payment_vendors.own']) },
  },
  text: {
    de: (c) => prose`
      ## Zahlung

      ${c.part.means`Welche Zahlungsmittel wir annehmen, steht spätestens zu Beginn des Bestellvorgangs im Dienst. Der Preis ist mit Vertragsschluss fällig, soweit dort nichts anderes steht.`} Geraten Sie in Verzug, gelten die gesetzlichen Zinsen.

      ${c.part.vendors`Zahlungen wickeln wir über diese Dienste ab:

      ${items(c.names(c.say.payment_vendors, productName, c.say['payment_vendors.own']))}`}`,
    en: (c) => prose`
      ## Payment

      ${c.part.means`The means of payment we accept are shown in the service at the latest when ordering begins. The price is due when the contract is concluded, unless something else is stated there.`} If you are late, statutory interest applies.

      ${c.part.vendors`We handle payments through these services:

      ${items(c.names(c.say.payment_vendors, productName, c.say['payment_vendors.own']))}`}`,
    es: (c) => prose`
      ## Pago

      ${c.part.means`Los medios de pago que aceptamos se indican en el servicio a más tardar al inicio del pedido. El precio vence al celebrarse el contrato, salvo que allí se indique otra cosa.`} En caso de demora se aplican los intereses legales.

      ${c.part.vendors`Gestionamos los pagos mediante estos servicios:

      ${items(c.names(c.say.payment_vendors, productName, c.say['payment_vendors.own']))}`}`,
    fr: (c) => prose`
      ## Paiement

      ${c.part.means`Les moyens de paiement acceptés sont indiqués dans le service au plus tard au début de la commande. Le prix est dû à la conclusion du contrat, sauf indication contraire.`} En cas de retard, l’intérêt légal s’applique.

      ${c.part.vendors`Nous traitons les paiements par ces services :

      ${items(c.names(c.say.payment_vendors, productName, c.say['payment_vendors.own']))}`}`,
    it: (c) => prose`
      ## Pagamento

      ${c.part.means`I mezzi di pagamento accettati sono indicati nel servizio al più tardi all’inizio dell’ordine. Il prezzo è dovuto alla conclusione del contratto, salvo diversa indicazione.`} In caso di ritardo si applicano gli interessi di legge.

      ${c.part.vendors`Gestiamo i pagamenti con questi servizi:

      ${items(c.names(c.say.payment_vendors, productName, c.say['payment_vendors.own']))}`}`,
    nl: (c) => prose`
      ## Betaling

      ${c.part.means`Welke betaalmiddelen wij accepteren, staat uiterlijk bij het begin van het bestellen in de dienst. De prijs is verschuldigd bij het sluiten van de overeenkomst, tenzij daar iets anders staat.`} Bent u te laat, dan geldt de wettelijke rente.

      ${c.part.vendors`Wij verwerken betalingen via deze diensten:

      ${items(c.names(c.say.payment_vendors, productName, c.say['payment_vendors.own']))}`}`,
  },
});
