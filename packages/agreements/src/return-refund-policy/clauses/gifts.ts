import { prose } from '../../document/authoring.ts';
import { takesBack } from '../sells.ts';
import { clause } from './clause.ts';

// Only the buyer has the statutory rights, so a gift is returned voluntarily for a credit.
export const gifts = clause({
  id: 'rr.gifts',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.gifts === 'yes' && takesBack(a),
  parts: { gift: { meets: ['practice-rr-exchange'] } },
  text: {
    de: (c) => prose`
      ## Geschenke

      ${c.part.gift`Haben Sie eine Ware geschenkt bekommen, können Sie sie innerhalb der Rückgabefrist selbst zurückgeben und erhalten dafür ein Guthaben in Höhe des Kaufpreises. Dem Käufer sagen wir davon nichts. Geld erhält nur der Käufer zurück.`}`,
    en: (c) => prose`
      ## Gifts

      ${c.part.gift`If you received goods as a gift, you can return them within the period for returns and get a credit for the purchase price. We do not tell the buyer. Only the buyer gets money back.`}`,
    es: (c) => prose`
      ## Regalos

      ${c.part.gift`Si ha recibido un producto como regalo, puede devolverlo dentro del plazo de devolución y obtener un saldo por el precio de compra. No se lo comunicamos a quien lo compró. El dinero solo se devuelve a quien compró.`}`,
    fr: (c) => prose`
      ## Cadeaux

      ${c.part.gift`Si vous avez reçu un article en cadeau, vous pouvez le retourner dans le délai de retour et obtenir un avoir du montant du prix payé. Nous n’en informons pas l’acheteur. L’argent n’est rendu qu’à l’acheteur.`}`,
    it: (c) => prose`
      ## Regali

      ${c.part.gift`Se ha ricevuto un prodotto in regalo, può restituirlo entro il termine di reso e ottiene un credito pari al prezzo di acquisto. Non ne informiamo chi ha acquistato. Il denaro viene restituito solo a chi ha acquistato.`}`,
    nl: (c) => prose`
      ## Cadeaus

      ${c.part.gift`Hebt u goederen cadeau gekregen, dan kunt u ze binnen de retourtermijn zelf terugsturen en krijgt u een tegoed ter waarde van de aankoopprijs. De koper vertellen wij dat niet. Geld krijgt alleen de koper terug.`}`,
  },
});
