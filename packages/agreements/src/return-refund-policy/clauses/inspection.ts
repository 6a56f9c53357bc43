import { prose } from '../../document/authoring.ts';
import { mayWithdraw, takesBack } from '../sells.ts';
import { clause } from './clause.ts';

// Voluntary returns; what is owed after a withdrawal follows Article 14(2) of Directive 2011/83/EU.
export const inspection = clause({
  id: 'rr.inspection',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.partial_refunds === 'yes' && takesBack(a),
  parts: {
    partial: { meets: ['practice-rr-eligible'] },
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Prüfung und teilweise Erstattung

      ${c.part.partial`Wir prüfen zurückgegebene Ware. Ist sie gebraucht, beschädigt oder unvollständig, erstatten wir bei einer freiwilligen Rückgabe den Teil des Preises, der ihrem Zustand entspricht, und begründen den Abzug. Sind Sie damit nicht einverstanden, senden wir Ihnen die Ware zurück.`} ${c.part.withdrawal`Nach einem Widerruf gilt stattdessen, was der Abschnitt über das Widerrufsrecht zum Wertverlust sagt.`}`,
    en: (c) => prose`
      ## Inspection and partial refunds

      ${c.part.partial`We inspect returned goods. If they are used, damaged or incomplete, we refund in a voluntary return the part of the price that fits their condition, and give reasons for the deduction. If you do not agree, we send the goods back to you.`} ${c.part.withdrawal`After a withdrawal, what the section on the right of withdrawal says on diminished value applies instead.`}`,
    es: (c) => prose`
      ## Comprobación y reembolso parcial

      ${c.part.partial`Comprobamos los productos devueltos. Si están usados, dañados o incompletos, en una devolución voluntaria reembolsamos la parte del precio que corresponde a su estado y explicamos el descuento. Si no está de acuerdo, le enviamos de nuevo los productos.`} ${c.part.withdrawal`Tras un desistimiento se aplica, en cambio, lo que dice sobre la disminución de valor el apartado relativo al derecho de desistimiento.`}`,
    fr: (c) => prose`
      ## Contrôle et remboursement partiel

      ${c.part.partial`Nous contrôlons les articles retournés. S’ils sont usagés, endommagés ou incomplets, nous remboursons, lors d’un retour volontaire, la part du prix qui correspond à leur état et motivons la déduction. Si vous n’êtes pas d’accord, nous vous renvoyons les articles.`} ${c.part.withdrawal`Après une rétractation s’applique en revanche ce que la section sur le droit de rétractation dit de la dépréciation.`}`,
    it: (c) => prose`
      ## Controllo e rimborso parziale

      ${c.part.partial`Controlliamo i prodotti restituiti. Se sono usati, danneggiati o incompleti, in un reso volontario rimborsiamo la parte del prezzo che corrisponde al loro stato e motiviamo la detrazione. Se non è d’accordo, Le rispediamo i prodotti.`} ${c.part.withdrawal`Dopo un recesso vale invece ciò che la sezione sul diritto di recesso dice sulla diminuzione di valore.`}`,
    nl: (c) => prose`
      ## Controle en gedeeltelijke terugbetaling

      ${c.part.partial`Wij controleren teruggestuurde goederen. Zijn ze gebruikt, beschadigd of onvolledig, dan vergoeden wij bij een vrijwillige retour het deel van de prijs dat bij hun staat past en lichten wij de aftrek toe. Bent u het daar niet mee eens, dan sturen wij u de goederen terug.`} ${c.part.withdrawal`Na een herroeping geldt in plaats daarvan wat het onderdeel over het herroepingsrecht over waardevermindering zegt.`}`,
  },
});
