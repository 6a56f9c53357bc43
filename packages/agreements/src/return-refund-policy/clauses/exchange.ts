import { prose } from '../../document/authoring.ts';
import { takesBack } from '../sells.ts';
import { clause } from './clause.ts';

// Voluntary exchange; a replacement for faulty goods stands in the sections on faulty goods and on the legal guarantee.
export const exchange = clause({
  id: 'rr.exchange',
  version: 2,
  when: (a) => takesBack(a),
  parts: {
    none: {
      meets: ['practice-rr-exchange', 'us-ca-1723'],
      when: (a) => a.exchange === 'none' && a.returns_offered !== 'exchange-only',
    },
    // Whoever takes goods back for an exchange only exchanges at least for the same.
    same: {
      meets: ['practice-rr-exchange', 'us-ca-1723'],
      when: (a) => a.exchange === 'same' || (a.exchange === 'none' && a.returns_offered === 'exchange-only'),
    },
    any: { meets: ['practice-rr-exchange', 'us-ca-1723'], when: (a) => a.exchange === 'any' },
  },
  text: {
    de: (c) => prose`
      ## Umtausch

      ${c.part.none`Mangelfreie Ware tauschen wir nicht um. Bestellen Sie neu, wenn Sie eine andere Ware möchten.`} ${c.part.same`Wir tauschen eine Ware gegen die gleiche in anderer Ausführung um, etwa in anderer Größe oder Farbe, solange sie vorrätig ist. Nennen Sie uns Ihren Wunsch, wenn Sie die Rückgabe anmelden. Ist die Ware vergriffen, erstatten wir den Preis.`} ${c.part.any`Wir tauschen eine Ware gegen jede andere aus unserem Angebot um, solange sie vorrätig ist. Nennen Sie uns Ihren Wunsch, wenn Sie die Rückgabe anmelden. Einen Unterschied im Preis zahlen Sie nach oder erhalten Sie zurück.`}`,
    en: (c) => prose`
      ## Exchanges

      ${c.part.none`We do not exchange goods that are not faulty. Please place a new order if you want something else.`} ${c.part.same`We exchange goods for the same ones in another version, such as another size or colour, as long as stocks last. Tell us what you want when you tell us about the return. If they are sold out, we refund the price.`} ${c.part.any`We exchange goods for others in our range, as long as stocks last. Tell us what you want when you tell us about the return. You pay or get back any difference in price.`}`,
    es: (c) => prose`
      ## Cambios

      ${c.part.none`No cambiamos productos que estén en buen estado. Si quiere otro, haga un nuevo pedido.`} ${c.part.same`Cambiamos un producto por el mismo en otra versión, por ejemplo en otra talla o color, mientras haya existencias. Indíquenos lo que desea al comunicar la devolución. Si el producto deseado está agotado, le reembolsamos el precio.`} ${c.part.any`Cambiamos los productos por cualquier otro de nuestra oferta, mientras haya existencias. Indíquenos lo que desea al comunicar la devolución. La diferencia de precio la abona usted o se la devolvemos.`}`,
    fr: (c) => prose`
      ## Échanges

      ${c.part.none`Nous n’échangeons pas les articles en bon état. Si vous souhaitez autre chose, passez une nouvelle commande.`} ${c.part.same`Nous échangeons les articles contre le même article dans une autre version, par exemple une autre taille ou couleur, dans la limite des stocks. Indiquez-nous votre souhait lorsque vous nous signalez le retour. Si l’article souhaité est épuisé, nous remboursons le prix.`} ${c.part.any`Nous échangeons les articles contre tout autre article de notre offre, dans la limite des stocks. Indiquez-nous votre souhait lorsque vous nous signalez le retour. Vous payez la différence de prix ou elle vous est remboursée.`}`,
    it: (c) => prose`
      ## Cambi

      ${c.part.none`Non cambiamo prodotti in buono stato. Se desidera altro, effettui un nuovo ordine.`} ${c.part.same`Cambiamo i prodotti con lo stesso prodotto in un’altra versione, ad esempio in un’altra taglia o in un altro colore, fino a esaurimento scorte. Ci indichi che cosa desidera quando comunica il reso. Se il prodotto desiderato è esaurito, rimborsiamo il prezzo.`} ${c.part.any`Cambiamo i prodotti con qualsiasi altro della nostra offerta, fino a esaurimento scorte. Ci indichi che cosa desidera quando comunica il reso. L’eventuale differenza di prezzo è a Suo carico o Le viene restituita.`}`,
    nl: (c) => prose`
      ## Ruilen

      ${c.part.none`Goederen waaraan niets mankeert, ruilen wij niet. Wilt u iets anders, plaats dan een nieuwe bestelling.`} ${c.part.same`Wij ruilen goederen om voor hetzelfde artikel in een andere uitvoering, bijvoorbeeld een andere maat of kleur, zolang de voorraad strekt. Laat ons bij het aanmelden van de retour weten wat u wilt. Is het gewenste artikel uitverkocht, dan betalen wij de prijs terug.`} ${c.part.any`Wij ruilen goederen om voor een ander artikel uit ons aanbod, zolang de voorraad strekt. Laat ons bij het aanmelden van de retour weten wat u wilt. Een prijsverschil betaalt u bij of krijgt u terug.`}`,
  },
});
