import { has, prose } from '../../document/authoring.ts';
import { mayWithdraw, takesBack } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// N.Y. Gen. Bus. Law § 218-a wants the rule for sale items posted, so it costs nothing under American law.
export const sale = clause({
  id: 'rr.sale',
  version: 2,
  price: (a) => (has(a.laws, 'us_refunds') ? null : 'answer_premium'),
  when: (a) => takesBack(a) && (a.sale_items === 'exchange-or-credit' || a.sale_items === 'not-returnable'),
  parts: {
    credit: {
      meets: ['us-ny-218-a', 'practice-rr-exchange'],
      when: (a) => a.sale_items === 'exchange-or-credit',
    },
    none: { meets: ['us-ny-218-a', 'practice-rr-exchange'], when: (a) => a.sale_items === 'not-returnable' },
    law: { meets: [] },
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Reduzierte Waren

      ${c.part.credit`Reduzierte Waren nehmen wir freiwillig nur im Tausch gegen andere Ware oder gegen ein Guthaben zurück.`} ${c.part.none`Reduzierte Waren nehmen wir freiwillig nicht zurück.`} ${c.part.law`Mängelrechte ${c.part.withdrawal`und das gesetzliche Widerrufsrecht`} gelten auch für sie.`}`,
    en: (c) => prose`
      ## Reduced goods

      ${c.part.credit`We take back reduced goods voluntarily only in exchange for other goods or a credit.`} ${c.part.none`We do not take back reduced goods voluntarily.`} ${c.part.law`Rights where goods are faulty ${c.part.withdrawal`and the statutory ${englishRight(c).right}`} apply to them too.`}`,
    es: (c) => prose`
      ## Productos rebajados

      ${c.part.credit`Aceptamos voluntariamente la devolución de productos rebajados solo a cambio de otros productos o de un saldo.`} ${c.part.none`No aceptamos la devolución voluntaria de productos rebajados.`} ${c.part.law`Los derechos en caso de defecto ${c.part.withdrawal`y el derecho legal de desistimiento`} también valen para ellos.`}`,
    fr: (c) => prose`
      ## Articles soldés ou en promotion

      ${c.part.credit`Nous ne reprenons à titre volontaire les articles soldés ou en promotion que contre d’autres articles ou un avoir.`} ${c.part.none`Nous ne reprenons pas à titre volontaire les articles soldés ou en promotion.`} ${c.part.law`Les droits en cas de défaut ${c.part.withdrawal`et le droit légal de rétractation`} s’y appliquent aussi.`}`,
    it: (c) => prose`
      ## Prodotti scontati

      ${c.part.credit`Per i prodotti scontati il reso volontario è possibile solo in cambio di altri prodotti o di un credito.`} ${c.part.none`Non accettiamo il reso volontario di prodotti scontati.`} ${c.part.law`I diritti in caso di difetti ${c.part.withdrawal`e il diritto di recesso previsto dalla legge`} valgono anche per questi prodotti.`}`,
    nl: (c) => prose`
      ## Afgeprijsde goederen

      ${c.part.credit`Voor afgeprijsde goederen krijgt u bij een vrijwillige retour alleen andere goederen of een tegoed.`} ${c.part.none`Afgeprijsde goederen nemen wij niet vrijwillig terug.`} ${c.part.law`Rechten bij gebreken ${c.part.withdrawal`en het wettelijke herroepingsrecht`} gelden er ook voor.`}`,
  },
});
