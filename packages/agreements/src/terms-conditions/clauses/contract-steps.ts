import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/** Arts 10 and 11 ECD (§ 312i BGB and Art. 246c EGBGB, arts. 1127-1 ff. C. civ., arts. 27 and 28 LSSI, arts. 12 and 13 D.Lgs. 70/2003, art. 6:227b and 227c BW), Art. 8(2) CRD order button (§ 312j BGB), art. 3(1)(s) Swiss UCA. */
export const contractSteps = clause({
  id: 'tc.contract_steps',
  version: 2,
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
    steps: { meets: ['ecd-10-1', 'ch-uwg-3-s', 'uk-ecr'] },
    receipt: { meets: ['ecd-11'] },
    dispatch: { meets: [], when: (a) => has(a.sells, 'goods') },
    stored: { meets: ['ecd-10-1'] },
    limits: { meets: [], when: (a) => a.order_limits === 'yes' },
    error: { meets: [], when: (a) => a.pricing_error === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Wie ein Vertrag zustande kommt

      ${c.part.steps`Die Darstellung im Dienst ist noch kein bindendes Angebot. Sie wählen aus, geben Ihre Daten ein, sehen vor dem Absenden alle Angaben in einer Übersicht und können dort Eingabefehler erkennen und berichtigen. Mit der Schaltfläche „zahlungspflichtig bestellen“ oder einer gleich eindeutigen Beschriftung geben Sie ein verbindliches Angebot ab.`}

      ${c.part.receipt`Den Eingang Ihrer Bestellung bestätigen wir unverzüglich elektronisch. Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen${c.part.dispatch`, die Ware absenden`} oder mit der Leistung beginnen; nehmen wir sie nicht innerhalb von fünf Tagen an, sind Sie nicht mehr gebunden und erhalten Gezahltes zurück.`}

      ${c.part.stored`Den Vertragstext speichern wir und senden ihn Ihnen mit diesen Bedingungen auf einem dauerhaften Datenträger, etwa per E-Mail, zu. Verträge schließen wir in den Sprachen, in denen diese Bedingungen im Dienst stehen.`}

      ${c.part.limits`Vor Vertragsschluss dürfen wir Bestellungen aus sachlichem Grund ablehnen oder auf haushaltsübliche Mengen beschränken.`} ${c.part.error`War ein Preis erkennbar falsch angegeben, können wir im Rahmen des gesetzlichen Anfechtungsrechts vom Vertrag Abstand nehmen; Gezahltes erstatten wir sofort.`}`,
    en: (c) => prose`
      ## How a contract is concluded

      ${c.part.steps`What is shown in the service is not yet a binding offer. You choose, enter your details, see everything in an overview before you send it, and can find and correct input errors there. With the button ‘order with obligation to pay’ or an equally clear label you make a binding offer.`}

      ${c.part.receipt`We confirm receipt of your order electronically without delay. The contract is concluded when we expressly accept the order${c.part.dispatch`, dispatch the goods`} or begin to perform; if we do not accept it within five days, you are no longer bound and get back what you paid.`}

      ${c.part.stored`We store the text of the contract and send it to you with these terms on a durable medium, for example by e-mail. We conclude contracts in the languages in which these terms stand in the service.`}

      ${c.part.limits`Before a contract is concluded we may refuse orders for an objective reason or limit them to household quantities.`} ${c.part.error`If a price was plainly wrong, we can withdraw from the contract as far as the law on mistake allows; we refund what you paid at once.`}`,
    es: (c) => prose`
      ## Cómo se celebra el contrato

      ${c.part.steps`Lo que se muestra en el servicio no es aún una oferta vinculante. Usted elige, introduce sus datos, ve todo en un resumen antes de enviarlo y puede detectar y corregir allí los errores. Con el botón «pedido con obligación de pago» u otra fórmula igual de clara formula una oferta vinculante.`}

      ${c.part.receipt`Confirmamos la recepción del pedido por vía electrónica sin demora y, a más tardar, en 24 horas. El contrato se celebra cuando aceptamos expresamente el pedido${c.part.dispatch`, enviamos los bienes`} o empezamos a prestar el servicio; si no lo aceptamos en cinco días, usted deja de estar obligado y recupera lo pagado.`}

      ${c.part.stored`Guardamos el texto del contrato y se lo enviamos con estas condiciones en un soporte duradero, por ejemplo por correo electrónico. Celebramos contratos en los idiomas en que estas condiciones figuran en el servicio.`}

      ${c.part.limits`Antes de celebrarse el contrato podemos rechazar pedidos por un motivo objetivo o limitarlos a cantidades domésticas.`} ${c.part.error`Si un precio era manifiestamente erróneo, podemos desvincularnos del contrato en la medida en que la ley sobre el error lo permita; devolvemos enseguida lo pagado.`}`,
    fr: (c) => prose`
      ## Comment le contrat se conclut

      ${c.part.steps`Ce que présente le service n’est pas encore une offre ferme. Vous choisissez, saisissez vos données, voyez le tout dans un récapitulatif avant l’envoi et pouvez y repérer et corriger les erreurs. Par le bouton « commande avec obligation de paiement » ou une formule aussi claire, vous faites une offre ferme.`}

      ${c.part.receipt`Nous accusons réception de votre commande par voie électronique sans délai. Le contrat est conclu lorsque nous acceptons expressément la commande${c.part.dispatch`, expédions les biens`} ou commençons l’exécution ; si nous ne l’acceptons pas dans les cinq jours, vous n’êtes plus engagé et récupérez ce que vous avez payé.`}

      ${c.part.stored`Nous conservons le texte du contrat et vous l’envoyons avec ces conditions sur un support durable, par exemple par courrier électronique. Nous concluons les contrats dans les langues dans lesquelles ces conditions figurent dans le service.`}

      ${c.part.limits`Avant la conclusion du contrat, nous pouvons refuser une commande pour un motif légitime ou la limiter à des quantités domestiques.`} ${c.part.error`Si un prix était manifestement erroné, nous pouvons nous dégager du contrat dans la mesure où la loi sur l’erreur le permet ; nous remboursons aussitôt ce que vous avez payé.`}`,
    it: (c) => prose`
      ## Come si conclude il contratto

      ${c.part.steps`Quanto mostrato nel servizio non è ancora un’offerta vincolante. Lei sceglie, inserisce i dati, vede tutto in un riepilogo prima dell’invio e può lì individuare e correggere gli errori. Con il pulsante «ordine con obbligo di pagare» o una formula altrettanto chiara fa un’offerta vincolante.`}

      ${c.part.receipt`Confermiamo la ricezione dell’ordine per via elettronica senza ritardo. Il contratto si conclude quando accettiamo espressamente l’ordine${c.part.dispatch`, spediamo i beni`} o iniziamo la prestazione; se non lo accettiamo entro cinque giorni, Lei non è più vincolato e riceve indietro quanto pagato.`}

      ${c.part.stored`Conserviamo il testo del contratto e Glielo inviamo con queste condizioni su un supporto durevole, per esempio per e-mail. Concludiamo contratti nelle lingue in cui queste condizioni sono disponibili nel servizio.`}

      ${c.part.limits`Prima della conclusione possiamo rifiutare ordini per un motivo oggettivo o limitarli a quantità domestiche.`} ${c.part.error`Se un prezzo era palesemente errato, possiamo sciogliere il contratto nei limiti in cui lo consente la legge sull’errore; rimborsiamo subito quanto pagato.`}`,
    nl: (c) => prose`
      ## Hoe een overeenkomst tot stand komt

      ${c.part.steps`Wat de dienst toont, is nog geen bindend aanbod. U kiest, voert uw gegevens in, ziet vóór het verzenden alles in een overzicht en kunt daar invoerfouten ontdekken en herstellen. Met de knop “bestelling met betalingsverplichting” of een even duidelijke tekst doet u een bindend aanbod.`}

      ${c.part.receipt`Wij bevestigen de ontvangst van uw bestelling onmiddellijk langs elektronische weg. De overeenkomst komt tot stand wanneer wij de bestelling uitdrukkelijk aanvaarden${c.part.dispatch`, de goederen verzenden`} of met de uitvoering beginnen; aanvaarden wij haar niet binnen vijf dagen, dan bent u niet meer gebonden en krijgt u terug wat u hebt betaald.`}

      ${c.part.stored`Wij bewaren de tekst van de overeenkomst en sturen u die met deze voorwaarden op een duurzame gegevensdrager, bijvoorbeeld per e-mail. Wij sluiten overeenkomsten in de talen waarin deze voorwaarden in de dienst staan.`}

      ${c.part.limits`Vóór het sluiten van de overeenkomst mogen wij bestellingen om een zakelijke reden weigeren of beperken tot huishoudelijke hoeveelheden.`} ${c.part.error`Was een prijs kennelijk onjuist, dan kunnen wij van de overeenkomst afzien voor zover het recht inzake dwaling dat toelaat; wat u hebt betaald, betalen wij meteen terug.`}`,
  },
});
