import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Odds: App Store Review Guidelines 3.1.1, Google Play payments policy. Withdrawal from unused paid currency: CPC principles of 2025.
export const virtual = clause({
  id: 'eu.virtual',
  version: 1,
  price: 'answer_premium',
  when: (a) => has(a.purchases, 'virtual-currency', 'loot-boxes'),
  parts: {
    currency: { meets: [], when: (a) => has(a.purchases, 'virtual-currency') },
    boxes: { meets: [], when: (a) => has(a.purchases, 'loot-boxes') },
  },
  text: {
    de: (c) => prose`
      ## Virtuelle Güter

      ${c.part.currency`Virtuelle Währung ist ein Recht zur Nutzung in der Software und kein gesetzliches Zahlungsmittel; sie kann nicht in Geld umgetauscht werden. Beim Ausgeben zeigen wir auch den Preis in echtem Geld. Ein gesetzliches Widerrufsrecht für gekaufte, nicht verbrauchte Währung bleibt bestehen.`} ${c.part.boxes`Bei Zufallsinhalten zeigen wir vor dem Kauf, mit welcher Wahrscheinlichkeit Sie welche Inhalte erhalten.`}`,
    en: (c) => prose`
      ## Virtual goods

      ${c.part.currency`Virtual currency is a right of use in the software and no legal tender; it cannot be exchanged for money. When you spend it, we also show the price in real money. Any statutory right to withdraw from the purchase of currency that you have not used remains.`} ${c.part.boxes`For random items we show before purchase how likely you are to receive which items.`}`,
    es: (c) => prose`
      ## Bienes virtuales

      ${c.part.currency`La moneda virtual es un derecho de uso en el software y no es dinero de curso legal; no puede canjearse por dinero. Al gastarla mostramos también el precio en dinero real. Se mantiene el derecho legal de desistimiento respecto de la moneda comprada y no utilizada.`} ${c.part.boxes`En los contenidos aleatorios mostramos antes de la compra con qué probabilidad recibirá cada contenido.`}`,
    fr: (c) => prose`
      ## Biens virtuels

      ${c.part.currency`La monnaie virtuelle est un droit d’usage dans le logiciel et n’a pas cours légal ; elle ne peut être échangée contre de l’argent. Lors de la dépense, nous affichons aussi le prix en argent réel. Un droit légal de rétractation demeure pour la monnaie achetée et non utilisée.`} ${c.part.boxes`Pour les contenus aléatoires, nous indiquons avant l’achat la probabilité de recevoir chaque contenu.`}`,
    it: (c) => prose`
      ## Beni virtuali

      ${c.part.currency`La valuta virtuale è un diritto d’uso nel software e non ha corso legale; non può essere convertita in denaro. Quando la spende mostriamo anche il prezzo in denaro reale. Resta fermo il diritto di recesso previsto dalla legge per la valuta acquistata e non usata.`} ${c.part.boxes`Per i contenuti casuali mostriamo prima dell’acquisto con quale probabilità riceverà ciascun contenuto.`}`,
    nl: (c) => prose`
      ## Virtuele goederen

      ${c.part.currency`Virtuele valuta is een gebruiksrecht in de software en geen wettig betaalmiddel; u kunt die niet voor geld inwisselen. Bij het uitgeven tonen wij ook de prijs in echt geld. Een wettelijk herroepingsrecht voor gekochte, ongebruikte valuta blijft bestaan.`} ${c.part.boxes`Bij toevalsinhoud tonen wij vóór de aankoop hoe groot de kans is dat u welke inhoud krijgt.`}`,
  },
});
