import { given, has, items, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { businessesToo, onlyBrokers, sellsAnything, sellsItself, soldInStores } from '../conditions.ts';
import { meansName } from '../../privacy-policy/clauses/provider-names.ts';
import { clause } from './clause.ts';

/** Art. 8(3) CRD accepted means; Art. 19 CRD and § 270a BGB no surcharge above cost; late payment interest only by law (§ 309 no. 5 BGB). Art. 7:26(2) BW: no more than half of the price of goods in advance. Arts. L. 441-10 and D. 441-5 C. com.: rate and sum between professionals. */
export const payment = clause({
  id: 'tc.payment',
  version: 2,
  price: paidUnless('eu_ecommerce', 'eu_consumer', 'uk_consumer', 'ca_consumer'),
  when: (a) => sellsAnything(a),
  parts: {
    store: { meets: ['crd-8-3', 'crd-6-1-g'], when: (a) => soldInStores(a) },
    means: { meets: ['crd-8-3', 'crd-6-1-g'], when: (a) => !soldInStores(a) },
    ours: { meets: [], when: (a) => sellsItself(a) },
    sellers: { meets: [], when: (a) => onlyBrokers(a) },
    half: {
      meets: [],
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a),
    },
    late: { meets: [], when: (a) => sellsItself(a) && !soldInStores(a) },
    french: { meets: [], when: (a) => a.country === 'FR' && businessesToo(a) && sellsItself(a) },
    vendors: {
      meets: [],
      when: (a) => !soldInStores(a) && (given(a.payment_vendors) || given(a['payment_vendors.own'])),
    },
  },
  text: {
    de: (c) => prose`
      ## Zahlung

      ${c.part.store`Sie zahlen über den Store, aus dem Sie die App haben, mit den Zahlungsmitteln, die dort hinterlegt sind.`}${c.part.means`Welche Zahlungsmittel Sie nutzen können, steht spätestens zu Beginn des Bestellvorgangs im Dienst. ${c.part.ours`Der Preis ist mit Vertragsschluss fällig, soweit dort nichts anderes steht.`}${c.part.sellers`Wann der Preis fällig ist, steht beim Angebot.`}`} ${c.part.half`Verbraucher in den Niederlanden müssen bei Waren höchstens die Hälfte des Preises im Voraus zahlen.`} ${c.part.late`Geraten Sie in Verzug, gelten die gesetzlichen Zinsen.`} ${c.part.french`Zwischen Unternehmen betragen die Verzugszinsen den Leitzins der Europäischen Zentralbank zuzüglich zehn Prozentpunkten; hinzu kommt eine Pauschale von 40 Euro für Beitreibungskosten.`}

      ${c.part
        .vendors`Zahlungen wickeln wir ${c.plural(c.count(c.say.payment_vendors, c.say['payment_vendors.own']), { one: prose`über diesen Dienst ab`, other: prose`über diese Dienste ab` })}:

      ${items(c.names(c.say.payment_vendors, (id) => meansName(id, c.language), c.say['payment_vendors.own']))}`}`,
    en: (c) => prose`
      ## Payment

      ${c.part.store`You pay through the store from which you have the app, with the means of payment kept there.`}${c.part.means`The means of payment that you can use are shown in the service at the latest when ordering begins. ${c.part.ours`The price is due when the contract is concluded, unless something else is stated there.`}${c.part.sellers`When the price is due is stated beside the offer.`}`} ${c.part.half`Consumers in the Netherlands need not pay more than half of the price of goods in advance.`} ${c.part.late`If you are late, statutory interest applies.`} ${c.part.french`Between businesses, late payment bears interest at the refinancing rate of the European Central Bank plus ten percentage points, and a fixed sum of 40 euros for recovery costs is due.`}

      ${c.part
        .vendors`We handle payments ${c.plural(c.count(c.say.payment_vendors, c.say['payment_vendors.own']), { one: prose`through this service`, other: prose`through these services` })}:

      ${items(c.names(c.say.payment_vendors, (id) => meansName(id, c.language), c.say['payment_vendors.own']))}`}`,
    es: (c) => prose`
      ## Pago

      ${c.part.store`Usted paga a través de la tienda de la que obtuvo la aplicación, con los medios de pago guardados en ella.`}${c.part.means`Los medios de pago que puede utilizar se indican en el servicio a más tardar al inicio del pedido. ${c.part.ours`El precio es exigible desde la celebración del contrato, salvo que allí se indique otra cosa.`}${c.part.sellers`Junto a la oferta se indica cuándo debe pagarse el precio.`}`} ${c.part.half`Los consumidores en los Países Bajos no tienen que pagar por adelantado más de la mitad del precio de los bienes.`} ${c.part.late`En caso de demora se aplican los intereses legales.`} ${c.part.french`Entre empresas, la demora devenga intereses al tipo de refinanciación del Banco Central Europeo más diez puntos porcentuales y una cantidad fija de 40 euros por gastos de cobro.`}

      ${c.part
        .vendors`Gestionamos los pagos ${c.plural(c.count(c.say.payment_vendors, c.say['payment_vendors.own']), { one: prose`mediante este servicio`, many: prose`mediante estos servicios`, other: prose`mediante estos servicios` })}:

      ${items(c.names(c.say.payment_vendors, (id) => meansName(id, c.language), c.say['payment_vendors.own']))}`}`,
    fr: (c) => prose`
      ## Paiement

      ${c.part.store`Vous payez par la boutique d’où provient l’application, avec les moyens de paiement qui y sont enregistrés.`}${c.part.means`Les moyens de paiement que vous pouvez utiliser sont indiqués dans le service au plus tard au début de la commande. ${c.part.ours`Le prix est dû à la conclusion du contrat, sauf indication contraire.`}${c.part.sellers`L’offre indique quand le prix est dû.`}`} ${c.part.half`Les consommateurs aux Pays-Bas n’ont pas à payer d’avance plus de la moitié du prix des biens.`} ${c.part.late`En cas de retard, l’intérêt légal s’applique.`} ${c.part.french`Entre professionnels, tout retard donne lieu à des pénalités au taux de refinancement de la Banque centrale européenne majoré de dix points de pourcentage et à une indemnité forfaitaire de 40 euros pour frais de recouvrement.`}

      ${c.part
        .vendors`Nous traitons les paiements ${c.plural(c.count(c.say.payment_vendors, c.say['payment_vendors.own']), { one: prose`par ce service`, many: prose`par ces services`, other: prose`par ces services` })} :

      ${items(c.names(c.say.payment_vendors, (id) => meansName(id, c.language), c.say['payment_vendors.own']))}`}`,
    it: (c) => prose`
      ## Pagamento

      ${c.part.store`Lei paga tramite lo store da cui ha ottenuto l’applicazione, con i mezzi di pagamento lì registrati.`}${c.part.means`I mezzi di pagamento che può usare sono indicati nel servizio al più tardi all’inizio dell’ordine. ${c.part.ours`Il prezzo è dovuto alla conclusione del contratto, salvo diversa indicazione.`}${c.part.sellers`Quando il prezzo è dovuto è indicato accanto all’offerta.`}`} ${c.part.half`I consumatori nei Paesi Bassi non sono tenuti a pagare in anticipo più della metà del prezzo dei beni.`} ${c.part.late`In caso di ritardo si applicano gli interessi di legge.`} ${c.part.french`Tra imprese il ritardo comporta interessi al tasso di rifinanziamento della Banca centrale europea maggiorato di dieci punti percentuali e un importo forfettario di 40 euro per spese di recupero.`}

      ${c.part
        .vendors`Gestiamo i pagamenti ${c.plural(c.count(c.say.payment_vendors, c.say['payment_vendors.own']), { one: prose`con questo servizio`, many: prose`con questi servizi`, other: prose`con questi servizi` })}:

      ${items(c.names(c.say.payment_vendors, (id) => meansName(id, c.language), c.say['payment_vendors.own']))}`}`,
    nl: (c) => prose`
      ## Betaling

      ${c.part.store`U betaalt via de store waar u de app vandaan hebt, met de betaalmiddelen die daar zijn vastgelegd.`}${c.part.means`Welke betaalmiddelen u kunt gebruiken, staat uiterlijk bij het begin van het bestellen in de dienst. ${c.part.ours`De prijs is verschuldigd bij het sluiten van de overeenkomst, tenzij daar iets anders staat.`}${c.part.sellers`Wanneer de prijs verschuldigd is, staat bij het aanbod.`}`} ${c.part.half`Consumenten in Nederland hoeven bij goederen niet meer dan de helft van de prijs vooruit te betalen.`} ${c.part.late`Bent u te laat, dan geldt de wettelijke rente.`} ${c.part.french`Tussen ondernemingen is bij te late betaling rente verschuldigd ter hoogte van de herfinancieringsrente van de Europese Centrale Bank plus tien procentpunten, met een vast bedrag van 40 euro voor invorderingskosten.`}

      ${c.part
        .vendors`Wij verwerken betalingen ${c.plural(c.count(c.say.payment_vendors, c.say['payment_vendors.own']), { one: prose`via deze dienst`, other: prose`via deze diensten` })}:

      ${items(c.names(c.say.payment_vendors, (id) => meansName(id, c.language), c.say['payment_vendors.own']))}`}`,
  },
});
