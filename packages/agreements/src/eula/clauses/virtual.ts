import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Odds and, in Belgium, a game of chance (Gaming Act of 7 May 1999): App Store Review Guidelines 3.1.1, Google Play payments policy. Withdrawal from unused paid currency: CPC principles of 2025.
export const virtual = clause({
  id: 'eu.virtual',
  version: 2,
  price: 'answer_premium',
  when: (a) => has(a.purchases, 'virtual-currency', 'loot-boxes'),
  parts: {
    currency: { meets: [], when: (a) => has(a.purchases, 'virtual-currency') },
    boxes: { meets: [], when: (a) => has(a.purchases, 'loot-boxes') },
  },
  text: {
    de: (c) => prose`
      ## Virtuelle Güter

      ${c.part.currency`Virtuelle Währung ist ein Recht zur Nutzung in der Software und kein gesetzliches Zahlungsmittel; sie kann nicht in Geld umgetauscht werden. Beim Ausgeben zeigen wir auch den Preis in echtem Geld. Ein gesetzliches Widerrufsrecht für gekaufte, nicht verbrauchte Währung bleibt bestehen. Stellen wir die Software ein, erstatten wir gekaufte, nicht verbrauchte Währung.`} ${c.part.boxes`Bei Zufallsinhalten zeigen wir vor dem Kauf, mit welcher Wahrscheinlichkeit Sie welche Inhalte erhalten. In Belgien bieten wir sie nicht gegen Geld an.`}`,
    en: (c) => prose`
      ## Virtual goods

      ${c.part.currency`Virtual currency is a right of use in the software and is not legal tender; it cannot be exchanged for money. When you spend it, we also show the price in real money. Any statutory right to withdraw from the purchase of currency that you have not used remains. If we discontinue the software, we refund purchased currency that you have not used.`} ${c.part.boxes`For random items we show before purchase how likely you are to receive which items. We do not offer them for money in Belgium.`}`,
    es: (c) => prose`
      ## Bienes virtuales

      ${c.part.currency`La moneda virtual es un derecho de uso en el software y no es dinero de curso legal; no puede canjearse por dinero. Al gastarla mostramos también el precio en dinero real. Se mantiene el derecho legal de desistimiento respecto de la moneda comprada y no utilizada. Si ponemos fin al software, devolvemos la moneda comprada y no utilizada.`} ${c.part.boxes`En los contenidos aleatorios mostramos antes de la compra con qué probabilidad recibirá cada contenido. En Bélgica no los ofrecemos a cambio de dinero.`}`,
    fr: (c) => prose`
      ## Biens virtuels

      ${c.part.currency`La monnaie virtuelle est un droit d’usage dans le logiciel et n’a pas cours légal ; elle ne peut être échangée contre de l’argent. Lors de la dépense, nous affichons aussi le prix en argent réel. Un droit légal de rétractation demeure pour la monnaie achetée et non utilisée. Si nous arrêtons le logiciel, nous remboursons la monnaie achetée et non utilisée.`} ${c.part.boxes`Pour les contenus aléatoires, nous indiquons avant l’achat la probabilité de recevoir chaque contenu. En Belgique, nous ne les proposons pas contre de l’argent.`}`,
    it: (c) => prose`
      ## Beni virtuali

      ${c.part.currency`La valuta virtuale è un diritto d’uso nel software e non ha corso legale; non può essere convertita in denaro. Quando la spende mostriamo anche il prezzo in denaro reale. Resta fermo il diritto di recesso previsto dalla legge per la valuta acquistata e non usata. Se cessiamo il software, rimborsiamo la valuta acquistata e non usata.`} ${c.part.boxes`Per i contenuti casuali mostriamo prima dell’acquisto con quale probabilità riceverà ciascun contenuto. In Belgio non li offriamo a pagamento.`}`,
    nl: (c) => prose`
      ## Virtuele goederen

      ${c.part.currency`Virtuele valuta is een gebruiksrecht in de software en geen wettig betaalmiddel; u kunt die niet voor geld inwisselen. Bij het uitgeven tonen wij ook de prijs in echt geld. Een wettelijk herroepingsrecht voor gekochte, ongebruikte valuta blijft bestaan. Stoppen wij met de software, dan betalen wij gekochte, ongebruikte valuta terug.`} ${c.part.boxes`Bij loot boxes (aankopen met een toevallige inhoud) tonen wij vóór de aankoop hoe groot de kans is dat u welke inhoud krijgt. In België bieden wij die niet tegen betaling aan.`}`,
  },
});
