import { prose } from '../../document/authoring.ts';
import { mayWithdraw, takesBack } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// Voluntary returns; what is owed after a withdrawal follows Article 14(2) of Directive 2011/83/EU.
export const inspection = clause({
  id: 'rr.inspection',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.partial_refunds === 'yes' && takesBack(a),
  parts: {
    partial: { meets: ['practice-rr-eligible'] },
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Prüfung und teilweise Erstattung

      ${c.part.partial`Wir prüfen zurückgegebene Ware. Ist sie gebraucht, beschädigt oder unvollständig, können wir die freiwillige Rückgabe ablehnen oder den Teil des Preises erstatten, der ihrem Zustand entspricht; den Abzug begründen wir. Lehnen wir ab oder sind Sie mit dem Abzug nicht einverstanden, senden wir Ihnen die Ware zurück.`} ${c.part.withdrawal`Nach einem Widerruf gilt stattdessen, was der Abschnitt über das Widerrufsrecht zum Wertverlust sagt.`}`,
    en: (c) => prose`
      ## Inspection and partial refunds

      ${c.part.partial`We inspect returned goods. If they are used, damaged or incomplete, we may refuse the voluntary return or refund the part of the price that fits their condition; we give reasons for the deduction. If we refuse, or if you do not agree with the deduction, we send the goods back to you.`} ${c.part.withdrawal`After a ${englishRight(c).act}, what the section on the ${englishRight(c).right} says on loss of value applies instead.`}`,
    es: (c) => prose`
      ## Comprobación y reembolso parcial

      ${c.part.partial`Comprobamos los productos devueltos. Si están usados, dañados o incompletos, podemos rechazar la devolución voluntaria o reembolsar la parte del precio que corresponde a su estado; en ese caso explicamos el descuento. Si la rechazamos o usted no está de acuerdo con el descuento, le enviamos de nuevo los productos.`} ${c.part.withdrawal`Tras un desistimiento se aplica, en cambio, lo que dice sobre la disminución de valor el apartado relativo al derecho de desistimiento.`}`,
    fr: (c) => prose`
      ## Contrôle et remboursement partiel

      ${c.part.partial`Nous contrôlons les articles retournés. S’ils sont usagés, endommagés ou incomplets, nous pouvons refuser le retour volontaire ou rembourser la part du prix qui correspond à leur état ; nous motivons la déduction. Si nous refusons ou si vous n’êtes pas d’accord avec la déduction, nous vous renvoyons les articles.`} ${c.part.withdrawal`Après une rétractation s’applique en revanche ce que la section sur le droit de rétractation dit de la dépréciation.`}`,
    it: (c) => prose`
      ## Controllo e rimborso parziale

      ${c.part.partial`Controlliamo i prodotti restituiti. Se sono usati, danneggiati o incompleti, possiamo rifiutare il reso volontario o rimborsare la parte del prezzo che corrisponde al loro stato; in tal caso motiviamo la detrazione. Se rifiutiamo o se Lei non è d’accordo con la detrazione, Le rispediamo i prodotti.`} ${c.part.withdrawal`Dopo un recesso vale invece ciò che la sezione sul diritto di recesso dice sulla diminuzione di valore.`}`,
    nl: (c) => prose`
      ## Controle en gedeeltelijke terugbetaling

      ${c.part.partial`Wij controleren teruggestuurde goederen. Zijn ze gebruikt, beschadigd of onvolledig, dan kunnen wij de vrijwillige retour weigeren of het deel van de prijs vergoeden dat bij hun staat past; de aftrek lichten wij toe. Weigeren wij of bent u het met de aftrek niet eens, dan sturen wij u de goederen terug.`} ${c.part.withdrawal`Na een herroeping geldt in plaats daarvan wat het onderdeel over het herroepingsrecht over waardevermindering zegt.`}`,
  },
});
