import { has, items, link, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { sellsAnything } from '../conditions.ts';
import { days } from '../words/spans.ts';
import { clause } from './clause.ts';
const words = {
  de: {
    refund_conditions: {
      unused: 'sie ist unbenutzt',
      'original-packaging': 'sie ist in der Originalverpackung',
      'proof-of-purchase': 'ein Kaufbeleg liegt bei',
      complete: 'sie ist vollständig',
    },
  },
  en: {
    refund_conditions: {
      unused: 'it is unused',
      'original-packaging': 'it is in the original packaging',
      'proof-of-purchase': 'proof of purchase is enclosed',
      complete: 'it is complete',
    },
  },
  es: {
    refund_conditions: {
      unused: 'está sin usar',
      'original-packaging': 'está en el embalaje original',
      'proof-of-purchase': 'se adjunta el justificante de compra',
      complete: 'está completo',
    },
  },
  fr: {
    refund_conditions: {
      unused: 'il n’a pas été utilisé',
      'original-packaging': 'il est dans l’emballage d’origine',
      'proof-of-purchase': 'une preuve d’achat est jointe',
      complete: 'il est complet',
    },
  },
  it: {
    refund_conditions: {
      unused: 'non è stato usato',
      'original-packaging': 'è nell’imballo originale',
      'proof-of-purchase': 'è allegata la prova d’acquisto',
      complete: 'è completo',
    },
  },
  nl: {
    refund_conditions: {
      unused: 'zij is ongebruikt',
      'original-packaging': 'zij zit in de originele verpakking',
      'proof-of-purchase': 'een aankoopbewijs is bijgevoegd',
      complete: 'zij is volledig',
    },
  },
};

/** Voluntary refunds stand beside statutory rights (Art. 17(1) Directive (EU) 2019/771 by analogy); no 'no refunds' statement (reg. 5 CPUT, s. 29(1)(m) ACL, art. L. 121-2 C. conso.). Ontario Reg. 17/05 wants the rights on return. */
export const refunds = clause({
  id: 'tc.refunds',
  version: 1,
  price: paidUnless('ca_consumer'),
  when: (a) => sellsAnything(a),
  parts: {
    law: { meets: [], when: (a) => a.refunds === 'law-only' || a.refunds === undefined },
    within: { meets: [], when: (a) => a.refunds === 'within-days' },
    any: { meets: [], when: (a) => a.refunds === 'any-reason' },
    policy: { meets: [], when: (a) => a.refunds === 'separate-policy' },
    same: { meets: [], when: (a) => a.exchange === 'same' && has(a.sells, 'goods') },
    swap: { meets: [], when: (a) => a.exchange === 'any' && has(a.sells, 'goods') },
    canada: { meets: ['on-oreg17-32', 'qc-cpa-54-4'], when: (a) => has(a.laws, 'ca_consumer') },
  },
  words,
  text: {
    de: (c) => prose`
      ## Erstattungen und Umtausch

      Ihre gesetzlichen Rechte bestehen immer. ${c.part.law`Darüber hinaus erstatten wir nur aus Kulanz.`}${c.part.any`Darüber hinaus erstatten wir den Preis ohne Angabe von Gründen, wenn Sie es innerhalb von ${days(c, 'any_reason_days', 'dat')} nach Erhalt verlangen.`}${c.part.policy`Weitere Rückgaben und Erstattungen regelt unsere eigene Richtlinie: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Darüber hinaus erstatten wir den Preis, wenn Sie die Leistung innerhalb von ${days(c, 'refund_days', 'dat')} nach Erhalt zurückgeben und diese Bedingungen erfüllt sind:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`Waren tauschen wir auf Wunsch gegen den gleichen Artikel um.`}${c.part.swap`Waren tauschen wir auf Wunsch gegen einen anderen Artikel gleichen Werts um.`}

      ${c.part.canada`Verbraucher in Ontario und Québec können einen Internetvertrag beenden, wenn die vorgeschriebenen Angaben fehlen, keine Kopie des Vertrags innerhalb von 15 Tagen kommt oder wir nicht binnen 30 Tagen nach dem vereinbarten Termin leisten; wir erstatten dann innerhalb von 15 Tagen.`}`,
    en: (c) => prose`
      ## Refunds and exchange

      Your statutory rights always exist. ${c.part.law`Beyond them we refund only as a courtesy.`}${c.part.any`Beyond them we refund the price without asking for a reason if you ask for it within ${days(c, 'any_reason_days')} of receiving what you bought.`}${c.part.policy`Further returns and refunds follow our separate policy: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Beyond them we refund the price if you return what you bought within ${days(c, 'refund_days')} of receiving it and these conditions are met:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`On request we exchange goods for the same item.`}${c.part.swap`On request we exchange goods for another item of the same value.`}

      ${c.part.canada`Consumers in Ontario and Quebec can cancel an internet contract if the prescribed information is missing, if no copy of the contract arrives within 15 days, or if we do not perform within 30 days of the date agreed; we then refund within 15 days.`}`,
    es: (c) => prose`
      ## Reembolsos y cambios

      Sus derechos legales existen siempre. ${c.part.law`Más allá de ellos solo reembolsamos por cortesía.`}${c.part.any`Además, devolvemos el precio sin pedir motivo si lo solicita en un plazo de ${days(c, 'any_reason_days')} desde la recepción.`}${c.part.policy`Otras devoluciones y reembolsos se rigen por nuestra propia política: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Además, devolvemos el precio si usted devuelve lo comprado en un plazo de ${days(c, 'refund_days')} desde su recepción y se cumplen estas condiciones:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`A petición suya, cambiamos los bienes por el mismo artículo.`}${c.part.swap`A petición suya, cambiamos los bienes por otro artículo del mismo valor.`}

      ${c.part.canada`Los consumidores de Ontario y Quebec pueden cancelar un contrato por internet si falta la información prescrita, si no reciben copia del contrato en 15 días o si no cumplimos en los 30 días siguientes a la fecha acordada; devolvemos entonces en 15 días.`}`,
    fr: (c) => prose`
      ## Remboursements et échange

      Vos droits légaux existent toujours. ${c.part.law`Au-delà, nous ne remboursons qu’à titre commercial.`}${c.part.any`En outre, nous remboursons le prix sans demander de motif si vous le demandez dans un délai de ${days(c, 'any_reason_days')} après réception.`}${c.part.policy`Les autres retours et remboursements suivent notre politique séparée : ${link(c.say.returns_url)}.`}

      ${c.part
        .within`En outre, nous remboursons le prix si vous rendez ce que vous avez acheté dans un délai de ${days(c, 'refund_days')} après réception et si ces conditions sont remplies :

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`Sur demande, nous échangeons les biens contre le même article.`}${c.part.swap`Sur demande, nous échangeons les biens contre un autre article de même valeur.`}

      ${c.part.canada`Les consommateurs de l’Ontario et du Québec peuvent mettre fin à un contrat conclu par internet si les informations prescrites manquent, si la copie du contrat n’arrive pas dans les 15 jours ou si nous n’exécutons pas dans les 30 jours suivant la date convenue ; nous remboursons alors dans les 15 jours.`}`,
    it: (c) => prose`
      ## Rimborsi e cambi

      I Suoi diritti di legge esistono sempre. ${c.part.law`Oltre a essi rimborsiamo solo per cortesia.`}${c.part.any`Inoltre rimborsiamo il prezzo senza chiedere il motivo se Lei lo richiede entro ${days(c, 'any_reason_days')} dal ricevimento.`}${c.part.policy`Altri resi e rimborsi seguono la nostra politica separata: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Inoltre rimborsiamo il prezzo se Lei restituisce quanto acquistato entro ${days(c, 'refund_days')} dal ricevimento e sono rispettate queste condizioni:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`Su richiesta cambiamo i beni con lo stesso articolo.`}${c.part.swap`Su richiesta cambiamo i beni con un altro articolo dello stesso valore.`}

      ${c.part.canada`I consumatori dell’Ontario e del Québec possono sciogliere un contratto via internet se mancano le informazioni prescritte, se la copia del contratto non arriva entro 15 giorni o se non adempiamo entro 30 giorni dalla data concordata; in tal caso rimborsiamo entro 15 giorni.`}`,
    nl: (c) => prose`
      ## Terugbetaling en omruiling

      Uw wettelijke rechten bestaan altijd. ${c.part.law`Daarbuiten betalen wij alleen uit coulance terug.`}${c.part.any`Daarnaast betalen wij de prijs zonder opgave van redenen terug als u daar binnen ${days(c, 'any_reason_days')} na ontvangst om vraagt.`}${c.part.policy`Voor andere retouren en terugbetalingen geldt ons aparte beleid: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Daarnaast betalen wij de prijs terug als u de aankoop binnen ${days(c, 'refund_days')} na ontvangst terugbrengt en aan deze voorwaarden is voldaan:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`Op verzoek ruilen wij goederen om voor hetzelfde artikel.`}${c.part.swap`Op verzoek ruilen wij goederen om voor een ander artikel van dezelfde waarde.`}

      ${c.part.canada`Consumenten in Ontario en Quebec kunnen een internetovereenkomst ongedaan maken als voorgeschreven informatie ontbreekt, als er binnen 15 dagen geen kopie van de overeenkomst komt of als wij niet binnen 30 dagen na de afgesproken datum presteren; wij betalen dan binnen 15 dagen terug.`}`,
  },
});
