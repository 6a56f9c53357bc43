import { has, prose } from '../../document/authoring.ts';
import { takesBack } from '../sells.ts';
import { clause } from './clause.ts';

// N.Y. Gen. Bus. Law § 218-a wants the rule for sale items posted, so it costs nothing under American law.
export const sale = clause({
  id: 'rr.sale',
  version: 1,
  price: (a) => (has(a.laws, 'us_refunds') ? null : 'answer_premium'),
  when: (a) => takesBack(a) && (a.sale_items === 'exchange-or-credit' || a.sale_items === 'not-returnable'),
  parts: {
    credit: {
      meets: ['us-ny-218-a', 'practice-rr-exchange'],
      when: (a) => a.sale_items === 'exchange-or-credit',
    },
    none: { meets: ['us-ny-218-a', 'practice-rr-exchange'], when: (a) => a.sale_items === 'not-returnable' },
    law: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Reduzierte Waren

      ${c.part.credit`Reduzierte Waren können Sie freiwillig nur gegen andere Ware oder ein Guthaben zurückgeben.`} ${c.part.none`Reduzierte Waren nehmen wir freiwillig nicht zurück.`} ${c.part.law`Mängelrechte und ein gesetzliches Recht zum Widerruf gelten auch für sie.`}`,
    en: (c) => prose`
      ## Reduced goods

      ${c.part.credit`Reduced goods can be returned voluntarily only for other goods or a credit.`} ${c.part.none`We do not take back reduced goods voluntarily.`} ${c.part.law`Rights where goods are faulty and any statutory right of withdrawal apply to them too.`}`,
    es: (c) => prose`
      ## Productos rebajados

      ${c.part.credit`Los productos rebajados solo pueden devolverse voluntariamente a cambio de otros productos o de un saldo a favor.`} ${c.part.none`No aceptamos la devolución voluntaria de productos rebajados.`} ${c.part.law`Los derechos en caso de defecto y, en su caso, el derecho legal de desistimiento también valen para ellos.`}`,
    fr: (c) => prose`
      ## Articles soldés ou en promotion

      ${c.part.credit`Les articles soldés ou en promotion ne peuvent être retournés volontairement que contre d’autres articles ou un avoir.`} ${c.part.none`Nous ne reprenons pas volontairement les articles soldés ou en promotion.`} ${c.part.law`Les droits en cas de défaut et, le cas échéant, le droit légal de rétractation s’y appliquent aussi.`}`,
    it: (c) => prose`
      ## Prodotti scontati

      ${c.part.credit`I prodotti scontati possono essere restituiti volontariamente solo in cambio di altri prodotti o di un credito.`} ${c.part.none`Non accettiamo il reso volontario di prodotti scontati.`} ${c.part.law`I diritti in caso di difetti e un eventuale diritto di recesso previsto dalla legge valgono anche per questi prodotti.`}`,
    nl: (c) => prose`
      ## Afgeprijsde goederen

      ${c.part.credit`Afgeprijsde goederen kunt u vrijwillig alleen terugsturen voor andere goederen of een tegoed.`} ${c.part.none`Afgeprijsde goederen nemen wij niet vrijwillig terug.`} ${c.part.law`Rechten bij gebreken en een wettelijk herroepingsrecht gelden er ook voor.`}`,
  },
});
