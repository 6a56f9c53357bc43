import { has, prose } from '../../document/authoring.ts';
import { sellsAnything, consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Key points for orientation (Art. 14(5) DSA spirit; s. 64 CRA prominence; notice of arbitration at the top as US courts ask). No promise beyond the sections. */
export const summary = clause({
  id: 'tc.summary',
  version: 2,
  parts: {
    business: { meets: [], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: [], when: (a) => a.entity_type === 'individual' },
    arbitration: { meets: ['us-arbitration'], when: (a) => a.dispute_mode === 'arbitration' },
    age: { meets: [], when: (a) => (a.min_age ?? 18) > 0 },
    order: { meets: [], when: (a) => sellsAnything(a) },
    renews: { meets: [], when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes' },
    withdraw: {
      meets: [],
      when: (a) =>
        sellsAnything(a) && has(a.laws, 'eu_consumer', 'uk_consumer') && !has(a.withdrawal, 'none'),
    },
    content: { meets: [], when: (a) => a.ugc === 'yes' },
    consumers: { meets: [], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Das Wichtigste in Kürze

      - Ihr Vertragspartner: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Diese Bedingungen enthalten eine Schiedsvereinbarung; Sie können sie ablehnen.**`}
      - ${c.part.age`Mindestalter: ${c.number(c.say.min_age)} Jahre.`}
      - ${c.part.order`Den Preis und alle Kosten sehen Sie vor der Bestellung; erst mit unserer Annahme besteht ein Vertrag.`}
      - ${c.part.renews`**Abonnements verlängern sich automatisch, bis Sie kündigen.**`}
      - ${c.part.withdraw`Verbraucher können einen Kauf innerhalb von 14 Tagen widerrufen; Ausnahmen stehen im Abschnitt über das Widerrufsrecht.`}
      - ${c.part.content`Ihre Inhalte bleiben Ihre; halten Sie sich an die Regeln für Inhalte.`}
      - ${c.part.consumers`Die gesetzlichen Rechte der Verbraucher gehen diesen Bedingungen vor.`}

      Diese Übersicht dient der Orientierung; maßgeblich sind die folgenden Abschnitte.`,
    en: (c) => prose`
      ## Key points

      - You contract with: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**These terms contain an arbitration agreement; you can reject it.**`}
      - ${c.part.age`Minimum age: ${c.number(c.say.min_age)}.`}
      - ${c.part.order`You see the price and all costs before you order; there is a contract only when we accept.`}
      - ${c.part.renews`**Subscriptions renew automatically until you cancel.**`}
      - ${c.part.withdraw`Consumers can withdraw from a purchase within 14 days; exceptions stand in the section on the right of withdrawal.`}
      - ${c.part.content`Your content remains yours; keep to the rules on content.`}
      - ${c.part.consumers`The statutory rights of consumers take precedence over these terms.`}

      This overview is for orientation; the sections below are decisive.`,
    es: (c) => prose`
      ## Lo esencial

      - Usted contrata con: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Estas condiciones contienen un convenio arbitral; puede rechazarlo.**`}
      - ${c.part.age`Edad mínima: ${c.number(c.say.min_age)} años.`}
      - ${c.part.order`Antes del pedido ve el precio y todos los gastos; solo hay contrato cuando aceptamos.`}
      - ${c.part.renews`**Las suscripciones se renuevan automáticamente hasta que usted cancele.**`}
      - ${c.part.withdraw`Los consumidores pueden desistir de una compra en 14 días; las excepciones figuran en el apartado sobre el derecho de desistimiento.`}
      - ${c.part.content`Sus contenidos siguen siendo suyos; respete las reglas sobre contenidos.`}
      - ${c.part.consumers`Los derechos legales de los consumidores prevalecen sobre estas condiciones.`}

      Este resumen es orientativo; deciden los apartados siguientes.`,
    fr: (c) => prose`
      ## L’essentiel

      - Votre cocontractant : ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Ces conditions contiennent une convention d’arbitrage ; vous pouvez la refuser.**`}
      - ${c.part.age`Âge minimal : ${c.number(c.say.min_age)} ans.`}
      - ${c.part.order`Le prix et tous les frais s’affichent avant la commande ; le contrat n’existe qu’après notre acceptation.`}
      - ${c.part.renews`**Les abonnements se reconduisent automatiquement jusqu’à votre résiliation.**`}
      - ${c.part.withdraw`Les consommateurs peuvent se rétracter d’un achat dans les 14 jours ; les exceptions figurent dans la section sur le droit de rétractation.`}
      - ${c.part.content`Vos contenus restent à vous ; respectez les règles relatives aux contenus.`}
      - ${c.part.consumers`Les droits légaux des consommateurs priment ces conditions.`}

      Cet aperçu sert d’orientation ; les sections suivantes font foi.`,
    it: (c) => prose`
      ## In breve

      - Controparte: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Queste condizioni contengono una convenzione d’arbitrato; può rifiutarla.**`}
      - ${c.part.age`Età minima: ${c.number(c.say.min_age)} anni.`}
      - ${c.part.order`Il prezzo e tutte le spese sono visibili prima dell’ordine; il contratto esiste solo con la nostra accettazione.`}
      - ${c.part.renews`**Gli abbonamenti si rinnovano automaticamente finché non disdice.**`}
      - ${c.part.withdraw`I consumatori possono recedere da un acquisto entro 14 giorni; le eccezioni sono nella sezione sul diritto di recesso.`}
      - ${c.part.content`I Suoi contenuti restano Suoi; rispetti le regole sui contenuti.`}
      - ${c.part.consumers`I diritti di legge dei consumatori prevalgono su queste condizioni.`}

      Questo riepilogo serve da orientamento; fanno fede le sezioni seguenti.`,
    nl: (c) => prose`
      ## Kort samengevat

      - Uw contractpartij: ${c.part.business`**${c.say.business_name}**`}${c.part.individual`**${c.say.individual_name}**`}
      - ${c.part.arbitration`**Deze voorwaarden bevatten een arbitragebeding; u kunt het afwijzen.**`}
      - ${c.part.age`Minimumleeftijd: ${c.number(c.say.min_age)} jaar.`}
      - ${c.part.order`De prijs en alle kosten ziet u vóór de bestelling; er is pas een overeenkomst als wij aanvaarden.`}
      - ${c.part.renews`**Abonnementen worden automatisch verlengd totdat u opzegt.**`}
      - ${c.part.withdraw`Consumenten kunnen een aankoop binnen 14 dagen herroepen; uitzonderingen staan in het onderdeel over het herroepingsrecht.`}
      - ${c.part.content`Uw inhoud blijft van u; houd u aan de regels voor inhoud.`}
      - ${c.part.consumers`De wettelijke rechten van consumenten gaan voor deze voorwaarden.`}

      Dit overzicht is ter oriëntatie; de volgende onderdelen zijn beslissend.`,
  },
});
