import { prose } from '../../document/authoring.ts';
import { takesBack } from '../sells.ts';
import { clause } from './clause.ts';

// Only the buyer has the statutory rights, so a gift is returned voluntarily for a credit.
export const gifts = clause({
  id: 'rr.gifts',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.gifts === 'yes' && takesBack(a),
  parts: { gift: { meets: ['practice-rr-exchange'] } },
  text: {
    de: (c) => prose`
      ## Geschenke

      ${c.part.gift`Wer eine Ware geschenkt bekommen hat, kann sie innerhalb der Rückgabefrist selbst zurückgeben und erhält dafür einen Gutschein über den Kaufpreis. Dem Käufer sagen wir davon nichts. Geld erhält nur, wer gekauft hat.`}`,
    en: (c) => prose`
      ## Gifts

      ${c.part.gift`Whoever was given goods as a gift can return them within the period for returns and gets a gift credit for the purchase price. We do not tell the buyer. Money goes only to whoever bought the goods.`}`,
    es: (c) => prose`
      ## Regalos

      ${c.part.gift`Quien haya recibido un producto como regalo puede devolverlo dentro del plazo de devolución y obtiene un vale por el precio de compra. No se lo comunicamos al comprador. El dinero solo se devuelve a quien compró.`}`,
    fr: (c) => prose`
      ## Cadeaux

      ${c.part.gift`Celui qui a reçu un article en cadeau peut le retourner dans le délai de retour et obtient un bon d’achat de la valeur du prix payé. Nous n’en informons pas l’acheteur. L’argent n’est rendu qu’à celui qui a acheté.`}`,
    it: (c) => prose`
      ## Regali

      ${c.part.gift`Chi ha ricevuto un prodotto in regalo può restituirlo entro il termine di reso e ottiene un buono pari al prezzo di acquisto. Non ne informiamo chi ha acquistato. Il denaro viene restituito solo a chi ha acquistato.`}`,
    nl: (c) => prose`
      ## Cadeaus

      ${c.part.gift`Wie goederen cadeau heeft gekregen, kan ze binnen de retourtermijn zelf terugsturen en krijgt een tegoedbon ter waarde van de aankoopprijs. De koper vertellen wij dat niet. Geld krijgt alleen degene die heeft gekocht.`}`,
  },
});
