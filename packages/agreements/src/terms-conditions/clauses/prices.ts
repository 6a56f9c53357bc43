import { given, has, items, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { businessesToo, consumersToo, onlyBrokers, sellsAnything, sellsItself } from '../conditions.ts';
import { clause } from './clause.ts';
const words = {
  de: {
    currencies: {
      eur: 'Euro',
      gbp: 'Pfund Sterling',
      usd: 'US-Dollar',
      chf: 'Schweizer Franken',
      cad: 'Kanadischer Dollar',
      aud: 'Australischer Dollar',
    },
  },
  en: {
    currencies: {
      eur: 'euro',
      gbp: 'pound sterling',
      usd: 'US dollar',
      chf: 'Swiss franc',
      cad: 'Canadian dollar',
      aud: 'Australian dollar',
    },
  },
  es: {
    currencies: {
      eur: 'euro',
      gbp: 'libra esterlina',
      usd: 'dólar estadounidense',
      chf: 'franco suizo',
      cad: 'dólar canadiense',
      aud: 'dólar australiano',
    },
  },
  fr: {
    currencies: {
      eur: 'euro',
      gbp: 'livre sterling',
      usd: 'dollar américain',
      chf: 'franc suisse',
      cad: 'dollar canadien',
      aud: 'dollar australien',
    },
  },
  it: {
    currencies: {
      eur: 'euro',
      gbp: 'sterlina',
      usd: 'dollaro statunitense',
      chf: 'franco svizzero',
      cad: 'dollaro canadese',
      aud: 'dollaro australiano',
    },
  },
  nl: {
    currencies: {
      eur: 'euro',
      gbp: 'pond sterling',
      usd: 'Amerikaanse dollar',
      chf: 'Zwitserse frank',
      cad: 'Canadese dollar',
      aud: 'Australische dollar',
    },
  },
};

/** Art. 6(1)(e) and (ea) CRD, Art. 5(2) ECD, PAngV, Arts 19 to 22 CRD (no fee above cost, no pre-ticked extras, deposits; Art. 27 consent to each of them), reg. 40 CCR 2013; currency Ontario Reg. 17/05 s. 32. */
export const prices = clause({
  id: 'tc.prices',
  version: 3,
  price: paidUnless('eu_ecommerce', 'eu_consumer', 'uk_ecommerce', 'uk_consumer', 'ca_consumer'),
  when: (a) => sellsAnything(a),
  parts: {
    sellers: { meets: ['ecd-5-2', 'crd-6-1-e', 'uk-ccr-sch2'], when: (a) => onlyBrokers(a) },
    tax: { meets: ['ecd-5-2', 'crd-6-1-e', 'uk-ccr-sch2'], when: (a) => sellsItself(a) },
    with: { meets: [], when: (a) => a.prices_tax === 'with-tax' },
    without: { meets: [], when: (a) => a.prices_tax === 'without-tax' && businessesToo(a) },
    // Consumers in Europe see the total price: the answer cannot be true towards them.
    persons: {
      meets: [],
      when: (a) =>
        a.prices_tax === 'without-tax' &&
        consumersToo(a) &&
        (businessesToo(a) || has(a.laws, 'eu_consumer', 'uk_consumer')),
    },
    shown: {
      meets: [],
      when: (a) =>
        a.prices_tax === 'without-tax' && !businessesToo(a) && !has(a.laws, 'eu_consumer', 'uk_consumer'),
    },
    country: { meets: [], when: (a) => a.prices_tax !== 'with-tax' && a.prices_tax !== 'without-tax' },
    freight: { meets: [], when: (a) => has(a.sells, 'goods') },
    periodic: { meets: [], when: (a) => has(a.sells, 'subscriptions') },
    currencies: { meets: [], when: (a) => given(a.currencies) || given(a['currencies.own']) },
    special: { meets: ['crd-6-1-ea', 'crd-6-1-q'], when: (a) => consumersToo(a) },
  },
  words,
  text: {
    de: (c) => prose`
      ## Preise

      ${c.part.sellers`Die Preise setzen die Verkäufer fest. Vor der Bestellung sehen Sie den Gesamtpreis mit Steuern und allen weiteren Kosten.`}${c.part.tax`${c.part.with`Unsere Preise enthalten die Umsatzsteuer und alle weiteren Preisbestandteile.`}${c.part.without`Gegenüber Unternehmern verstehen sich unsere Preise ohne Umsatzsteuer; wir weisen die Steuer vor der Bestellung gesondert aus.`} ${c.part.persons`Verbrauchern nennen wir stets den Gesamtpreis mit Steuern.`}${c.part.shown`Die angezeigten Preise enthalten keine Steuern; vor der Bestellung sehen Sie die Steuern und den Gesamtpreis.`}${c.part.country`Ob unsere Preise Steuern enthalten, hängt vom Land ab und steht beim Preis; Verbrauchern nennen wir den Gesamtpreis mit Steuern, wo das Gesetz es verlangt.`} Weitere Kosten${c.part.freight`, auch die der Lieferung,`} zeigen wir vor der Bestellung gesondert an. ${c.part.periodic`Bei Abonnements nennen wir den Gesamtpreis je Abrechnungszeitraum und, wo er abweicht, je Monat.`}`} Es gilt der Preis, der bei Ihrer Bestellung angezeigt wird.

      ${c.part
        .currencies`Sie können ${c.plural(c.count(c.say.currencies, c.say['currencies.own']), { one: prose`in dieser Währung`, other: prose`in diesen Währungen` })} zahlen:

      ${items(c.names(c.say.currencies, c.w.currencies, c.say['currencies.own']))}`}

      ${c.part.special`Zusatzleistungen berechnen wir nur, wenn Sie sie ausdrücklich gewählt haben. Haben wir einen Preis anhand automatisierter Entscheidungen für Sie persönlich festgelegt oder verlangen wir eine Kaution, sagen wir das mit den Bedingungen vor der Bestellung.`}`,
    en: (c) => prose`
      ## Prices

      ${c.part.sellers`The sellers set the prices. Before you order you see the total price with tax and all further costs.`}${c.part.tax`${c.part.with`Our prices include VAT or sales tax and all other parts of the price.`}${c.part.without`Towards business users our prices do not include VAT or sales tax; we show the tax separately before they order.`} ${c.part.persons`To consumers we always state the total price with tax.`}${c.part.shown`The prices shown do not include taxes; before you order you see the taxes and the total price.`}${c.part.country`Whether our prices include tax depends on the country and is stated beside the price; to consumers we state the total price with tax where the law requires it.`} We show further costs${c.part.freight`, including those of delivery,`} separately before you order. ${c.part.periodic`For subscriptions we state the total per billing period and, where it differs, per month.`}`} The price shown when you order applies.

      ${c.part
        .currencies`You can pay ${c.plural(c.count(c.say.currencies, c.say['currencies.own']), { one: prose`in this currency`, other: prose`in these currencies` })}:

      ${items(c.names(c.say.currencies, c.w.currencies, c.say['currencies.own']))}`}

      ${c.part.special`We charge for extras only if you have expressly chosen them. Where we have set a price for you personally on the basis of automated decision-making, or ask for a deposit, we say so with the conditions before you order.`}`,
    es: (c) => prose`
      ## Precios

      ${c.part.sellers`Los vendedores fijan los precios. Antes del pedido usted ve el precio total con impuestos y todos los demás gastos.`}${c.part.tax`${c.part.with`Nuestros precios incluyen el IVA o un impuesto similar y todos los demás componentes.`}${c.part.without`Frente a los usuarios profesionales, nuestros precios no incluyen el IVA ni impuestos similares, que indicamos por separado antes del pedido.`} ${c.part.persons`A los consumidores indicamos siempre el precio total con impuestos.`}${c.part.shown`Los precios mostrados no incluyen impuestos; antes del pedido usted ve los impuestos y el precio total.`}${c.part.country`Junto al precio se indica si incluye impuestos, lo que depende del país; a los consumidores indicamos el precio total con impuestos donde la ley lo exige.`} Los demás gastos${c.part.freight`, incluidos los de entrega,`} se muestran por separado antes del pedido. ${c.part.periodic`En las suscripciones indicamos el precio total por periodo de facturación y, si difiere, por mes.`}`} Se aplica el precio mostrado al hacer el pedido.

      ${c.part
        .currencies`Puede pagar ${c.plural(c.count(c.say.currencies, c.say['currencies.own']), { one: prose`en esta moneda`, many: prose`en estas monedas`, other: prose`en estas monedas` })}:

      ${items(c.names(c.say.currencies, c.w.currencies, c.say['currencies.own']))}`}

      ${c.part.special`Solo cobramos pagos adicionales que usted haya aceptado expresamente. Si hemos fijado un precio personalizado mediante decisiones automatizadas o pedimos un depósito en garantía, lo indicamos con sus condiciones antes del pedido.`}`,
    fr: (c) => prose`
      ## Prix

      ${c.part.sellers`Les vendeurs fixent les prix. Avant la commande, vous voyez le prix total toutes taxes comprises et tous les autres frais.`}${c.part.tax`${c.part.with`Nos prix comprennent la TVA ou une taxe semblable et toutes les autres composantes.`}${c.part.without`À l’égard des utilisateurs professionnels, nos prix s’entendent hors TVA ou taxe semblable ; nous indiquons la taxe séparément avant la commande.`} ${c.part.persons`Aux consommateurs, nous indiquons toujours le prix total toutes taxes comprises.`}${c.part.shown`Les prix affichés s’entendent hors taxes ; avant la commande, vous voyez les taxes et le prix total.`}${c.part.country`Selon le pays, nos prix s’entendent toutes taxes comprises ou hors taxes ; la mention figure à côté du prix. Aux consommateurs, nous indiquons le prix total toutes taxes comprises lorsque la loi l’exige.`} Les autres frais${c.part.freight`, y compris ceux de livraison,`} sont indiqués séparément avant la commande. ${c.part.periodic`Pour les abonnements, nous indiquons le prix total par période de facturation et, s’il diffère, par mois.`}`} Le prix affiché lors de la commande s’applique.

      ${c.part
        .currencies`Vous pouvez payer ${c.plural(c.count(c.say.currencies, c.say['currencies.own']), { one: prose`dans cette monnaie`, many: prose`dans ces monnaies`, other: prose`dans ces monnaies` })} :

      ${items(c.names(c.say.currencies, c.w.currencies, c.say['currencies.own']))}`}

      ${c.part.special`Nous ne facturons des suppléments que si vous les avez choisis expressément. Si un prix a été personnalisé sur la base d’une décision automatisée ou si nous demandons un dépôt de garantie, nous l’indiquons avec ses conditions avant la commande.`}`,
    it: (c) => prose`
      ## Prezzi

      ${c.part.sellers`I venditori stabiliscono i prezzi. Prima dell’ordine vede il prezzo totale comprensivo delle imposte e tutte le altre spese.`}${c.part.tax`${c.part.with`I nostri prezzi comprendono l’IVA o un’imposta analoga e ogni altra componente.`}${c.part.without`Nei confronti degli utenti professionali i nostri prezzi non comprendono l’IVA o un’imposta analoga, che indichiamo separatamente prima dell’ordine.`} ${c.part.persons`Ai consumatori indichiamo sempre il prezzo totale comprensivo delle imposte.`}${c.part.shown`I prezzi mostrati non comprendono le imposte; prima dell’ordine vede le imposte e il prezzo totale.`}${c.part.country`Secondo il paese i prezzi comprendono o no le imposte, come indicato accanto al prezzo; ai consumatori indichiamo il prezzo totale comprensivo delle imposte dove la legge lo richiede.`} Le altre spese${c.part.freight`, comprese quelle di consegna,`} sono mostrate separatamente prima dell’ordine. ${c.part.periodic`Per gli abbonamenti indichiamo il prezzo totale per periodo di fatturazione e, se diverso, per mese.`}`} Vale il prezzo mostrato al momento dell’ordine.

      ${c.part
        .currencies`Può pagare ${c.plural(c.count(c.say.currencies, c.say['currencies.own']), { one: prose`in questa valuta`, many: prose`in queste valute`, other: prose`in queste valute` })}:

      ${items(c.names(c.say.currencies, c.w.currencies, c.say['currencies.own']))}`}

      ${c.part.special`Addebitiamo pagamenti supplementari solo se Lei vi ha acconsentito espressamente. Se un prezzo è stato personalizzato con decisioni automatizzate o se chiediamo un deposito cauzionale, lo indichiamo con le condizioni prima dell’ordine.`}`,
    nl: (c) => prose`
      ## Prijzen

      ${c.part.sellers`De verkopers bepalen de prijzen. Vóór de bestelling ziet u de totale prijs met belasting en alle andere kosten.`}${c.part.tax`${c.part.with`Onze prijzen zijn inclusief btw of een soortgelijke belasting en alle andere prijsbestanddelen.`}${c.part.without`Tegenover zakelijke gebruikers zijn onze prijzen exclusief btw of een soortgelijke belasting; die belasting vermelden wij vóór de bestelling apart.`} ${c.part.persons`Aan consumenten noemen wij altijd de totale prijs met belasting.`}${c.part.shown`De getoonde prijzen zijn exclusief belastingen; vóór de bestelling ziet u de belastingen en de totale prijs.`}${c.part.country`Of onze prijzen belasting bevatten, hangt af van het land en staat bij de prijs; aan consumenten noemen wij de totale prijs met belasting waar de wet dat eist.`} Andere kosten${c.part.freight`, ook die van levering,`} tonen wij vóór de bestelling apart. ${c.part.periodic`Bij abonnementen noemen wij de totale prijs per factuurperiode en, als die afwijkt, per maand.`}`} De prijs die bij uw bestelling wordt getoond, geldt.

      ${c.part.currencies`U kunt in deze valuta betalen:

      ${items(c.names(c.say.currencies, c.w.currencies, c.say['currencies.own']))}`}

      ${c.part.special`Extra’s berekenen wij alleen als u ze uitdrukkelijk hebt gekozen. Hebben wij een prijs op basis van geautomatiseerde besluitvorming voor u persoonlijk vastgesteld of vragen wij een waarborgsom, dan zeggen wij dat met de voorwaarden vóór de bestelling.`}`,
  },
});
