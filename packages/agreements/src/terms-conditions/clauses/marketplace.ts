import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { consumersToo, isMarketplace } from '../conditions.ts';
import { clause } from './clause.ts';

/** Art. 6a CRD (§ 312l BGB, art. L. 111-7 C. conso., art. 97 bis TRLGDCU, art. 49-bis cod. cons., art. 6:230m BW); Art. 30 DSA. */
export const marketplace = clause({
  id: 'tc.marketplace',
  version: 2,
  price: paidUnless('eu_consumer'),
  when: (a) => isMarketplace(a),
  parts: {
    own: { meets: [], when: (a) => a.sell_mode === 'both' },
    status: { meets: [], when: (a) => a.trader_status !== 'no' },
    ranking: { meets: ['crd-6a'] },
    union: { meets: ['crd-6a'], when: (a) => has(a.laws, 'eu_consumer') },
    roles: { meets: ['crd-6a'], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Marktplatz

      Andere Verkäufer bieten im Dienst Waren oder Leistungen an. Der Vertrag darüber kommt mit dem Verkäufer zustande, der beim Angebot genannt ist; wir vermitteln ihn. In allem, was diese Bedingungen zu Bestellung, Preis, Lieferung, Rückgabe und Mängeln sagen, tritt bei solchen Angeboten der Verkäufer an unsere Stelle. ${c.part.own`Wo wir selbst verkaufen, steht das beim Angebot.`} ${c.part.status`Beim Angebot steht auch, ob der Verkäufer nach eigener Angabe Unternehmer ist.`}

      ${c.part.ranking`Bezahlte Plätze und Anzeigen kennzeichnen wir. Für die Reihenfolge der Angebote zählen, das Wichtigste zuerst: ${c.say.ranking_parameters}`}

      ${c.part.union`Ist der Verkäufer kein Unternehmer, gelten die Verbraucherschutzrechte der Europäischen Union für diesen Vertrag nicht.`} ${c.part.roles`Für Lieferung, Rückgabe und Mängel ist der Verkäufer verantwortlich; wir sind es für den Betrieb des Marktplatzes und für alles, was wir selbst zusagen.`}`,
    en: (c) => prose`
      ## Marketplace

      Other sellers offer goods or services in the service. The contract for them is concluded with the seller named beside the offer; we arrange it. For such offers the seller takes our place in all that these terms say on the order, its price, delivery, returns and defects. ${c.part.own`Where we sell ourselves, this is said beside the offer.`} ${c.part.status`The offer also says whether the seller has declared to be a trader.`}

      ${c.part.ranking`We mark paid places and advertisements. The order of offers depends, the most important first, on: ${c.say.ranking_parameters}`}

      ${c.part.union`If the seller is not a trader, the consumer protection rights of the European Union do not apply to that contract.`} ${c.part.roles`The seller is responsible for delivery, returns and defects; we are responsible for the operation of the marketplace and for all that we promise ourselves.`}`,
    es: (c) => prose`
      ## Mercado en línea

      Otros vendedores ofrecen bienes o servicios en el servicio. El contrato sobre ellos se celebra con el vendedor indicado junto a la oferta; nosotros lo facilitamos. En esas ofertas, el vendedor ocupa nuestro lugar en todo lo que estas condiciones dicen sobre el pedido, el precio, la entrega, la devolución y los defectos. ${c.part.own`Cuando vendemos nosotros, se indica junto a la oferta.`} ${c.part.status`La oferta indica también si el vendedor ha declarado ser comerciante.`}

      ${c.part.ranking`Señalamos las posiciones pagadas y los anuncios. El orden de las ofertas depende, primero lo más importante, de: ${c.say.ranking_parameters}`}

      ${c.part.union`Si el vendedor no es comerciante, los derechos de protección del consumidor de la Unión Europea no se aplican a ese contrato.`} ${c.part.roles`El vendedor responde de la entrega, la devolución y los defectos; nosotros, del funcionamiento del mercado y de lo que prometemos.`}`,
    fr: (c) => prose`
      ## Place de marché

      D’autres vendeurs proposent des biens ou services dans le service. Le contrat est conclu avec le vendeur nommé avec l’offre ; nous servons d’intermédiaire. Pour ces offres, le vendeur prend notre place dans tout ce que ces conditions disent de la commande, du prix, de la livraison, du retour et des défauts. ${c.part.own`Lorsque nous vendons nous-mêmes, l’offre le précise.`} ${c.part.status`L’offre indique aussi si le vendeur a déclaré être un professionnel.`}

      ${c.part.ranking`Nous signalons les places payées et les annonces. L’ordre des offres dépend, le plus important d’abord, de : ${c.say.ranking_parameters}`}

      ${c.part.union`Si le vendeur n’est pas un professionnel, les droits des consommateurs issus du droit de l’Union européenne ne s’appliquent pas à ce contrat.`} ${c.part.roles`Le vendeur répond de la livraison, du retour et des défauts ; nous répondons du fonctionnement de la place de marché et de tout ce que nous promettons nous-mêmes.`}`,
    it: (c) => prose`
      ## Mercato online

      Altri venditori offrono beni o servizi nel servizio. Il relativo contratto si conclude con il venditore indicato accanto all’offerta; noi facciamo da intermediari. Per tali offerte il venditore prende il nostro posto in tutto ciò che queste condizioni dicono su ordine, prezzo, consegna, restituzione e difetti. ${c.part.own`Quando vendiamo noi, è indicato accanto all’offerta.`} ${c.part.status`L’offerta indica anche se il venditore ha dichiarato di essere un professionista.`}

      ${c.part.ranking`Segnaliamo le posizioni a pagamento e gli annunci. L’ordine delle offerte dipende, prima il più importante, da: ${c.say.ranking_parameters}`}

      ${c.part.union`Se il venditore non è un professionista, a quel contratto non si applicano i diritti dei consumatori dell’Unione europea.`} ${c.part.roles`Il venditore risponde di consegna, restituzione e difetti; noi rispondiamo del funzionamento del mercato e di tutto ciò che promettiamo.`}`,
    nl: (c) => prose`
      ## Marktplaats

      Andere verkopers bieden in de dienst goederen of diensten aan. De overeenkomst daarover komt tot stand met de verkoper die bij het aanbod staat; wij bemiddelen. Bij zulke aanbiedingen komt de verkoper in onze plaats in alles wat deze voorwaarden zeggen over bestelling, prijs, levering, teruggave en gebreken. ${c.part.own`Waar wij zelf verkopen, staat dat bij het aanbod.`} ${c.part.status`Bij het aanbod staat ook of de verkoper heeft verklaard handelaar te zijn.`}

      ${c.part.ranking`Betaalde plaatsen en advertenties markeren wij. De volgorde van aanbiedingen hangt af van, het belangrijkste eerst: ${c.say.ranking_parameters}`}

      ${c.part.union`Is de verkoper geen handelaar, dan gelden de consumentenrechten van de Europese Unie niet voor die overeenkomst.`} ${c.part.roles`De verkoper is verantwoordelijk voor levering, teruggave en gebreken; wij zijn dat voor de werking van de marktplaats en voor alles wat wij zelf toezeggen.`}`,
  },
});
