import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { consumersToo, isMarketplace, onlyBrokers } from '../conditions.ts';
import { clause } from './clause.ts';

/**
 * Art. 6a CRD (§ 312l BGB, art. L. 111-7 C. conso., art. 97 bis TRLGDCU, art. 49-bis cod. cons., art. 6:230m BW); Art. 30 DSA.
 * Where others sell everything, the sections on order, price, delivery, withdrawal and defects say so themselves.
 */
export const marketplace = clause({
  id: 'tc.marketplace',
  version: 3,
  price: paidUnless('eu_consumer'),
  when: (a) => isMarketplace(a),
  parts: {
    place: {
      meets: [],
      when: (a) => !onlyBrokers(a) || has(a.sells, 'subscriptions', 'in-app', 'credits', 'gift-cards'),
    },
    own: { meets: [], when: (a) => a.sell_mode === 'both' },
    status: { meets: [], when: (a) => a.trader_status !== 'no' },
    ranking: { meets: ['crd-6a'] },
    union: { meets: ['crd-6a'], when: (a) => has(a.laws, 'eu_consumer') },
    roles: { meets: ['crd-6a'], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Marktplatz

      Auf unserem Marktplatz bieten andere Verkäufer Waren oder Leistungen an. Der Vertrag darüber kommt mit dem Verkäufer zustande, der beim Angebot genannt ist; wir vermitteln ihn. ${c.part.place`In allem, was diese Bedingungen zu Bestellung, Preis, Lieferung, Widerruf, Erstattung und Mängeln sagen, tritt bei solchen Angeboten der Verkäufer an unsere Stelle.`} ${c.part.own`Wo wir selbst verkaufen, steht das beim Angebot.`} ${c.part.status`Beim Angebot steht auch, ob der Verkäufer nach eigener Angabe Unternehmer ist.`}

      ${c.part.ranking`Bezahlte Plätze und Anzeigen kennzeichnen wir. Für die Reihenfolge der Angebote zählen, das Wichtigste zuerst: ${c.say.ranking_parameters}`}

      ${c.part.union`Ist der Verkäufer kein Unternehmer, gelten die Verbraucherschutzrechte der Europäischen Union für diesen Vertrag nicht.`} ${c.part.roles`Für Lieferung, Widerruf, Erstattung und Mängel ist der Verkäufer verantwortlich; wir sind es für den Betrieb des Marktplatzes und für alles, was wir selbst zusagen.`}`,
    en: (c) => prose`
      ## Marketplace

      Other sellers offer goods or services on our marketplace. The contract for them is concluded with the seller named beside the offer; we arrange it. ${c.part.place`For such offers the seller takes our place in all that these terms say on the order, its price, delivery, withdrawal, refunds and defects.`} ${c.part.own`Where we sell ourselves, this is said beside the offer.`} ${c.part.status`The offer also says whether the seller has declared to be a trader.`}

      ${c.part.ranking`We mark paid places and advertisements. The ranking of offers depends on the following, the most important first: ${c.say.ranking_parameters}`}

      ${c.part.union`If the seller is not a trader, the consumer protection rights of the European Union do not apply to that contract.`} ${c.part.roles`The seller is responsible for delivery, withdrawal, refunds and defects; we are responsible for the operation of the marketplace and for all that we promise ourselves.`}`,
    es: (c) => prose`
      ## Mercado en línea

      Otros vendedores ofrecen bienes o servicios en nuestro mercado. El contrato sobre ellos se celebra con el vendedor indicado junto a la oferta; nosotros lo facilitamos. ${c.part.place`En esas ofertas, el vendedor ocupa nuestro lugar en todo lo que estas condiciones dicen sobre el pedido, el precio, la entrega, el desistimiento, el reembolso y los defectos.`} ${c.part.own`Cuando vendemos nosotros, se indica junto a la oferta.`} ${c.part.status`La oferta indica también si el vendedor ha declarado actuar como empresario.`}

      ${c.part.ranking`Señalamos las posiciones pagadas y los anuncios. El orden de las ofertas depende de estos criterios, de mayor a menor importancia: ${c.say.ranking_parameters}`}

      ${c.part.union`Si el vendedor no es empresario, los derechos de protección del consumidor de la Unión Europea no se aplican a ese contrato.`} ${c.part.roles`El vendedor responde de la entrega, el desistimiento, el reembolso y los defectos; nosotros, del funcionamiento del mercado y de lo que prometemos.`}`,
    fr: (c) => prose`
      ## Place de marché

      D’autres vendeurs proposent des biens ou des services sur notre place de marché. Le contrat est conclu avec le vendeur nommé avec l’offre ; nous servons d’intermédiaire. ${c.part.place`Pour ces offres, le vendeur prend notre place dans tout ce que ces conditions disent de la commande, du prix, de la livraison, de la rétractation, du remboursement et des défauts.`} ${c.part.own`Lorsque nous vendons nous-mêmes, l’offre le précise.`} ${c.part.status`L’offre indique aussi si le vendeur a déclaré être un professionnel.`}

      ${c.part.ranking`Nous signalons les places payées et les annonces. Le classement des offres dépend des critères suivants, par ordre d’importance : ${c.say.ranking_parameters}`}

      ${c.part.union`Si le vendeur n’est pas un professionnel, les droits des consommateurs issus du droit de l’Union européenne ne s’appliquent pas à ce contrat.`} ${c.part.roles`Le vendeur répond de la livraison, de la rétractation, du remboursement et des défauts ; nous répondons du fonctionnement de la place de marché et de tout ce que nous promettons nous-mêmes.`}`,
    it: (c) => prose`
      ## Mercato online

      Altri venditori offrono beni o servizi sulla nostra piattaforma. Il relativo contratto si conclude con il venditore indicato accanto all’offerta; noi facciamo da intermediari. ${c.part.place`Per tali offerte il venditore prende il nostro posto in tutto ciò che queste condizioni dicono su ordine, prezzo, consegna, recesso, rimborso e difetti.`} ${c.part.own`Quando vendiamo noi, è indicato accanto all’offerta.`} ${c.part.status`L’offerta indica anche se il venditore ha dichiarato di essere un professionista.`}

      ${c.part.ranking`Segnaliamo le posizioni a pagamento e i contenuti pubblicitari. Il posizionamento delle offerte dipende dai seguenti parametri, in ordine decrescente di importanza: ${c.say.ranking_parameters}`}

      ${c.part.union`Se il venditore non è un professionista, a quel contratto non si applicano i diritti dei consumatori dell’Unione europea.`} ${c.part.roles`Il venditore risponde di consegna, recesso, rimborso e difetti; noi rispondiamo del funzionamento del mercato e di tutto ciò che promettiamo.`}`,
    nl: (c) => prose`
      ## Marktplaats

      Andere verkopers bieden op onze marktplaats goederen of diensten aan. De overeenkomst daarover komt tot stand met de verkoper die bij het aanbod staat; wij bemiddelen. ${c.part.place`Bij zulke aanbiedingen komt de verkoper in onze plaats in alles wat deze voorwaarden zeggen over bestelling, prijs, levering, herroeping, terugbetaling en gebreken.`} ${c.part.own`Waar wij zelf verkopen, staat dat bij het aanbod.`} ${c.part.status`Bij het aanbod staat ook of de verkoper heeft verklaard handelaar te zijn.`}

      ${c.part.ranking`Betaalde plaatsen en advertenties markeren wij. De rangschikking van de aanbiedingen hangt af van de volgende criteria, het belangrijkste eerst: ${c.say.ranking_parameters}`}

      ${c.part.union`Is de verkoper geen handelaar, dan gelden de consumentenrechten van de Europese Unie niet voor die overeenkomst.`} ${c.part.roles`De verkoper is verantwoordelijk voor levering, herroeping, terugbetaling en gebreken; wij zijn dat voor de werking van de marktplaats en voor alles wat wij zelf toezeggen.`}`,
  },
});
