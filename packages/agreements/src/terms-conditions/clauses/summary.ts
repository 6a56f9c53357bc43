import { given, has, prose } from '../../document/authoring.ts';
import { consumersToo, isMarketplace, mayWithdraw, sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/** Key points for orientation (Art. 14(5) DSA spirit; s. 64 CRA prominence; notice of arbitration at the top as US courts ask). No promise beyond the sections. Art. VI.91 CDE: renewal, the last day to object and the free exit stand in bold on the first page. */
export const summary = clause({
  id: 'tc.summary',
  version: 3,
  parts: {
    business: { meets: [], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: [], when: (a) => a.entity_type === 'individual' },
    arbitration: { meets: ['us-arbitration'], when: (a) => a.dispute_mode === 'arbitration' },
    age: { meets: [], when: (a) => (a.min_age ?? 18) > 0 },
    order: { meets: [], when: (a) => sellsAnything(a) },
    market: { meets: [], when: (a) => isMarketplace(a) },
    minimum: { meets: [], when: (a) => has(a.sells, 'subscriptions') && given(a.min_term) },
    renews: { meets: [], when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes' },
    leave: {
      meets: [],
      when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes' && has(a.laws, 'eu_consumer'),
    },
    withdrawEurope: {
      meets: [],
      when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer'),
    },
    withdrawUnion: {
      meets: [],
      when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer') && !has(a.laws, 'uk_consumer'),
    },
    withdrawBritain: {
      meets: [],
      when: (a) => mayWithdraw(a) && !has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer'),
    },
    content: { meets: [], when: (a) => a.ugc === 'yes' },
    consumers: { meets: [], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Das Wichtigste in Kürze

      - Anbieter: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Diese Bedingungen enthalten eine Schiedsvereinbarung; Sie können sie ablehnen.**`}
      - ${c.part.age`Mindestalter: ${c.number(c.say.min_age)} Jahre.`}
      - ${c.part.order`Den Preis und alle Kosten sehen Sie vor der Bestellung.`}
      - ${c.part.market`Kaufen Sie bei einem anderen Verkäufer, ist er Ihr Vertragspartner; er steht beim Angebot.`}
      - ${c.part.minimum`Mindestlaufzeit von Abonnements: ${c.period(c.say.min_term, 'nom')}.`}
      - ${c.part.renews`**Abonnements verlängern sich automatisch, bis Sie kündigen.**`} ${c.part.leave`**Sie können der Verlängerung bis zum letzten Tag des laufenden Zeitraums widersprechen. Als Verbraucher in der Europäischen Union können Sie nach der Verlängerung jederzeit ohne Kosten mit einer Frist von höchstens einem Monat kündigen.**`}
      - ${c.part.withdrawEurope`Verbraucher in der Europäischen Union und im Vereinigten Königreich können einen Vertrag innerhalb von 14 Tagen widerrufen; Ausnahmen nennt der Abschnitt über das Widerrufsrecht.`}${c.part.withdrawUnion`Verbraucher in der Europäischen Union können einen Vertrag innerhalb von 14 Tagen widerrufen; Ausnahmen nennt der Abschnitt über das Widerrufsrecht.`}${c.part.withdrawBritain`Verbraucher im Vereinigten Königreich können einen Vertrag innerhalb von 14 Tagen widerrufen; Ausnahmen nennt der Abschnitt über das Widerrufsrecht.`}
      - ${c.part.content`Ihre Inhalte gehören weiter Ihnen; halten Sie sich an die Regeln für Inhalte.`}
      - ${c.part.consumers`Die gesetzlichen Rechte der Verbraucher gehen diesen Bedingungen vor.`}

      Diese Übersicht dient der Orientierung; maßgeblich sind die folgenden Abschnitte.`,
    en: (c) => prose`
      ## Key points

      - Provider: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**These terms contain an arbitration agreement; you can reject it.**`}
      - ${c.part.age`Minimum age: ${c.number(c.say.min_age)}.`}
      - ${c.part.order`You see the price and all costs before you order.`}
      - ${c.part.market`If you buy from another seller, that seller is your contracting party; the offer names it.`}
      - ${c.part.minimum`Minimum term of subscriptions: ${c.period(c.say.min_term)}.`}
      - ${c.part.renews`**Subscriptions renew automatically until you cancel.**`} ${c.part.leave`**You can object to the renewal until the last day of the current period. As a consumer in the European Union you can cancel at any time after the renewal, at no cost and with at most one month’s notice.**`}
      - ${c.part.withdrawEurope`Consumers in the European Union and the United Kingdom can withdraw from a contract within 14 days; exceptions are set out in the section on the right of withdrawal.`}${c.part.withdrawUnion`Consumers in the European Union can withdraw from a contract within 14 days; exceptions are set out in the section on the right of withdrawal.`}${c.part.withdrawBritain`Consumers in the United Kingdom can withdraw from a contract within 14 days; exceptions are set out in the section on the right of withdrawal.`}
      - ${c.part.content`Your content remains yours; keep to the rules on content.`}
      - ${c.part.consumers`The statutory rights of consumers take precedence over these terms.`}

      This overview is for orientation; the sections below are decisive.`,
    es: (c) => prose`
      ## Lo esencial

      - Prestador: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Estas condiciones contienen un convenio arbitral; puede rechazarlo.**`}
      - ${c.part.age`Edad mínima: ${c.number(c.say.min_age)} años.`}
      - ${c.part.order`Antes del pedido ve el precio y todos los gastos.`}
      - ${c.part.market`Si compra a otro vendedor, usted contrata con él; la oferta lo indica.`}
      - ${c.part.minimum`Duración mínima de las suscripciones: ${c.period(c.say.min_term)}.`}
      - ${c.part.renews`**Las suscripciones se renuevan automáticamente hasta que usted cancele.**`} ${c.part.leave`**Puede oponerse a la renovación hasta el último día del periodo en curso. Si es consumidor en la Unión Europea, después de la renovación puede cancelar en cualquier momento, sin coste y con un preaviso de un mes como máximo.**`}
      - ${c.part.withdrawEurope`Los consumidores de la Unión Europea y del Reino Unido pueden desistir de un contrato en 14 días; las excepciones figuran en el apartado sobre el derecho de desistimiento.`}${c.part.withdrawUnion`Los consumidores de la Unión Europea pueden desistir de un contrato en 14 días; las excepciones figuran en el apartado sobre el derecho de desistimiento.`}${c.part.withdrawBritain`Los consumidores del Reino Unido pueden desistir de un contrato en 14 días; las excepciones figuran en el apartado sobre el derecho de desistimiento.`}
      - ${c.part.content`Sus contenidos siguen siendo suyos; respete las reglas sobre contenidos.`}
      - ${c.part.consumers`Los derechos legales de los consumidores prevalecen sobre estas condiciones.`}

      Este resumen es orientativo; deciden los apartados siguientes.`,
    fr: (c) => prose`
      ## L’essentiel

      - Prestataire : ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Ces conditions contiennent une convention d’arbitrage ; vous pouvez la refuser.**`}
      - ${c.part.age`Âge minimal : ${c.number(c.say.min_age)} ans.`}
      - ${c.part.order`Le prix et tous les frais s’affichent avant la commande.`}
      - ${c.part.market`Si vous achetez à un autre vendeur, vous contractez avec lui ; l’offre le nomme.`}
      - ${c.part.minimum`Durée minimale des abonnements : ${c.period(c.say.min_term)}.`}
      - ${c.part.renews`**Les abonnements se reconduisent automatiquement jusqu’à votre résiliation.**`} ${c.part.leave`**Vous pouvez vous opposer à la reconduction jusqu’au dernier jour de la période en cours. Si vous êtes consommateur dans l’Union européenne, vous pouvez ensuite résilier à tout moment, sans frais et avec un préavis d’un mois au plus.**`}
      - ${c.part.withdrawEurope`Les consommateurs dans l’Union européenne et au Royaume-Uni peuvent se rétracter d’un contrat dans les 14 jours ; les exceptions figurent dans la section sur le droit de rétractation.`}${c.part.withdrawUnion`Les consommateurs dans l’Union européenne peuvent se rétracter d’un contrat dans les 14 jours ; les exceptions figurent dans la section sur le droit de rétractation.`}${c.part.withdrawBritain`Les consommateurs au Royaume-Uni peuvent se rétracter d’un contrat dans les 14 jours ; les exceptions figurent dans la section sur le droit de rétractation.`}
      - ${c.part.content`Vos contenus restent à vous ; respectez les règles relatives aux contenus.`}
      - ${c.part.consumers`Les droits légaux des consommateurs prévalent sur ces conditions.`}

      Cet aperçu sert d’orientation ; les sections suivantes font foi.`,
    it: (c) => prose`
      ## In breve

      - Prestatore: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Queste condizioni contengono una convenzione d’arbitrato; può rifiutarla.**`}
      - ${c.part.age`Età minima: ${c.number(c.say.min_age)} anni.`}
      - ${c.part.order`Il prezzo e tutte le spese sono visibili prima dell’ordine.`}
      - ${c.part.market`Se acquista da un altro venditore, il contratto è con quest’ultimo; l’offerta lo indica.`}
      - ${c.part.minimum`Durata minima degli abbonamenti: ${c.period(c.say.min_term)}.`}
      - ${c.part.renews`**Gli abbonamenti si rinnovano automaticamente finché non disdice.**`} ${c.part.leave`**Può opporsi al rinnovo fino all’ultimo giorno del periodo in corso. Se è consumatore nell’Unione europea, dopo il rinnovo può disdire in ogni momento, senza costi e con un preavviso di un mese al massimo.**`}
      - ${c.part.withdrawEurope`I consumatori nell’Unione europea e nel Regno Unito possono recedere da un contratto entro 14 giorni; le eccezioni sono nella sezione sul diritto di recesso.`}${c.part.withdrawUnion`I consumatori nell’Unione europea possono recedere da un contratto entro 14 giorni; le eccezioni sono nella sezione sul diritto di recesso.`}${c.part.withdrawBritain`I consumatori nel Regno Unito possono recedere da un contratto entro 14 giorni; le eccezioni sono nella sezione sul diritto di recesso.`}
      - ${c.part.content`I Suoi contenuti restano Suoi; rispetti le regole sui contenuti.`}
      - ${c.part.consumers`I diritti di legge dei consumatori prevalgono su queste condizioni.`}

      Questo riepilogo serve da orientamento; fanno fede le sezioni seguenti.`,
    nl: (c) => prose`
      ## Kort samengevat

      - Aanbieder: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Deze voorwaarden bevatten een arbitragebeding; u kunt het afwijzen.**`}
      - ${c.part.age`Minimumleeftijd: ${c.number(c.say.min_age)} jaar.`}
      - ${c.part.order`De prijs en alle kosten ziet u vóór de bestelling.`}
      - ${c.part.market`Koopt u bij een andere verkoper, dan is die uw contractpartij; hij staat bij het aanbod.`}
      - ${c.part.minimum`Minimumlooptijd van abonnementen: ${c.period(c.say.min_term)}.`}
      - ${c.part.renews`**Abonnementen worden automatisch verlengd totdat u opzegt.**`} ${c.part.leave`**U kunt tot en met de laatste dag van de lopende periode bezwaar maken tegen de verlenging. Bent u consument in de Europese Unie, dan kunt u na de verlenging altijd kosteloos opzeggen met een termijn van hoogstens één maand.**`}
      - ${c.part.withdrawEurope`Consumenten in de Europese Unie en het Verenigd Koninkrijk kunnen een overeenkomst binnen 14 dagen herroepen; uitzonderingen staan in het onderdeel over het herroepingsrecht.`}${c.part.withdrawUnion`Consumenten in de Europese Unie kunnen een overeenkomst binnen 14 dagen herroepen; uitzonderingen staan in het onderdeel over het herroepingsrecht.`}${c.part.withdrawBritain`Consumenten in het Verenigd Koninkrijk kunnen een overeenkomst binnen 14 dagen herroepen; uitzonderingen staan in het onderdeel over het herroepingsrecht.`}
      - ${c.part.content`Uw inhoud blijft van u; houd u aan de regels voor inhoud.`}
      - ${c.part.consumers`De wettelijke rechten van consumenten gaan voor deze voorwaarden.`}

      Dit overzicht is ter oriëntatie; de volgende onderdelen zijn beslissend.`,
  },
});
