import { given, rows, sequence, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Expiry only as far as the law lets it (§ 195 and § 307 BGB: three years; 15 U.S.C. § 1693l-1 five years; s. 99B ACL three years; Ontario: none; Cal. Civ. Code 1749.5). */
export const giftcards = clause({
  id: 'tc.giftcards',
  version: 1,
  price: 'answer_premium',
  when: (a) => given(a.gift_cards),
  parts: {
    expiry: { meets: [], when: (a) => given(a.gift_cards?.[0]?.gift_expiry) },
    open: { meets: [], when: (a) => !given(a.gift_cards?.[0]?.gift_expiry) },
    paid: { meets: [], when: (a) => a.gift_cards?.[0]?.gift_refundable === 'yes' },
    kept: { meets: [], when: (a) => a.gift_cards?.[0]?.gift_refundable !== 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Gutscheine

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Ein Gutschein gilt ${c.period(row.gift_expiry, 'akk')}, mindestens aber so lange, wie das Recht Ihres Landes es verlangt.`}${c.part.open`Ein Gutschein verfällt nicht.`} ${c.part.paid`Ein Restwert wird auf Wunsch ausgezahlt.`}${c.part.kept`Ein Restwert bleibt auf dem Gutschein und wird ausgezahlt, wo das Gesetz es verlangt.`}`))}`,
    en: (c) => prose`
      ## Gift cards

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`A gift card is valid for ${c.period(row.gift_expiry)}, and at least for as long as the law of your country requires.`}${c.part.open`A gift card does not expire.`} ${c.part.paid`A remaining balance is paid out on request.`}${c.part.kept`A remaining balance stays on the card and is paid out where the law requires it.`}`))}`,
    es: (c) => prose`
      ## Tarjetas regalo

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Una tarjeta regalo es válida durante ${c.period(row.gift_expiry)} y, como mínimo, el tiempo que exija la ley de su país.`}${c.part.open`Una tarjeta regalo no caduca.`} ${c.part.paid`El saldo restante se paga a petición.`}${c.part.kept`El saldo restante se conserva en la tarjeta y se paga donde la ley lo exige.`}`))}`,
    fr: (c) => prose`
      ## Cartes-cadeaux

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Une carte-cadeau est valable ${c.period(row.gift_expiry)}, et au moins aussi longtemps que l’exige la loi de votre pays.`}${c.part.open`Une carte-cadeau n’expire pas.`} ${c.part.paid`Le solde restant est versé sur demande.`}${c.part.kept`Le solde restant demeure sur la carte et est versé là où la loi l’exige.`}`))}`,
    it: (c) => prose`
      ## Carte regalo

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Una carta regalo vale ${c.period(row.gift_expiry)}, e almeno per il tempo richiesto dalla legge del Suo paese.`}${c.part.open`Una carta regalo non scade.`} ${c.part.paid`Il saldo residuo è versato su richiesta.`}${c.part.kept`Il saldo residuo resta sulla carta ed è versato dove la legge lo richiede.`}`))}`,
    nl: (c) => prose`
      ## Cadeaukaarten

      ${sequence(rows(c.say.gift_cards).map((row) => prose`${c.part.expiry`Een cadeaukaart is ${c.period(row.gift_expiry)} geldig, en ten minste zo lang als de wet van uw land eist.`}${c.part.open`Een cadeaukaart verloopt niet.`} ${c.part.paid`Een restsaldo wordt op verzoek uitbetaald.`}${c.part.kept`Een restsaldo blijft op de kaart staan en wordt uitbetaald waar de wet dat eist.`}`))}`,
  },
});
