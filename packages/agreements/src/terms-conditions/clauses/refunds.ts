import { given, has, items, link, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { onlyBrokers, sellsAnything } from '../conditions.ts';
import { days } from '../words/spans.ts';
import { clause, type TermsQuestions } from './clause.ts';

type Exchange = {
  readonly exchange?: TermsQuestions['exchange'] | undefined;
  readonly sells?: TermsQuestions['sells'] | undefined;
};

function exchanges({ exchange, sells }: Exchange): boolean {
  return (exchange === 'same' || exchange === 'any') && has(sells, 'goods');
}

const words = {
  de: {
    title: { exchange: 'Erstattungen und Umtausch', refunds: 'Erstattungen' },
    refund_conditions: {
      unused: 'die Ware ist unbenutzt',
      'original-packaging': 'die Ware ist in der Originalverpackung',
      'proof-of-purchase': 'ein Kaufbeleg liegt bei',
      complete: 'die Ware ist vollständig',
    },
  },
  en: {
    title: { exchange: 'Refunds and exchange', refunds: 'Refunds' },
    refund_conditions: {
      unused: 'it is unused',
      'original-packaging': 'it is in the original packaging',
      'proof-of-purchase': 'proof of purchase is enclosed',
      complete: 'it is complete',
    },
  },
  es: {
    title: { exchange: 'Reembolsos y cambios', refunds: 'Reembolsos' },
    refund_conditions: {
      unused: 'está sin usar',
      'original-packaging': 'está en el embalaje original',
      'proof-of-purchase': 'se adjunta el justificante de compra',
      complete: 'está completo',
    },
  },
  fr: {
    title: { exchange: 'Remboursements et échange', refunds: 'Remboursements' },
    refund_conditions: {
      unused: 'l’article n’a pas été utilisé',
      'original-packaging': 'l’article est dans l’emballage d’origine',
      'proof-of-purchase': 'une preuve d’achat est jointe',
      complete: 'l’article est complet',
    },
  },
  it: {
    title: { exchange: 'Rimborsi e cambi', refunds: 'Rimborsi' },
    refund_conditions: {
      unused: 'non è stato usato',
      'original-packaging': 'è nell’imballo originale',
      'proof-of-purchase': 'è allegata la prova d’acquisto',
      complete: 'è completo',
    },
  },
  nl: {
    title: { exchange: 'Terugbetaling en omruiling', refunds: 'Terugbetaling' },
    refund_conditions: {
      unused: 'de goederen zijn ongebruikt',
      'original-packaging': 'de goederen zitten in de originele verpakking',
      'proof-of-purchase': 'een aankoopbewijs is bijgevoegd',
      complete: 'de goederen zijn compleet',
    },
  },
};

/** Voluntary refunds stand beside statutory rights (Art. 17(1) Directive (EU) 2019/771 by analogy); no 'no refunds' statement (reg. 5 CPUT, s. 29(1)(m) ACL, art. L. 121-2 C. conso.). CPA 2002 ss. 26, 40 and 50 with O. Reg. 17/05 (Ontario), ss. 54.8 to 54.14 CPA (Quebec). */
export const refunds = clause({
  id: 'tc.refunds',
  version: 2,
  price: paidUnless('ca_consumer'),
  when: (a) =>
    sellsAnything(a) &&
    (!onlyBrokers(a) || has(a.laws, 'ca_consumer') || (given(a.refunds) && a.refunds !== 'law-only')),
  parts: {
    law: {
      meets: [],
      when: (a) => !onlyBrokers(a) && (a.refunds === 'law-only' || a.refunds === undefined),
    },
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
      ## ${exchanges(c.a) ? c.w.title.exchange : c.w.title.refunds}

      Ihre gesetzlichen Rechte gelten in jedem Fall. ${c.part.law`Über sie und über das hinaus, was diese Bedingungen zusagen, erstatten wir nur aus Kulanz.`}${c.part.any`Darüber hinaus erstatten wir den Preis ohne Angabe von Gründen, wenn Sie es innerhalb von ${days(c, 'any_reason_days', 'dat')} nach Erhalt verlangen.`}${c.part.policy`Weitere Rückgaben und Erstattungen regelt unsere eigene Richtlinie: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Darüber hinaus erstatten wir den Preis, wenn Sie die Ware innerhalb von ${days(c, 'refund_days', 'dat')} nach Erhalt zurückgeben und diese Bedingungen erfüllt sind:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`Waren tauschen wir auf Wunsch gegen den gleichen Artikel um.`}${c.part.swap`Waren tauschen wir auf Wunsch gegen einen anderen Artikel gleichen Werts um.`}

      ${c.part.canada`Verbraucher in Ontario und Québec können einen Internetvertrag innerhalb von sieben Tagen nach Erhalt seiner Kopie beenden, wenn vorgeschriebene Angaben fehlten oder sie Fehler nicht berichtigen konnten. Kommt innerhalb von 15 Tagen keine Kopie, können sie ihn innerhalb von 30 Tagen nach Vertragsschluss beenden, und leisten wir nicht binnen 30 Tagen nach dem vereinbarten Termin, bis wir leisten. Wir erstatten dann innerhalb von 15 Tagen; unterbleibt das, können sie vom Aussteller ihrer Kreditkarte eine Rückbuchung verlangen.`}`,
    en: (c) => prose`
      ## ${exchanges(c.a) ? c.w.title.exchange : c.w.title.refunds}

      Your statutory rights apply in every case. ${c.part.law`Beyond them and beyond the refunds that these terms promise, we refund only as a courtesy.`}${c.part.any`Beyond them we refund the price without asking for a reason if you ask for it within ${days(c, 'any_reason_days')} of receiving what you bought.`}${c.part.policy`Further returns and refunds follow our separate policy: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Beyond them we refund the price if you return what you bought within ${days(c, 'refund_days')} of receiving it and these conditions are met:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`On request we exchange goods for the same item.`}${c.part.swap`On request we exchange goods for another item of the same value.`}

      ${c.part.canada`Consumers in Ontario and Quebec can cancel an internet contract within seven days of receiving its copy if prescribed information was missing or they could not correct errors. If no copy arrives within 15 days, they can cancel within 30 days of the contract; if we do not perform within 30 days of the date agreed, they can cancel until we perform. We then refund within 15 days; if we fail to do so, they can ask the issuer of their credit card for a chargeback.`}`,
    es: (c) => prose`
      ## ${exchanges(c.a) ? c.w.title.exchange : c.w.title.refunds}

      Sus derechos legales se aplican en todo caso. ${c.part.law`Más allá de ellos y de los reembolsos que estas condiciones prometen, solo reembolsamos por cortesía.`}${c.part.any`Además, devolvemos el precio sin pedir motivo si lo solicita en un plazo de ${days(c, 'any_reason_days')} desde la recepción.`}${c.part.policy`Otras devoluciones y reembolsos se rigen por nuestra propia política: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Además, devolvemos el precio si usted devuelve lo comprado en un plazo de ${days(c, 'refund_days')} desde su recepción y se cumplen estas condiciones:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`A petición suya, cambiamos los bienes por el mismo artículo.`}${c.part.swap`A petición suya, cambiamos los bienes por otro artículo del mismo valor.`}

      ${c.part.canada`Los consumidores de Ontario y Quebec pueden cancelar un contrato por internet en los siete días siguientes a la recepción de su copia si faltaba información prescrita o no pudieron corregir errores. Si la copia no llega en 15 días, pueden cancelarlo en los 30 días siguientes a la celebración; si no cumplimos en los 30 días siguientes a la fecha acordada, pueden hacerlo hasta que cumplamos. Devolvemos entonces lo pagado en 15 días; si no lo hacemos, pueden pedir la retrocesión al emisor de su tarjeta de crédito.`}`,
    fr: (c) => prose`
      ## ${exchanges(c.a) ? c.w.title.exchange : c.w.title.refunds}

      Vos droits légaux s’appliquent dans tous les cas. ${c.part.law`Au-delà de ces droits et des remboursements que ces conditions promettent, nous ne remboursons qu’à titre de geste commercial.`}${c.part.any`En outre, nous remboursons le prix sans demander de motif si vous le demandez dans un délai de ${days(c, 'any_reason_days')} après réception.`}${c.part.policy`Les autres retours et remboursements suivent notre politique séparée : ${link(c.say.returns_url)}.`}

      ${c.part
        .within`En outre, nous remboursons le prix si vous rendez l’article dans un délai de ${days(c, 'refund_days')} après réception et si ces conditions sont remplies :

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`Sur demande, nous échangeons les biens contre le même article.`}${c.part.swap`Sur demande, nous échangeons les biens contre un autre article de même valeur.`}

      ${c.part.canada`Les consommateurs de l’Ontario et du Québec peuvent résoudre un contrat conclu par internet dans les sept jours suivant la réception de la copie du contrat si des informations prescrites manquaient ou s’ils n’ont pas pu corriger des erreurs. Si la copie n’arrive pas dans les 15 jours, ils peuvent le faire dans les 30 jours suivant la conclusion ; si nous n’exécutons pas dans les 30 jours suivant la date convenue, ils le peuvent jusqu’à l’exécution. Nous remboursons alors dans les 15 jours ; à défaut, ils peuvent demander la rétrofacturation à l’émetteur de leur carte de crédit.`}`,
    it: (c) => prose`
      ## ${exchanges(c.a) ? c.w.title.exchange : c.w.title.refunds}

      I Suoi diritti di legge valgono in ogni caso. ${c.part.law`Oltre a essi e ai rimborsi promessi in queste condizioni rimborsiamo solo per cortesia.`}${c.part.any`Inoltre rimborsiamo il prezzo senza chiedere il motivo se Lei lo richiede entro ${days(c, 'any_reason_days')} dal ricevimento.`}${c.part.policy`Altri resi e rimborsi seguono la nostra politica separata: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Inoltre rimborsiamo il prezzo se Lei restituisce quanto acquistato entro ${days(c, 'refund_days')} dal ricevimento e sono rispettate queste condizioni:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`Su richiesta cambiamo i beni con lo stesso articolo.`}${c.part.swap`Su richiesta cambiamo i beni con un altro articolo dello stesso valore.`}

      ${c.part.canada`I consumatori dell’Ontario e del Québec possono risolvere un contratto via internet entro sette giorni dal ricevimento della copia se mancavano informazioni prescritte o non hanno potuto correggere errori. Se la copia non arriva entro 15 giorni, possono farlo entro 30 giorni dalla conclusione; se non adempiamo entro 30 giorni dalla data concordata, possono farlo finché non adempiamo. Rimborsiamo allora entro 15 giorni; in mancanza possono chiedere il riaddebito all’emittente della carta di credito.`}`,
    nl: (c) => prose`
      ## ${exchanges(c.a) ? c.w.title.exchange : c.w.title.refunds}

      Uw wettelijke rechten gelden in elk geval. ${c.part.law`Daarbuiten en buiten wat deze voorwaarden toezeggen, betalen wij alleen uit coulance terug.`}${c.part.any`Daarnaast betalen wij de prijs zonder opgave van redenen terug als u daar binnen ${days(c, 'any_reason_days')} na ontvangst om vraagt.`}${c.part.policy`Voor andere retouren en terugbetalingen geldt ons aparte beleid: ${link(c.say.returns_url)}.`}

      ${c.part
        .within`Daarnaast betalen wij de prijs terug als u de goederen binnen ${days(c, 'refund_days')} na ontvangst terugzendt en aan deze voorwaarden is voldaan:

      ${items(c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']))}`}

      ${c.part.same`Op verzoek ruilen wij goederen om voor hetzelfde artikel.`}${c.part.swap`Op verzoek ruilen wij goederen om voor een ander artikel van dezelfde waarde.`}

      ${c.part.canada`Consumenten in Ontario en Quebec kunnen een internetovereenkomst binnen zeven dagen na ontvangst van de kopie ervan ontbinden als voorgeschreven informatie ontbrak of zij fouten niet konden herstellen. Komt er binnen 15 dagen geen kopie, dan kunnen zij dat binnen 30 dagen na het sluiten; presteren wij niet binnen 30 dagen na de afgesproken datum, dan kunnen zij dat totdat wij presteren. Wij betalen dan binnen 15 dagen terug; doen wij dat niet, dan kunnen zij de uitgever van hun creditcard om terugboeking vragen.`}`,
  },
});
