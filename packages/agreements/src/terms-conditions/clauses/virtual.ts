import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Licence without cash value; paid credits keep their statutory rights (DCD, CPC key principles on in-game currencies of March 2025: real price beside the virtual one, right of withdrawal for unused credits). */
export const virtual = clause({
  id: 'tc.virtual',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.virtual_items === 'yes' && has(a.sells, 'credits'),
  parts: {},
  text: {
    de: () => prose`
      ## Guthaben und virtuelle Gegenstände

      Guthaben und virtuelle Gegenstände können Sie nur im Dienst verwenden; sie haben keinen Geldwert und lassen sich nicht in Geld tauschen oder verkaufen. Neben Preisen in Guthaben nennen wir den Preis in echter Währung. Ihre gesetzlichen Rechte, auch ein etwaiges Widerrufsrecht bei nicht verbrauchten gekauften Guthaben, bleiben bestehen; stellen wir den Dienst ein, erstatten wir nicht verbrauchte gekaufte Guthaben.`,
    en: () => prose`
      ## Credits and virtual items

      You can use credits and virtual items only in the service; they have no cash value and cannot be exchanged for money or sold. Beside prices in credits we state the price in real currency. Your statutory rights remain, including any right to withdraw from the purchase of unused credits; if we close the service, we refund purchased credits that are unused.`,
    es: () => prose`
      ## Créditos y artículos virtuales

      Los créditos y artículos virtuales solo pueden usarse en el servicio; no tienen valor monetario y no pueden canjearse por dinero ni venderse. Junto a los precios en créditos indicamos el precio en moneda real. Subsisten sus derechos legales, también el que pueda existir de desistir de créditos comprados sin usar; si cerramos el servicio, devolvemos los créditos comprados no usados.`,
    fr: () => prose`
      ## Crédits et objets virtuels

      Les crédits et objets virtuels ne s’utilisent que dans le service ; ils n’ont pas de valeur monétaire et ne peuvent être échangés contre de l’argent ni vendus. À côté des prix en crédits, nous indiquons le prix en monnaie réelle. Vos droits légaux demeurent, y compris un éventuel droit de rétractation pour les crédits achetés non utilisés ; si nous fermons le service, nous remboursons les crédits achetés non utilisés.`,
    it: () => prose`
      ## Crediti e oggetti virtuali

      Crediti e oggetti virtuali si usano solo nel servizio; non hanno valore monetario e non possono essere convertiti in denaro né venduti. Accanto ai prezzi in crediti indichiamo il prezzo in valuta reale. Restano fermi i Suoi diritti di legge, anche l’eventuale diritto di recedere dall’acquisto di crediti non usati; se chiudiamo il servizio, rimborsiamo i crediti acquistati non usati.`,
    nl: () => prose`
      ## Tegoeden en virtuele items

      Tegoeden en virtuele items kunt u alleen in de dienst gebruiken; zij hebben geen geldwaarde en kunnen niet in geld worden omgezet of verkocht. Naast prijzen in tegoeden noemen wij de prijs in echte valuta. Uw wettelijke rechten blijven bestaan, ook een eventueel recht om de aankoop van ongebruikte tegoeden te herroepen; sluiten wij de dienst, dan betalen wij ongebruikte gekochte tegoeden terug.`,
  },
});
