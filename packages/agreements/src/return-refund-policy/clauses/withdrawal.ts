import { type Context, has, prose, type Words } from '../../document/authoring.ts';
import { sellsBeside, sellsDigital, sellsGoods } from '../sells.ts';
import { withdrawalInstructions } from '../words/withdrawal.ts';
import { clause, type ReturnQuestions } from './clause.ts';

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

interface Kinds {
  digital: Words;
  subscriptions: Words;
  services: Words;
  cards: Words;
}
/** What the second instructions are for, by its names: only what is sold. */
function beside({ a, and }: Pick<Context<ReturnQuestions>, 'a' | 'and'>, kinds: Kinds): Words {
  return and([
    ...(sellsDigital(a) ? [kinds.digital] : []),
    ...(has(a.goods_kinds, 'subscriptions') ? [kinds.subscriptions] : []),
    ...(has(a.goods_kinds, 'services', 'event-travel') ? [kinds.services] : []),
    ...(has(a.goods_kinds, 'gift-cards') ? [kinds.cards] : []),
  ]);
}

/**
 * Directive 2011/83/EU, Articles 6(1)(h), 9 to 14 and Annex I(A); Germany Annex 1 EGBGB (§ 246a), Austria Annex I A FAGG,
 * France annex to R. 221-3, Spain annex I.A TRLGDCU. The instructions are those of the market of the document's language:
 * official: verified (de for Germany, en, fr for France without point 3, es without point 3);
 * official: unverified (de for Austria, it, nl, fr for Belgium and Luxembourg; point 3 in es, fr, it, nl and for Austria).
 * A shop does not know before how an order will be delivered: the texts of point 1 stand in one list, each with its case.
 */
export const withdrawal = clause({
  id: 'rr.withdrawal',
  version: 3,
  when: (a) => has(a.laws, 'eu_consumer'),
  parts: {
    who: { meets: ['crd-6-1-h'] },
    everywhere: { meets: [], when: (a) => a.withdrawal_block === 'everywhere' },
    forGoods: { meets: [], when: (a) => sellsGoods(a) && sellsBeside(a) },
    goods: {
      meets: [...both, 'crd-13-3', 'crd-14-1', 'crd-14-2'],
      when: (a) => sellsGoods(a),
    },
    forOther: { meets: [], when: (a) => sellsGoods(a) && sellsBeside(a) },
    other: { meets: [...both, 'crd-6-1-j'], when: (a) => sellsBeside(a) || !sellsGoods(a) },
  },
  words: {
    de: {
      kinds: {
        digital: 'digitale Inhalte',
        subscriptions: 'Abonnements ohne Lieferung von Waren',
        services: 'Dienstleistungen',
        cards: 'Geschenkgutscheine',
      },
    },
    en: {
      kinds: {
        digital: 'digital content',
        subscriptions: 'subscriptions without delivery of goods',
        services: 'services',
        cards: 'gift cards',
      },
    },
    es: {
      kinds: {
        digital: 'contenido digital',
        subscriptions: 'suscripciones sin entrega de productos',
        services: 'servicios',
        cards: 'tarjetas regalo',
      },
    },
    fr: {
      kinds: {
        digital: 'du contenu numérique',
        subscriptions: 'des abonnements sans livraison d’articles',
        services: 'des services',
        cards: 'des cartes cadeaux',
      },
    },
    it: {
      kinds: {
        digital: 'contenuto digitale',
        subscriptions: 'abbonamenti senza consegna di prodotti',
        services: 'servizi',
        cards: 'carte regalo',
      },
    },
    nl: {
      kinds: {
        digital: 'digitale inhoud',
        subscriptions: 'abonnementen zonder levering van goederen',
        services: 'diensten',
        cards: 'cadeaubonnen',
      },
    },
  },
  text: {
    de: (c) => prose`
      ## Widerrufsrecht für Verbraucher in der Europäischen Union

      ${c.part.who`Wenn Sie als Verbraucher in der Europäischen Union oder im Europäischen Wirtschaftsraum leben und den Vertrag mit uns im Fernabsatz geschlossen haben, steht Ihnen das folgende Recht zu.`} ${c.part.everywhere`Wir räumen es auch Verbrauchern in allen anderen Ländern ein.`}

      ${c.part.forGoods(prose`### Kauf von Waren`)}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`### Verträge über ${beside(c, c.w.kinds)}`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    en: (c) => prose`
      ## Right of withdrawal for consumers in the European Union

      ${c.part.who`If you are a consumer living in the European Union or the European Economic Area and concluded the contract with us at a distance, you have the following right.`} ${c.part.everywhere`We grant it to consumers in all other countries too.`}

      ${c.part.forGoods(prose`### Purchase of goods`)}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`### Contracts for ${beside(c, c.w.kinds)}`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    es: (c) => prose`
      ## Derecho de desistimiento de los consumidores de la Unión Europea

      ${c.part.who`Si usted es consumidor, vive en la Unión Europea o en el Espacio Económico Europeo y ha celebrado el contrato con nosotros a distancia, tiene el siguiente derecho.`} ${c.part.everywhere`También lo reconocemos a los consumidores de todos los demás países.`}

      ${c.part.forGoods(prose`### Compra de productos`)}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`### Contratos de ${beside(c, c.w.kinds)}`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    fr: (c) => prose`
      ## Droit de rétractation des consommateurs dans l’Union européenne

      ${c.part.who`Si vous êtes un consommateur résidant dans l’Union européenne ou dans l’Espace économique européen et avez conclu le contrat avec nous à distance, vous disposez du droit suivant.`} ${c.part.everywhere`Nous l’accordons aussi aux consommateurs de tous les autres pays.`}

      ${c.part.forGoods(prose`### Achat d’articles`)}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`### Contrats portant sur ${beside(c, c.w.kinds)}`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    it: (c) => prose`
      ## Diritto di recesso dei consumatori nell’Unione europea

      ${c.part.who`Se Lei è un consumatore che vive nell’Unione europea o nello Spazio economico europeo e ha concluso il contratto con noi a distanza, Le spetta il seguente diritto.`} ${c.part.everywhere`Lo riconosciamo anche ai consumatori di tutti gli altri paesi.`}

      ${c.part.forGoods(prose`### Acquisto di prodotti`)}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`### Contratti relativi a ${beside(c, c.w.kinds)}`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
    nl: (c) => prose`
      ## Herroepingsrecht voor consumenten in de Europese Unie

      ${c.part.who`Bent u een consument die in de Europese Unie of de Europese Economische Ruimte woont en hebt u de overeenkomst met ons op afstand gesloten, dan hebt u het volgende recht.`} ${c.part.everywhere`Wij geven het ook aan consumenten in alle andere landen.`}

      ${c.part.forGoods(prose`### Aankoop van goederen`)}

      ${c.part.goods(withdrawalInstructions(c, 'goods'))}

      ${c.part.forOther(prose`### Overeenkomsten over ${beside(c, c.w.kinds)}`)}

      ${c.part.other(withdrawalInstructions(c, 'other'))}`,
  },
});
