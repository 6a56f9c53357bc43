import { has, prose } from '../../document/authoring.ts';
import { mayWithdraw, takesBack } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { amount, percent } from '../words/amount.ts';
import { clause } from './clause.ts';

// A fee is no cost of sending (Article 14(1) and (5) of Directive 2011/83/EU), so a withdrawal never bears it; § 218-a wants its amount posted.
export const restocking = clause({
  id: 'rr.restocking',
  version: 2,
  price: (a) => (has(a.laws, 'us_refunds') ? null : 'answer_premium'),
  when: (a) => takesBack(a) && (a.restocking === 'percent' || a.restocking === 'fixed'),
  parts: {
    percent: { meets: ['us-ny-218-a', 'us-ca-1723'], when: (a) => a.restocking === 'percent' },
    fixed: { meets: ['us-ny-218-a', 'us-ca-1723'], when: (a) => a.restocking === 'fixed' },
    all: { meets: [], when: (a) => a.restocking_scope === 'all' },
    opened: { meets: [], when: (a) => a.restocking_scope === 'opened' },
    // One fault costs once: the fee, or the part of the price (rr.inspection).
    once: { meets: [], when: (a) => a.partial_refunds === 'yes' },
    never: { meets: [] },
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Bearbeitungsgebühr

      ${c.part.percent`Bei einer freiwilligen Rückgabe ziehen wir eine Bearbeitungsgebühr von ${percent(c, 'restocking_value')} des Kaufpreises der Ware ab.`} ${c.part.fixed`Bei einer freiwilligen Rückgabe ziehen wir eine Bearbeitungsgebühr von ${amount(c, 'restocking_value')} ab.`} ${c.part.all`Das gilt für jede freiwillige Rückgabe.`} ${c.part.opened`Das gilt nur, wenn die Ware geöffnet wurde oder unvollständig ist und wir sie trotzdem zurücknehmen.`} ${c.part.once`Aus demselben Grund kürzen wir die Erstattung nicht noch einmal.`} ${c.part.never`Keine Gebühr erheben wir, wenn Sie ein gesetzliches Recht ausüben${c.part.withdrawal`, etwa widerrufen`}, oder wenn die Ware mangelhaft oder falsch geliefert ist.`}`,
    en: (c) => prose`
      ## Restocking fee

      ${c.part.percent`In a voluntary return we deduct a restocking fee of ${percent(c, 'restocking_value')} of the price of the goods.`} ${c.part.fixed`In a voluntary return we deduct a restocking fee of ${amount(c, 'restocking_value')}.`} ${c.part.all`This applies to every voluntary return.`} ${c.part.opened`This applies only if the goods have been opened or are incomplete and we take them back all the same.`} ${c.part.once`We do not reduce the refund a second time for the same reason.`} ${c.part.never`We charge no fee if you use a statutory right${c.part.withdrawal`, such as your ${englishRight(c).right}`}, or if the goods are faulty or were delivered in error.`}`,
    es: (c) => prose`
      ## Cargo por reposición

      ${c.part.percent`En una devolución voluntaria descontamos un cargo por reposición del ${percent(c, 'restocking_value')} del precio del producto.`} ${c.part.fixed`En una devolución voluntaria descontamos un cargo por reposición de ${amount(c, 'restocking_value')}.`} ${c.part.all`Se aplica a toda devolución voluntaria.`} ${c.part.opened`Solo se aplica si el producto se ha abierto o está incompleto y aun así lo aceptamos.`} ${c.part.once`Por el mismo motivo no reducimos otra vez el reembolso.`} ${c.part.never`No cobramos ningún cargo si usted ejerce un derecho legal${c.part.withdrawal`, como el desistimiento`}, o si el producto es defectuoso o se entregó por error.`}`,
    fr: (c) => prose`
      ## Frais de remise en stock

      ${c.part.percent`Lors d’un retour volontaire, nous déduisons des frais de remise en stock de ${percent(c, 'restocking_value')} du prix de l’article.`} ${c.part.fixed`Lors d’un retour volontaire, nous déduisons des frais de remise en stock de ${amount(c, 'restocking_value')}.`} ${c.part.all`Cela vaut pour tout retour volontaire.`} ${c.part.opened`Cela ne vaut que si l’article a été ouvert ou est incomplet et que nous le reprenons malgré tout.`} ${c.part.once`Nous ne réduisons pas le remboursement une seconde fois pour la même raison.`} ${c.part.never`Nous ne facturons pas de frais si vous exercez un droit légal${c.part.withdrawal`, comme la rétractation`}, ou si l’article est défectueux ou a été livré par erreur.`}`,
    it: (c) => prose`
      ## Costo di gestione del reso

      ${c.part.percent`In un reso volontario detraiamo un costo di gestione del ${percent(c, 'restocking_value')} del prezzo del prodotto.`} ${c.part.fixed`In un reso volontario detraiamo un costo di gestione di ${amount(c, 'restocking_value')}.`} ${c.part.all`Ciò vale per ogni reso volontario.`} ${c.part.opened`Ciò vale solo se il prodotto è stato aperto o è incompleto e lo accettiamo comunque.`} ${c.part.once`Per lo stesso motivo non riduciamo il rimborso una seconda volta.`} ${c.part.never`Non addebitiamo alcun costo se esercita un diritto di legge${c.part.withdrawal`, come il recesso`}, o se il prodotto è difettoso o è stato consegnato per errore.`}`,
    nl: (c) => prose`
      ## Verwerkingskosten

      ${c.part.percent`Bij een vrijwillige retour houden wij verwerkingskosten in van ${percent(c, 'restocking_value')} van de prijs van de goederen.`} ${c.part.fixed`Bij een vrijwillige retour houden wij verwerkingskosten in van ${amount(c, 'restocking_value')}.`} ${c.part.all`Dit geldt voor elke vrijwillige retour.`} ${c.part.opened`Dit geldt alleen als de goederen geopend of onvolledig zijn en wij ze toch terugnemen.`} ${c.part.once`Om dezelfde reden verlagen wij de terugbetaling niet nog eens.`} ${c.part.never`Wij rekenen geen kosten als u een wettelijk recht gebruikt${c.part.withdrawal`, zoals herroeping`}, of als de goederen gebrekkig of verkeerd geleverd zijn.`}`,
  },
});
