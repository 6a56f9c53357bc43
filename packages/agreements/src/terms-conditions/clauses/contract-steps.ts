import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { onlyBrokers, sellsAnything, soldInStores, takesOrders } from '../conditions.ts';
import { clause } from './clause.ts';

/**
 * Arts 10 and 11 ECD (§ 312i BGB and Art. 246c EGBGB, arts. 1127-1 ff. C. civ., arts. 27 and 28 LSSI with 24 hours for the
 * receipt, arts. 12 and 13 D.Lgs. 70/2003, art. 6:227b and 227c BW), Art. 8(2) CRD order button (§ 312j BGB), art. 3(1)(s)
 * Swiss UCA, s. 54.1 Quebec CPA. A store concludes at once and sends the receipt; a marketplace hands the order on. Arts. 1114
 * and 1127-2 C. civ.: what is shown with its price is an offer there, and the confirmed order concludes the contract.
 */
export const contractSteps = clause({
  id: 'tc.contract_steps',
  version: 3,
  price: paidUnless(
    'eu_ecommerce',
    'eu_consumer',
    'uk_ecommerce',
    'uk_consumer',
    'ch_ecommerce',
    'ca_consumer',
  ),
  when: (a) => sellsAnything(a),
  parts: {
    store: { meets: ['ecd-10-1', 'ecd-11', 'ch-uwg-3-s', 'uk-ecr'], when: (a) => soldInStores(a) },
    steps: { meets: ['ecd-10-1', 'ch-uwg-3-s', 'uk-ecr'], when: (a) => !soldInStores(a) },
    invite: { meets: [], when: (a) => takesOrders(a) && a.country !== 'FR' },
    bind: { meets: [], when: (a) => takesOrders(a) && a.country !== 'FR' },
    offer: { meets: [], when: (a) => takesOrders(a) && a.country === 'FR' },
    stock: { meets: [], when: (a) => has(a.sells, 'goods') },
    agree: { meets: [], when: (a) => takesOrders(a) && a.country === 'FR' },
    pass: { meets: [], when: (a) => onlyBrokers(a) },
    receipt: { meets: ['ecd-11'], when: (a) => !soldInStores(a) },
    spain: { meets: [], when: (a) => has(a.laws, 'eu_ecommerce') || a.country === 'ES' },
    accept: { meets: [], when: (a) => takesOrders(a) && a.country !== 'FR' },
    dispatch: { meets: [], when: (a) => has(a.sells, 'goods') },
    limits: { meets: [], when: (a) => a.order_limits === 'yes' },
    quebec: { meets: [], when: (a) => takesOrders(a) && a.country !== 'FR' && has(a.laws, 'ca_consumer') },
    refuse: { meets: [], when: (a) => takesOrders(a) && a.country === 'FR' },
    forward: { meets: [], when: (a) => onlyBrokers(a) },
    stored: { meets: ['ecd-10-1'], when: (a) => takesOrders(a) },
    kept: { meets: ['ecd-10-1'], when: (a) => onlyBrokers(a) },
    error: { meets: [], when: (a) => a.pricing_error === 'yes' && takesOrders(a) },
  },
  text: {
    de: (c) => prose`
      ## Wie ein Vertrag zustande kommt

      ${c.part.store`Käufe schließen Sie in der App über den Store ab, aus dem Sie sie haben. Er zeigt Ihnen vor dem Kauf alle Angaben und den Preis; bis zu Ihrer Bestätigung können Sie die Auswahl ändern oder abbrechen. Mit der Bestätigung ist der Vertrag geschlossen; der Store sendet Ihnen unverzüglich einen Beleg. Ihre Käufe bleiben in Ihrem Konto beim Store gespeichert, diese Bedingungen können Sie speichern und ausdrucken.`}

      ${c.part.steps`${c.part.invite`Die Darstellung im Dienst ist noch kein bindendes Angebot.`}${c.part.offer`Unsere Angebote gelten, solange sie im Dienst stehen ${c.part.stock`und der Vorrat reicht`}.`} Sie wählen aus, geben Ihre Daten ein, sehen vor dem Absenden alle Angaben in einer Übersicht und können dort Eingabefehler erkennen und berichtigen. ${c.part.bind`Mit der Schaltfläche „zahlungspflichtig bestellen“ oder einer gleich eindeutigen Beschriftung geben Sie ein verbindliches Angebot ab.`}${c.part.agree`Mit der Schaltfläche „zahlungspflichtig bestellen“ oder einer gleich eindeutigen Beschriftung bestätigen Sie die Bestellung; damit ist der Vertrag geschlossen.`}${c.part.pass`Mit der Schaltfläche „zahlungspflichtig bestellen“ oder einer gleich eindeutigen Beschriftung bestellen Sie beim Verkäufer.`}`}

      ${c.part.receipt`Den Eingang Ihrer Bestellung bestätigen wir unverzüglich elektronisch${c.part.spain`, Kunden in Spanien innerhalb von 24 Stunden`}.`} ${c.part.accept`Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen${c.part.dispatch`, die Ware absenden`} oder mit der Leistung beginnen; nehmen wir sie nicht innerhalb von fünf Tagen an, sind Sie nicht mehr gebunden und erhalten Gezahltes zurück. Wir lehnen eine Bestellung nur aus sachlichem Grund ab${c.part.limits`, etwa wenn sie über haushaltsübliche Mengen hinausgeht`}.`} ${c.part.quebec`Gegenüber Verbrauchern in Québec ist unsere Darstellung ein Angebot; der Vertrag ist geschlossen, sobald sie die Bestellung bestätigen.`} ${c.part.refuse`Nur aus berechtigtem Grund führen wir eine Bestellung nicht aus, etwa wenn frühere Rechnungen offen sind; wir teilen es Ihnen sofort mit und erstatten Gezahltes.`} ${c.part.forward`Wir geben sie an den Verkäufer weiter. Der Vertrag kommt mit ihm zustande, sobald er die Bestellung annimmt.`}

      ${c.part.stored`Den Vertragstext speichern wir und senden ihn Ihnen mit diesen Bedingungen auf einem dauerhaften Datenträger, etwa per E-Mail, zu.`} ${c.part.kept`Ihre Bestellung speichern wir; den Vertragstext mit seinen Bedingungen sendet Ihnen der Verkäufer auf einem dauerhaften Datenträger zu.`} Bestellen können Sie in den Sprachen, in denen es diese Bedingungen im Dienst gibt.

      ${c.part.error`War ein Preis erkennbar falsch angegeben, können wir den Vertrag im Rahmen des gesetzlichen Anfechtungsrechts anfechten; Gezahltes erstatten wir sofort.`}`,
    en: (c) => prose`
      ## How a contract is concluded

      ${c.part.store`You make purchases in the app through the store from which you have it. The store shows you all details and the price before you buy; until you confirm, you can change your choice or cancel. The contract is concluded when you confirm; the store sends you a receipt without delay. Your purchases remain stored in your account with the store, and you can save and print these terms.`}

      ${c.part.steps`${c.part.invite`What is shown in the service is not yet a binding offer.`}${c.part.offer`Our offers are open for as long as they are shown in the service ${c.part.stock`and stocks last`}.`} You choose, enter your details, see everything in an overview before you send it, and can find and correct input errors there. ${c.part.bind`With the button “order with obligation to pay” or an equally clear label you make a binding offer.`}${c.part.agree`With the button “order with obligation to pay” or an equally clear label you confirm the order; the contract is then concluded.`}${c.part.pass`With the button “order with obligation to pay” or an equally clear label you order from the seller.`}`}

      ${c.part.receipt`We confirm receipt of your order electronically without delay${c.part.spain`, to customers in Spain within 24 hours`}.`} ${c.part.accept`The contract is concluded when we expressly accept the order${c.part.dispatch`, dispatch the goods`} or begin to perform; if we do not accept it within five days, you are no longer bound and get back what you paid. We refuse an order only for an objective reason${c.part.limits`, for example where it exceeds household quantities`}.`} ${c.part.quebec`Towards consumers in Quebec what we show is an offer; the contract is concluded when they confirm the order.`} ${c.part.refuse`Only for a legitimate reason, such as earlier bills that are unpaid, do we not carry out an order; we tell you at once and refund what you paid.`} ${c.part.forward`We pass the order on to the seller. The contract is concluded with the seller when the seller accepts the order.`}

      ${c.part.stored`We store the text of the contract and send it to you with these terms on a durable medium, for example by e-mail.`} ${c.part.kept`We store your order; the seller sends you the text of the contract with its terms on a durable medium.`} You can order in the languages in which these terms are available in the service.

      ${c.part.error`If a price was plainly wrong, we may set the contract aside to the extent that the law on mistake allows; we refund what you paid at once.`}`,
    es: (c) => prose`
      ## Cómo se celebra el contrato

      ${c.part.store`Usted compra en la aplicación a través de la tienda de la que la obtuvo. La tienda le muestra todos los datos y el precio antes de la compra; hasta que la confirme puede cambiar su elección o cancelarla. El contrato se celebra cuando usted confirma; la tienda le envía sin demora un justificante. Sus compras quedan guardadas en su cuenta de la tienda, y puede guardar e imprimir estas condiciones.`}

      ${c.part.steps`${c.part.invite`Lo que se muestra en el servicio no es aún una oferta vinculante.`}${c.part.offer`Nuestras ofertas son válidas mientras se muestren en el servicio ${c.part.stock`y haya existencias`}.`} Usted elige, introduce sus datos, ve todo en un resumen antes de enviarlo y puede detectar y corregir allí los errores. ${c.part.bind`Con el botón «pedido con obligación de pago» u otra fórmula igual de clara formula una oferta vinculante.`}${c.part.agree`Con el botón «pedido con obligación de pago» u otra fórmula igual de clara confirma el pedido, y el contrato queda celebrado.`}${c.part.pass`Con el botón «pedido con obligación de pago» u otra fórmula igual de clara hace el pedido al vendedor.`}`}

      ${c.part.receipt`Confirmamos la recepción del pedido por vía electrónica sin demora ${c.part.spain`y, a los clientes en España, en un plazo de 24 horas`}.`} ${c.part.accept`El contrato se celebra cuando aceptamos expresamente el pedido${c.part.dispatch`, enviamos los bienes`} o empezamos a prestar el servicio; si no lo aceptamos en cinco días, usted deja de estar obligado y recupera lo pagado. Solo rechazamos un pedido por un motivo objetivo${c.part.limits`, por ejemplo si supera las cantidades habituales de un hogar`}.`} ${c.part.quebec`Frente a los consumidores de Quebec, lo que mostramos es una oferta; el contrato se celebra cuando confirman el pedido.`} ${c.part.refuse`Solo por un motivo legítimo, como facturas anteriores impagadas, dejamos de atender un pedido; se lo comunicamos enseguida y devolvemos lo pagado.`} ${c.part.forward`Lo transmitimos al vendedor. El contrato se celebra con él cuando acepta el pedido.`}

      ${c.part.stored`Guardamos el texto del contrato y se lo enviamos con estas condiciones en un soporte duradero, por ejemplo por correo electrónico.`} ${c.part.kept`Guardamos su pedido; el vendedor le envía el texto del contrato con sus condiciones en un soporte duradero.`} Puede hacer pedidos en los idiomas en que estas condiciones están disponibles en el servicio.

      ${c.part.error`Si un precio era manifiestamente erróneo, podemos impugnar el contrato en la medida en que la ley lo permita por error; devolvemos enseguida lo pagado.`}`,
    fr: (c) => prose`
      ## Comment le contrat se conclut

      ${c.part.store`Vous achetez dans l’application par la boutique d’où elle provient. La boutique vous montre toutes les informations et le prix avant l’achat ; jusqu’à votre confirmation, vous pouvez modifier votre choix ou y renoncer. Le contrat est conclu lorsque vous confirmez ; la boutique vous envoie sans délai un justificatif. Vos achats restent enregistrés dans votre compte auprès de la boutique, et vous pouvez enregistrer et imprimer ces conditions.`}

      ${c.part.steps`${c.part.invite`Ce que présente le service n’est pas encore une offre ferme.`}${c.part.offer`Nos offres sont valables tant qu’elles figurent dans le service${c.part.stock`, dans la limite des stocks disponibles`}.`} Vous choisissez, saisissez vos données, vérifiez le tout dans un récapitulatif avant l’envoi et pouvez y corriger les erreurs. ${c.part.bind`Par le bouton « commande avec obligation de paiement » ou une formule aussi claire, vous faites une offre ferme.`}${c.part.agree`Par le bouton « commande avec obligation de paiement » ou une formule aussi claire, vous confirmez la commande ; le contrat est alors conclu.`}${c.part.pass`Par le bouton « commande avec obligation de paiement » ou une formule aussi claire, vous commandez auprès du vendeur.`}`}

      ${c.part.receipt`Nous accusons réception de votre commande par voie électronique sans délai${c.part.spain`, dans les 24 heures pour les clients en Espagne`}.`} ${c.part.accept`Le contrat est conclu lorsque nous acceptons expressément la commande${c.part.dispatch`, expédions les biens`} ou commençons l’exécution ; si nous ne l’acceptons pas dans les cinq jours, vous n’êtes plus engagé et récupérez ce que vous avez payé. Nous ne refusons une commande que pour un motif légitime${c.part.limits`, par exemple si elle dépasse les quantités habituelles d’un ménage`}.`} ${c.part.quebec`Pour les consommateurs du Québec, ce que nous présentons est une offre ; le contrat se forme lorsqu’ils confirment la commande.`} ${c.part.refuse`Nous ne renonçons à exécuter une commande que pour un motif légitime, tel que des factures antérieures impayées ; nous vous en informons aussitôt et remboursons ce que vous avez payé.`} ${c.part.forward`Nous la transmettons au vendeur. Le contrat est conclu avec lui lorsqu’il accepte la commande.`}

      ${c.part.stored`Nous conservons le texte du contrat et vous l’envoyons avec ces conditions sur un support durable, par exemple par courrier électronique.`} ${c.part.kept`Nous conservons votre commande ; le vendeur vous envoie le texte du contrat avec ses conditions sur un support durable.`} Vous pouvez commander dans les langues dans lesquelles ces conditions sont disponibles dans le service.

      ${c.part.error`Si un prix était manifestement erroné, nous pouvons demander l’annulation du contrat dans la mesure où la loi le permet ; nous remboursons aussitôt ce que vous avez payé.`}`,
    it: (c) => prose`
      ## Come si conclude il contratto

      ${c.part.store`Gli acquisti nell’applicazione avvengono tramite lo store da cui l’ha ottenuta. Lo store Le mostra tutti i dati e il prezzo prima dell’acquisto; fino alla conferma può modificare la scelta o rinunciare. Il contratto è concluso quando Lei conferma; lo store Le invia senza ritardo una ricevuta. I Suoi acquisti restano registrati nel Suo account presso lo store, e può salvare e stampare queste condizioni.`}

      ${c.part.steps`${c.part.invite`Quanto mostrato nel servizio non è ancora un’offerta vincolante.`}${c.part.offer`Le nostre offerte valgono finché sono mostrate nel servizio ${c.part.stock`e fino a esaurimento delle scorte`}.`} Lei sceglie, inserisce i dati, vede tutto in un riepilogo prima dell’invio e può lì individuare e correggere gli errori. ${c.part.bind`Con il pulsante «ordine con obbligo di pagare» o una formula altrettanto chiara fa un’offerta vincolante.`}${c.part.agree`Con il pulsante «ordine con obbligo di pagare» o una formula altrettanto chiara conferma l’ordine; il contratto è così concluso.`}${c.part.pass`Con il pulsante «ordine con obbligo di pagare» o una formula altrettanto chiara ordina presso il venditore.`}`}

      ${c.part.receipt`Confermiamo la ricezione dell’ordine per via elettronica senza ritardo${c.part.spain`, ai clienti in Spagna entro 24 ore`}.`} ${c.part.accept`Il contratto si conclude quando accettiamo espressamente l’ordine${c.part.dispatch`, spediamo i beni`} o iniziamo la prestazione; se non lo accettiamo entro cinque giorni, Lei non è più vincolato e riceve indietro quanto pagato. Rifiutiamo un ordine solo per un motivo oggettivo${c.part.limits`, per esempio se supera le quantità abituali di una famiglia`}.`} ${c.part.quebec`Per i consumatori del Québec quanto mostriamo è un’offerta; il contratto si conclude quando confermano l’ordine.`} ${c.part.refuse`Solo per un motivo legittimo, come fatture precedenti non pagate, non eseguiamo un ordine; La informiamo subito e rimborsiamo quanto pagato.`} ${c.part.forward`Lo trasmettiamo al venditore. Il contratto si conclude con lui quando accetta l’ordine.`}

      ${c.part.stored`Conserviamo il testo del contratto e Glielo inviamo con queste condizioni su un supporto durevole, per esempio per e-mail.`} ${c.part.kept`Conserviamo il Suo ordine; il venditore Le invia il testo del contratto con le sue condizioni su un supporto durevole.`} Può ordinare nelle lingue in cui queste condizioni sono disponibili nel servizio.

      ${c.part.error`Se un prezzo era palesemente errato, possiamo chiedere l’annullamento del contratto per errore nei limiti consentiti dalla legge; rimborsiamo subito quanto pagato.`}`,
    nl: (c) => prose`
      ## Hoe een overeenkomst tot stand komt

      ${c.part.store`Aankopen doet u in de app via de store waar u de app vandaan hebt. De store toont u vóór de aankoop alle gegevens en de prijs; tot uw bevestiging kunt u uw keuze wijzigen of afbreken. De overeenkomst is gesloten zodra u bevestigt; de store stuurt u onmiddellijk een bewijs. Uw aankopen blijven bewaard in uw account bij de store, en deze voorwaarden kunt u opslaan en afdrukken.`}

      ${c.part.steps`${c.part.invite`Wat de dienst toont, is nog geen bindend aanbod.`}${c.part.offer`Onze aanbiedingen gelden zolang zij in de dienst staan ${c.part.stock`en de voorraad strekt`}.`} U kiest, voert uw gegevens in, ziet vóór het verzenden alles in een overzicht en kunt daar invoerfouten ontdekken en herstellen. ${c.part.bind`Met de knop “bestelling met betalingsverplichting” of een even duidelijke tekst doet u een bindend aanbod.`}${c.part.agree`Met de knop “bestelling met betalingsverplichting” of een even duidelijke tekst bevestigt u de bestelling; daarmee is de overeenkomst gesloten.`}${c.part.pass`Met de knop “bestelling met betalingsverplichting” of een even duidelijke tekst bestelt u bij de verkoper.`}`}

      ${c.part.receipt`Wij bevestigen de ontvangst van uw bestelling onmiddellijk langs elektronische weg${c.part.spain`, aan klanten in Spanje binnen 24 uur`}.`} ${c.part.accept`De overeenkomst komt tot stand wanneer wij de bestelling uitdrukkelijk aanvaarden${c.part.dispatch`, de goederen verzenden`} of met de uitvoering beginnen; aanvaarden wij haar niet binnen vijf dagen, dan bent u niet meer gebonden en krijgt u terug wat u hebt betaald. Wij weigeren een bestelling alleen om een objectieve reden${c.part.limits`, bijvoorbeeld als zij de hoeveelheden voor huishoudelijk gebruik te boven gaat`}.`} ${c.part.quebec`Tegenover consumenten in Quebec is wat wij tonen een aanbod; de overeenkomst is gesloten zodra zij de bestelling bevestigen.`} ${c.part.refuse`Alleen om een gegronde reden, zoals eerdere onbetaalde rekeningen, voeren wij een bestelling niet uit; wij laten het u meteen weten en betalen terug wat u hebt betaald.`} ${c.part.forward`Wij geven haar door aan de verkoper. De overeenkomst komt met de verkoper tot stand zodra die de bestelling aanvaardt.`}

      ${c.part.stored`Wij bewaren de tekst van de overeenkomst en sturen u die met deze voorwaarden op een duurzame gegevensdrager, bijvoorbeeld per e-mail.`} ${c.part.kept`Wij bewaren uw bestelling; de verkoper stuurt u de tekst van de overeenkomst met zijn voorwaarden op een duurzame gegevensdrager.`} U kunt bestellen in de talen waarin deze voorwaarden in de dienst beschikbaar zijn.

      ${c.part.error`Was een prijs kennelijk onjuist, dan kunnen wij de overeenkomst vernietigen voor zover het recht inzake dwaling dat toelaat; wat u hebt betaald, betalen wij meteen terug.`}`,
  },
});
