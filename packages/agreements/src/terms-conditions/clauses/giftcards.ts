import { given, has, rows, sequence, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/**
 * Where a card expires, the places whose law wants longer are named (§ 195 and § 307 BGB: three years; 30 years in Austria, §
 * 1478 and § 879(3) ABGB; Irish act of 2019: five; 15 U.S.C. § 1693l-1: five; Cal. Civ. Code 1749.5; s. 99B ACL: three; Ontario
 * and Quebec: none). 'As long as the law wants it' tells nobody how long.
 */
export const giftcards = clause({
  id: 'tc.giftcards',
  version: 2,
  price: 'answer_premium',
  when: (a) => given(a.gift_cards),
  parts: {
    expiry: { meets: [], when: (a) => given(a.gift_cards?.[0]?.gift_expiry) },
    union: { meets: [], when: (a) => has(a.laws, 'eu_consumer') },
    states: { meets: [], when: (a) => has(a.laws, 'us_consumer') },
    canada: { meets: [], when: (a) => has(a.laws, 'ca_consumer') },
    australia: { meets: [], when: (a) => has(a.laws, 'au_consumer') },
    open: { meets: [], when: (a) => !given(a.gift_cards?.[0]?.gift_expiry) },
    paid: { meets: [], when: (a) => a.gift_cards?.[0]?.gift_refundable === 'yes' },
    kept: { meets: [], when: (a) => a.gift_cards?.[0]?.gift_refundable !== 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Gutscheine

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Ein Gutschein gilt ${c.period(row.gift_expiry, 'akk')} ab dem Kauf. ${c.part.union`Verbraucher in Irland können ihn mindestens fünf Jahre lang einlösen, Verbraucher in Österreich 30 Jahre lang.`} ${c.part.states`In den Vereinigten Staaten gilt er mindestens fünf Jahre; in Kalifornien verfällt er nicht.`} ${c.part.canada`In Ontario und Québec verfällt er nicht.`} ${c.part.australia`In Australien gilt er mindestens drei Jahre.`}`}${c.part.open`Ein Gutschein verfällt nicht.`} ${c.part.paid`Ein Restwert wird auf Wunsch ausgezahlt.`}${c.part.kept`Ein Restwert bleibt auf dem Gutschein und wird ausgezahlt, wo das Gesetz es verlangt.`}`))}`,
    en: (c) => prose`
      ## Gift cards

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`A gift card is valid for ${c.period(row.gift_expiry)} from its purchase. ${c.part.union`Consumers in Ireland can redeem it for at least five years, consumers in Austria for 30 years.`} ${c.part.states`In the United States it is valid for at least five years; in California it does not expire.`} ${c.part.canada`In Ontario and Quebec it does not expire.`} ${c.part.australia`In Australia it is valid for at least three years.`}`}${c.part.open`A gift card does not expire.`} ${c.part.paid`A remaining balance is paid out on request.`}${c.part.kept`A remaining balance stays on the card and is paid out where the law requires it.`}`))}`,
    es: (c) => prose`
      ## Tarjetas regalo

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Una tarjeta regalo es válida durante ${c.period(row.gift_expiry)} desde su compra. ${c.part.union`Los consumidores en Irlanda pueden canjearla durante al menos cinco años y los consumidores en Austria durante 30 años.`} ${c.part.states`En los Estados Unidos es válida al menos cinco años; en California no caduca.`} ${c.part.canada`En Ontario y Quebec no caduca.`} ${c.part.australia`En Australia es válida al menos tres años.`}`}${c.part.open`Una tarjeta regalo no caduca.`} ${c.part.paid`El saldo restante se paga a petición.`}${c.part.kept`El saldo restante se conserva en la tarjeta y se paga donde la ley lo exige.`}`))}`,
    fr: (c) => prose`
      ## Cartes-cadeaux

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Une carte-cadeau est valable ${c.period(row.gift_expiry)} à compter de son achat. ${c.part.union`Les consommateurs en Irlande peuvent l’utiliser pendant au moins cinq ans, les consommateurs en Autriche pendant 30 ans.`} ${c.part.states`Aux États-Unis, elle est valable au moins cinq ans ; en Californie, elle n’expire pas.`} ${c.part.canada`En Ontario et au Québec, elle n’expire pas.`} ${c.part.australia`En Australie, elle est valable au moins trois ans.`}`}${c.part.open`Une carte-cadeau n’expire pas.`} ${c.part.paid`Le solde restant est versé sur demande.`}${c.part.kept`Le solde restant demeure sur la carte et est versé là où la loi l’exige.`}`))}`,
    it: (c) => prose`
      ## Carte regalo

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Una carta regalo vale ${c.period(row.gift_expiry)} dall’acquisto. ${c.part.union`I consumatori in Irlanda possono usarla per almeno cinque anni, i consumatori in Austria per 30 anni.`} ${c.part.states`Negli Stati Uniti vale almeno cinque anni; in California non scade.`} ${c.part.canada`In Ontario e nel Québec non scade.`} ${c.part.australia`In Australia vale almeno tre anni.`}`}${c.part.open`Una carta regalo non scade.`} ${c.part.paid`Il saldo residuo è versato su richiesta.`}${c.part.kept`Il saldo residuo resta sulla carta ed è versato dove la legge lo richiede.`}`))}`,
    nl: (c) => prose`
      ## Cadeaukaarten

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Een cadeaukaart is vanaf de aankoop ${c.period(row.gift_expiry)} geldig. ${c.part.union`Consumenten in Ierland kunnen haar ten minste vijf jaar inwisselen, consumenten in Oostenrijk 30 jaar.`} ${c.part.states`In de Verenigde Staten is zij ten minste vijf jaar geldig; in Californië verloopt zij niet.`} ${c.part.canada`In Ontario en Quebec verloopt zij niet.`} ${c.part.australia`In Australië is zij ten minste drie jaar geldig.`}`}${c.part.open`Een cadeaukaart verloopt niet.`} ${c.part.paid`Een restsaldo wordt op verzoek uitbetaald.`}${c.part.kept`Een restsaldo blijft op de kaart staan en wordt uitbetaald waar de wet dat eist.`}`))}`,
  },
});
