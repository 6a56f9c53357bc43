import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { consumersToo, onlyBrokers, sellsItself } from '../conditions.ts';
import { days } from '../words/spans.ts';
import { clause } from './clause.ts';

/** Arts 18 and 20 CRD (§§ 474(3), 475 BGB, arts. L. 216-1 ff. C. conso., arts. 66 bis ff. TRLGDCU, arts. 61 and 63 cod. cons., arts. 7:9 and 7:11 BW); s. 28 and 29 CRA 2015: 30 days, risk passes on receipt, no further period after a refusal or where the time was essential. Environmentally friendly delivery: Directive (EU) 2024/825. */
export const delivery = clause({
  id: 'tc.delivery',
  version: 3,
  price: paidUnless('eu_ecommerce', 'eu_consumer', 'uk_consumer', 'ca_consumer'),
  when: (a) => has(a.sells, 'goods'),
  parts: {
    seller: { meets: ['crd-8-3', 'crd-6-1-g', 'on-oreg17-32'], when: (a) => onlyBrokers(a) },
    where: { meets: ['crd-8-3', 'crd-6-1-g', 'on-oreg17-32'], when: (a) => sellsItself(a) },
    checkout: { meets: [], when: (a) => a.delivery_costs === 'checkout' || a.delivery_costs === undefined },
    flat: { meets: [], when: (a) => a.delivery_costs === 'flat' },
    free: { meets: [], when: (a) => a.delivery_costs === 'free-over' },
    risk: { meets: [], when: (a) => consumersToo(a) && sellsItself(a) },
  },
  text: {
    de: (c) => prose`
      ## Lieferung

      ${c.part.seller`Der Verkäufer liefert. Liefergebiet, Lieferzeit und Lieferkosten stehen beim Angebot, bevor Sie bestellen.`}

      ${c.part.where`Für die Lieferung gilt:

      - Liefergebiet: ${c.say.delivery_regions}
      - Lieferzeit: höchstens ${days(c, 'delivery_days', 'nom')} ab Vertragsschluss, soweit beim Angebot keine kürzere Frist steht
      - ${c.part.checkout`Lieferkosten: stehen vor der Bestellung an der Kasse`}${c.part.flat`Lieferkosten, pauschal: ${c.say.delivery_flat}`}${c.part.free`Lieferkosten: stehen vor der Bestellung an der Kasse; kostenlos ab einem Bestellwert von ${c.say.delivery_free_over}`}

      Bieten wir umweltfreundliche Lieferarten an, können Sie diese bei der Bestellung wählen.`}

      ${c.part.risk`Gegenüber Verbrauchern geht die Gefahr erst über, wenn sie die Ware erhalten. Liefern wir nicht rechtzeitig, können sie uns eine angemessene Nachfrist setzen und danach vom Vertrag zurücktreten; haben wir die Lieferung verweigert oder war der Termin wesentlich, geht das ohne Nachfrist. Gezahltes erstatten wir unverzüglich, spätestens innerhalb von 14 Tagen; ihre weiteren gesetzlichen Rechte, auch auf Schadensersatz, bleiben unberührt.`}`,
    en: (c) => prose`
      ## Delivery

      ${c.part.seller`The seller delivers. Area, time and costs of delivery are stated beside the offer before you order.`}

      ${c.part.where`For delivery:

      - Area of delivery: ${c.say.delivery_regions}
      - Time of delivery: at most ${days(c, 'delivery_days')} from the conclusion of the contract, unless a shorter time is stated beside the offer
      - ${c.part.checkout`Delivery costs: shown at checkout before you order`}${c.part.flat`Delivery costs, flat: ${c.say.delivery_flat}`}${c.part.free`Delivery costs: shown at checkout before you order; free from an order value of ${c.say.delivery_free_over}`}

      Where we offer environmentally friendly delivery, you can choose it when you order.`}

      ${c.part.risk`Towards consumers the risk passes only when they receive the goods. If we do not deliver in time, they can set us a reasonable further period and then end the contract, or end it at once if we have refused to deliver or the time was essential. We refund what they paid without delay, within 14 days at the latest; their other statutory rights, including damages, remain.`}`,
    es: (c) => prose`
      ## Entrega

      ${c.part.seller`La entrega corre a cargo del vendedor. La zona, el plazo y los gastos de entrega figuran junto a la oferta antes del pedido.`}

      ${c.part.where`Para la entrega:

      - Zona de entrega: ${c.say.delivery_regions}
      - Plazo de entrega: como máximo ${days(c, 'delivery_days')} desde la celebración del contrato, salvo que la oferta indique un plazo menor
      - ${c.part.checkout`Gastos de entrega: se indican antes del pedido`}${c.part.flat`Gastos de entrega fijos: ${c.say.delivery_flat}`}${c.part.free`Gastos de entrega: se indican antes del pedido; entrega gratuita a partir de ${c.say.delivery_free_over}`}

      Si ofrecemos entregas respetuosas con el medio ambiente, puede elegirlas al hacer el pedido.`}

      ${c.part.risk`Frente a los consumidores, el riesgo solo se transmite cuando reciben los bienes. Si no entregamos a tiempo, pueden fijarnos un plazo adicional razonable y después resolver el contrato; no hace falta ese plazo si nos negamos a entregar o si la fecha era esencial. Devolvemos lo pagado sin demora y, a más tardar, en 14 días; se mantienen sus demás derechos legales, también a indemnización.`}`,
    fr: (c) => prose`
      ## Livraison

      ${c.part.seller`Le vendeur livre. La zone, le délai et les frais de livraison figurent avec l’offre avant la commande.`}

      ${c.part.where`Pour la livraison :

      - Zone de livraison : ${c.say.delivery_regions}
      - Délai de livraison : ${days(c, 'delivery_days')} au plus à compter de la conclusion du contrat, sauf délai plus court indiqué avec l’offre
      - ${c.part.checkout`Frais de livraison : indiqués avant la commande`}${c.part.flat`Frais de livraison forfaitaires : ${c.say.delivery_flat}`}${c.part.free`Frais de livraison : indiqués avant la commande ; livraison offerte à partir de ${c.say.delivery_free_over}`}

      Si nous proposons des modes de livraison respectueux de l’environnement, vous pouvez les choisir lors de la commande.`}

      ${c.part.risk`À l’égard des consommateurs, le risque n’est transféré que lorsqu’ils prennent possession des biens. Si nous ne livrons pas à temps, ils peuvent nous fixer un délai supplémentaire raisonnable puis mettre fin au contrat ; ce délai n’est pas nécessaire si nous refusons de livrer ou si la date était essentielle. Nous remboursons ce qu’ils ont payé sans délai, au plus tard dans les 14 jours ; leurs autres droits légaux, y compris à des dommages et intérêts, demeurent.`}`,
    it: (c) => prose`
      ## Consegna

      ${c.part.seller`La consegna è a cura del venditore. Zona, tempi e spese di consegna sono indicati accanto all’offerta prima dell’ordine.`}

      ${c.part.where`Per la consegna:

      - Zona di consegna: ${c.say.delivery_regions}
      - Tempi di consegna: al massimo ${days(c, 'delivery_days')} dalla conclusione del contratto, salvo un termine più breve indicato accanto all’offerta
      - ${c.part.checkout`Spese di consegna: indicate prima dell’ordine`}${c.part.flat`Spese di consegna fisse: ${c.say.delivery_flat}`}${c.part.free`Spese di consegna: indicate prima dell’ordine; consegna gratuita a partire da ${c.say.delivery_free_over}`}

      Se offriamo modalità di consegna rispettose dell’ambiente, può sceglierle al momento dell’ordine.`}

      ${c.part.risk`Nei confronti dei consumatori il rischio passa solo quando ricevono i beni. Se non consegniamo in tempo, possono fissarci un termine supplementare ragionevole e poi risolvere il contratto; il termine supplementare non occorre se rifiutiamo la consegna o se la data concordata era essenziale. Rimborsiamo quanto pagato senza ritardo e al più tardi entro 14 giorni; restano fermi i loro ulteriori diritti di legge, anche al risarcimento.`}`,
    nl: (c) => prose`
      ## Levering

      ${c.part.seller`De verkoper levert. Leveringsgebied, levertijd en leveringskosten staan vóór de bestelling bij het aanbod.`}

      ${c.part.where`Voor de levering geldt:

      - Leveringsgebied: ${c.say.delivery_regions}
      - Levertijd: ten hoogste ${days(c, 'delivery_days')} na het sluiten van de overeenkomst, tenzij bij het aanbod een kortere termijn staat
      - ${c.part.checkout`Leveringskosten: staan vóór de bestelling bij het afrekenen`}${c.part.flat`Leveringskosten, vast bedrag: ${c.say.delivery_flat}`}${c.part.free`Leveringskosten: staan vóór de bestelling bij het afrekenen; gratis vanaf een bestelbedrag van ${c.say.delivery_free_over}`}

      Bieden wij milieuvriendelijke levering aan, dan kunt u die bij het bestellen kiezen.`}

      ${c.part.risk`Tegenover consumenten gaat het risico pas over wanneer zij de goederen ontvangen. Leveren wij niet op tijd, dan kunnen zij ons een redelijke extra termijn stellen en daarna de overeenkomst ontbinden; die termijn is niet nodig als wij weigeren te leveren of als het tijdstip wezenlijk was. Wat zij hebben betaald, betalen wij onmiddellijk terug, uiterlijk binnen 14 dagen; hun overige wettelijke rechten, ook op schadevergoeding, blijven gelden.`}`,
  },
});
