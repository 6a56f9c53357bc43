import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Arts 23 to 31 Regulation (EU) 2023/2854: notice of at most two months, transition 30 days, exportable data, retrieval 30 days, erasure, charges at cost until 12 January 2027 and none after; jurisdiction of the infrastructure is published on the site. */
export const switching = clause({
  id: 'tc.switching',
  version: 1,
  when: (a) => has(a.laws, 'eu_data_act'),
  parts: {
    rights: { meets: ['data-act-25'] },
  },
  text: {
    de: (c) => prose`
      ## Anbieterwechsel bei Cloud-Diensten

      ${c.part.rights`Kunden in der Europäischen Union können mit einer Frist von höchstens zwei Monaten zu einem anderen Anbieter oder in ihre eigene Infrastruktur wechseln oder ihre Daten löschen lassen. Der Wechsel ist binnen 30 Tagen abgeschlossen; ist das technisch nicht möglich, nennen wir innerhalb von 14 Werktagen den Grund und eine Frist von höchstens sieben Monaten. Wir helfen dabei, halten den Betrieb und die Sicherheit aufrecht und geben alle exportierbaren Daten und digitalen Vermögenswerte in einem gängigen, maschinenlesbaren Format heraus; ausgenommen sind nur Daten über das Innere unseres Dienstes und Geschäftsgeheimnisse. Danach bleiben die Daten mindestens 30 Tage abrufbar; dann löschen wir sie vollständig. Für den Wechsel verlangen wir bis zum 12. Januar 2027 höchstens unsere Kosten, danach nichts. Mit dem Abschluss des Wechsels endet der Vertrag. Welchem Recht unsere Infrastruktur unterliegt, steht auf unserer Website.`}`,
    en: (c) => prose`
      ## Switching between cloud services

      ${c.part.rights`Customers in the European Union can switch to another provider or to their own infrastructure, or have their data erased, with at most two months’ notice. The switch is completed within 30 days; if this is technically impossible, we state the reason and a period of at most seven months within 14 working days. We help, keep up operation and security, and hand over all exportable data and digital assets in a common machine-readable format; only data on the inner workings of our service and trade secrets are excepted. The data then stays retrievable for at least 30 days; after that we erase it completely. For the switch we charge at most our costs until 12 January 2027 and nothing after that. The contract ends when the switch is complete. The jurisdiction to which our infrastructure is subject is stated on our website.`}`,
    es: (c) => prose`
      ## Cambio de proveedor de servicios en la nube

      ${c.part.rights`Los clientes de la Unión Europea pueden cambiar a otro proveedor o a su propia infraestructura, o hacer borrar sus datos, con un preaviso de dos meses como máximo. El cambio se completa en 30 días; si es técnicamente imposible, indicamos en 14 días laborables el motivo y un plazo de siete meses como máximo. Ayudamos, mantenemos el funcionamiento y la seguridad y entregamos todos los datos y activos digitales exportables en un formato habitual legible por máquina; solo se exceptúan los datos sobre el funcionamiento interno de nuestro servicio y los secretos comerciales. Después, los datos se pueden recuperar al menos 30 días; luego los borramos por completo. Por el cambio cobramos como máximo nuestros costes hasta el 12 de enero de 2027 y nada después. El contrato termina al completarse el cambio. La jurisdicción de nuestra infraestructura figura en nuestro sitio web.`}`,
    fr: (c) => prose`
      ## Changement de fournisseur cloud

      ${c.part.rights`Les clients dans l’Union européenne peuvent passer à un autre fournisseur ou à leur propre infrastructure, ou faire effacer leurs données, avec un préavis de deux mois au plus. Le changement est achevé dans les 30 jours ; si c’est techniquement impossible, nous en indiquons dans les 14 jours ouvrables la raison et un délai de sept mois au plus. Nous apportons notre aide, maintenons le fonctionnement et la sécurité et remettons toutes les données et tous les actifs numériques exportables dans un format courant lisible par machine ; seules les données sur le fonctionnement interne de notre service et les secrets d’affaires sont exceptés. Les données restent ensuite récupérables au moins 30 jours, puis nous les effaçons entièrement. Pour le changement, nous facturons au plus nos coûts jusqu’au 12 janvier 2027 et rien ensuite. Le contrat prend fin à l’achèvement du changement. La juridiction dont relève notre infrastructure figure sur notre site.`}`,
    it: (c) => prose`
      ## Passaggio tra servizi cloud

      ${c.part.rights`I clienti nell’Unione europea possono passare a un altro fornitore o alla propria infrastruttura, o far cancellare i propri dati, con un preavviso di due mesi al massimo. Il passaggio si completa entro 30 giorni; se è tecnicamente impossibile, entro 14 giorni lavorativi indichiamo il motivo e un termine di sette mesi al massimo. Prestiamo aiuto, manteniamo funzionamento e sicurezza e consegniamo tutti i dati e le risorse digitali esportabili in un formato comune leggibile da dispositivo automatico; sono esclusi solo i dati sul funzionamento interno del servizio e i segreti commerciali. I dati restano poi recuperabili per almeno 30 giorni; dopo li cancelliamo del tutto. Per il passaggio addebitiamo al massimo i nostri costi fino al 12 gennaio 2027 e nulla in seguito. Il contratto termina al completamento del passaggio. La giurisdizione della nostra infrastruttura è indicata sul nostro sito.`}`,
    nl: (c) => prose`
      ## Overstappen tussen clouddiensten

      ${c.part.rights`Klanten in de Europese Unie kunnen met een termijn van ten hoogste twee maanden overstappen naar een andere aanbieder of naar hun eigen infrastructuur, of hun gegevens laten wissen. De overstap is binnen 30 dagen voltooid; is dat technisch onmogelijk, dan noemen wij binnen 14 werkdagen de reden en een termijn van ten hoogste zeven maanden. Wij helpen, houden de werking en de veiligheid in stand en geven alle exporteerbare gegevens en digitale activa in een gangbaar machineleesbaar formaat; alleen gegevens over de interne werking van onze dienst en bedrijfsgeheimen zijn uitgezonderd. Daarna blijven de gegevens ten minste 30 dagen opvraagbaar; vervolgens wissen wij ze volledig. Voor de overstap rekenen wij tot 12 januari 2027 hoogstens onze kosten en daarna niets. Met de voltooiing eindigt de overeenkomst. Onder welke jurisdictie onze infrastructuur valt, staat op onze website.`}`,
  },
});
