import { lines, prose } from '../../document/authoring.ts';
import { takesBack } from '../sells.ts';
import { clause } from './clause.ts';

// A convenience beside the post.
export const instore = clause({
  id: 'rr.instore',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.instore === 'yes' && takesBack(a),
  parts: { places: { meets: ['practice-rr-how'] } },
  text: {
    de: (c) => prose`
      ## Rückgabe im Geschäft

      Sie können Waren auch hier abgeben; das kostet Sie nichts. Bringen Sie bitte den Kaufbeleg mit.

      ${c.part.places`${lines(c.say.instore_places)}`}`,
    en: (c) => prose`
      ## Returns in a store

      You can also hand goods in here; this costs you nothing. Please bring the proof of purchase.

      ${c.part.places`${lines(c.say.instore_places)}`}`,
    es: (c) => prose`
      ## Devolución en tienda

      También puede entregar los productos aquí sin coste alguno. Traiga el justificante de compra.

      ${c.part.places`${lines(c.say.instore_places)}`}`,
    fr: (c) => prose`
      ## Retour en magasin

      Vous pouvez aussi remettre les articles ici, sans frais. Veuillez apporter la preuve d’achat.

      ${c.part.places`${lines(c.say.instore_places)}`}`,
    it: (c) => prose`
      ## Reso in negozio

      Può consegnare i prodotti anche qui, senza costi. Porti con sé la prova d’acquisto.

      ${c.part.places`${lines(c.say.instore_places)}`}`,
    nl: (c) => prose`
      ## Retour in de winkel

      U kunt goederen ook hier inleveren; dat kost u niets. Neem het aankoopbewijs mee.

      ${c.part.places`${lines(c.say.instore_places)}`}`,
  },
});
