import { prose } from '../../document/authoring.ts';
import { sellsGoods } from '../sells.ts';
import { clause } from './clause.ts';

// Directive 2011/83/EU, Articles 18 and 20: 30 days unless agreed, and the seller's risk until a consumer holds the goods.
export const lost = clause({
  id: 'rr.lost',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.lost_parcels === 'yes' && sellsGoods(a),
  parts: {
    help: { meets: ['practice-rr-damaged'] },
    consumers: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
  },
  text: {
    de: (c) => prose`
      ## Verlorene oder verspätete Pakete

      ${c.part.help`Kommt ein Paket nicht zur angegebenen Zeit an, schreiben Sie uns. Wir fragen beim Zustelldienst nach und liefern neu oder erstatten alles, was Sie gezahlt haben, wenn das Paket verloren ist.`} ${c.part.consumers`Gegenüber Verbrauchern tragen wir das Risiko, dass Ware auf dem Weg zu ihnen verloren geht oder beschädigt wird.`}`,
    en: (c) => prose`
      ## Lost or late parcels

      ${c.part.help`If a parcel does not arrive at the stated time, write to us. We ask the delivery service and, if the parcel is lost, deliver again or refund everything that you paid.`} ${c.part.consumers`Towards consumers we bear the risk that goods are lost or damaged on their way to them.`}`,
    es: (c) => prose`
      ## Paquetes perdidos o retrasados

      ${c.part.help`Si un paquete no llega en el plazo indicado, escríbanos. Preguntamos al servicio de reparto y, si el paquete se ha perdido, lo enviamos de nuevo o le reembolsamos todo lo pagado.`} ${c.part.consumers`Frente a los consumidores asumimos el riesgo de que los productos se pierdan o se dañen en el camino hacia ellos.`}`,
    fr: (c) => prose`
      ## Colis perdus ou en retard

      ${c.part.help`Si un colis n’arrive pas dans le délai indiqué, écrivez-nous. Nous interrogeons le transporteur et, si le colis est perdu, nous livrons de nouveau ou remboursons tout ce que vous avez payé.`} ${c.part.consumers`À l’égard des consommateurs, nous supportons le risque de perte ou de détérioration des articles pendant la livraison.`}`,
    it: (c) => prose`
      ## Pacchi smarriti o in ritardo

      ${c.part.help`Se un pacco non arriva nei tempi indicati, ci scriva. Chiediamo al corriere e, se il pacco è smarrito, spediamo di nuovo o rimborsiamo tutto ciò che ha pagato.`} ${c.part.consumers`Nei confronti dei consumatori sosteniamo noi il rischio che i prodotti vadano perduti o si danneggino durante la consegna.`}`,
    nl: (c) => prose`
      ## Verloren of vertraagde pakketten

      ${c.part.help`Komt een pakket niet op de opgegeven tijd aan, schrijf ons dan. Wij vragen het na bij de bezorgdienst en leveren opnieuw of betalen alles terug wat u hebt betaald als het pakket verloren is.`} ${c.part.consumers`Tegenover consumenten dragen wij het risico dat goederen op weg naar hen verloren gaan of beschadigd raken.`}`,
  },
});
