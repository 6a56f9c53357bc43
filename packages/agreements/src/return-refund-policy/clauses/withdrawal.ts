import { has, prose } from '../../document/authoring.ts';
import { sellsGoods, sellsOther } from '../sells.ts';
import { withdrawalInstructions } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

const both = [
  'crd-6-1-h',
  'crd-9',
  'crd-11',
  'crd-annex-ia',
  'crd-13-1',
  'de-widerruf',
  'es-102',
  'it-54-bis',
  'nl-230o',
];

/**
 * Directive 2011/83/EU, Articles 6(1)(h), 9 to 14 and Annex I(A); Germany Annex 1 EGBGB (§ 246a), Austria Annex I A FAGG,
 * France annex to R. 221-3, Spain annex I.A TRLGDCU. The instructions are those of the market of the document's language:
 * official: verified (de for Germany, en, fr for France without point 3, es without point 3);
 * official: unverified (de for Austria, it, nl, fr for Belgium and Luxembourg; point 3 in es, fr, it, nl and for Austria).
 */
export const withdrawal = clause({
  id: 'rr.withdrawal',
  version: 2,
  when: (a) => has(a.laws, 'eu_consumer'),
  parts: {
    who: { meets: ['crd-6-1-h'] },
    everywhere: { meets: [], when: (a) => a.withdrawal_block === 'everywhere' },
    forGoods: { meets: [], when: (a) => sellsGoods(a) && sellsOther(a) },
    goods: {
      meets: [...both, 'crd-13-3', 'crd-14-1', 'crd-14-2'],
      when: (a) => sellsGoods(a),
    },
    several: { meets: ['crd-9'], when: (a) => sellsGoods(a) },
    forOther: { meets: [], when: (a) => sellsGoods(a) && sellsOther(a) },
    other: { meets: [...both, 'crd-6-1-j'], when: (a) => sellsOther(a) },
  },
  text: {
    de: (c) => prose`
      ## Widerrufsrecht für Verbraucher in der Europäischen Union

      ${c.part.who`Wenn Sie als Verbraucher in der Europäischen Union oder im Europäischen Wirtschaftsraum leben und den Vertrag mit uns im Fernabsatz geschlossen haben, steht Ihnen das folgende Recht zu.`} ${c.part.everywhere`Wir räumen es auch Verbrauchern in allen anderen Ländern ein.`}

      ${c.part.forGoods(prose`### Kauf von Waren`)}

      ${c.part.several`Die Widerrufsfrist beginnt, wenn Sie die Ware erhalten. Haben Sie mehrere Waren zusammen bestellt und kommen sie getrennt an, oder kommt eine Ware in mehreren Teilen, beginnt die Frist erst mit der letzten Ware oder dem letzten Teil. Bei regelmäßigen Lieferungen über einen festgelegten Zeitraum beginnt sie mit der ersten Ware.`}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`
        ### Andere Verträge, etwa über digitale Inhalte, Dienstleistungen oder Gutscheine

        Bei diesen Verträgen beginnt die Widerrufsfrist, wenn der Vertrag geschlossen ist.`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    en: (c) => prose`
      ## Right of withdrawal for consumers in the European Union

      ${c.part.who`If you are a consumer living in the European Union or the European Economic Area and concluded the contract with us at a distance, you have the following right.`} ${c.part.everywhere`We grant it to consumers in all other countries too.`}

      ${c.part.forGoods(prose`### Purchase of goods`)}

      ${c.part.several`The withdrawal period begins when you receive the goods. If you ordered several goods together and they arrive separately, or if one good arrives in several pieces, the period begins only with the last good or the last piece. With regular deliveries over a fixed time it begins with the first good.`}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`
        ### Other contracts, such as on digital content, services or gift cards

        For these contracts the withdrawal period begins when the contract is concluded.`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    es: (c) => prose`
      ## Derecho de desistimiento de los consumidores de la Unión Europea

      ${c.part.who`Si usted es consumidor, vive en la Unión Europea o en el Espacio Económico Europeo y ha celebrado el contrato con nosotros a distancia, tiene el siguiente derecho.`} ${c.part.everywhere`También lo reconocemos a los consumidores de todos los demás países.`}

      ${c.part.forGoods(prose`### Compra de productos`)}

      ${c.part.several`El plazo de desistimiento comienza cuando recibe los productos. Si ha pedido varios productos juntos y llegan por separado, o si un producto llega en varias partes, el plazo no comienza hasta el último producto o la última parte. En las entregas periódicas durante un tiempo determinado comienza con el primer producto.`}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`
        ### Otros contratos, por ejemplo sobre contenido digital, servicios o tarjetas regalo

        En estos contratos, el plazo de desistimiento comienza cuando se celebra el contrato.`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    fr: (c) => prose`
      ## Droit de rétractation des consommateurs dans l’Union européenne

      ${c.part.who`Si vous êtes un consommateur résidant dans l’Union européenne ou dans l’Espace économique européen et avez conclu le contrat avec nous à distance, vous disposez du droit suivant.`} ${c.part.everywhere`Nous l’accordons aussi aux consommateurs de tous les autres pays.`}

      ${c.part.forGoods(prose`### Achat d’articles`)}

      ${c.part.several`Le délai de rétractation commence lorsque vous recevez les articles. Si vous avez commandé plusieurs articles ensemble et qu’ils arrivent séparément, ou si un article arrive en plusieurs pièces, le délai ne commence qu’avec le dernier article ou la dernière pièce. Pour des livraisons régulières pendant une durée déterminée, il commence avec le premier article.`}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`
        ### Autres contrats, par exemple sur un contenu numérique, des services ou des cartes cadeaux

        Pour ces contrats, le délai de rétractation commence lorsque le contrat est conclu.`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    it: (c) => prose`
      ## Diritto di recesso dei consumatori nell’Unione europea

      ${c.part.who`Se Lei è un consumatore che vive nell’Unione europea o nello Spazio economico europeo e ha concluso il contratto con noi a distanza, Le spetta il seguente diritto.`} ${c.part.everywhere`Lo riconosciamo anche ai consumatori di tutti gli altri paesi.`}

      ${c.part.forGoods(prose`### Acquisto di prodotti`)}

      ${c.part.several`Il periodo di recesso inizia quando riceve i prodotti. Se ha ordinato insieme più prodotti che arrivano separatamente, o se un prodotto arriva in più parti, il termine decorre solo dall’ultimo prodotto o dall’ultima parte. Per consegne periodiche durante un tempo determinato decorre dal primo prodotto.`}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`
        ### Altri contratti, ad esempio su contenuto digitale, servizi o carte regalo

        Per questi contratti il periodo di recesso inizia quando il contratto è concluso.`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    nl: (c) => prose`
      ## Herroepingsrecht voor consumenten in de Europese Unie

      ${c.part.who`Bent u een consument die in de Europese Unie of de Europese Economische Ruimte woont en hebt u de overeenkomst met ons op afstand gesloten, dan hebt u het volgende recht.`} ${c.part.everywhere`Wij geven het ook aan consumenten in alle andere landen.`}

      ${c.part.forGoods(prose`### Aankoop van goederen`)}

      ${c.part.several`De herroepingstermijn begint wanneer u de goederen ontvangt. Hebt u meerdere goederen samen besteld en komen ze apart aan, of komt een product in meerdere delen, dan begint de termijn pas bij het laatste product of het laatste deel. Bij regelmatige leveringen gedurende een bepaalde periode begint de termijn bij het eerste product.`}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`
        ### Andere overeenkomsten, bijvoorbeeld over digitale inhoud, diensten of cadeaubonnen

        Bij deze overeenkomsten begint de herroepingstermijn wanneer de overeenkomst is gesloten.`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
  },
});
