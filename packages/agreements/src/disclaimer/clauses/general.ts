import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// No assurance beyond general information. What becomes part of a contract stays binding:
// Directive (EU) 2019/771, Article 7(1)(d) and Directive 2011/83/EU, Article 6(5).
export const general = clause({
  id: 'di.general',
  version: 2,
  when: (a) => a.d_general === 'yes',
  parts: { information: { meets: ['practice-di-general'] } },
  text: {
    de: (c) => prose`
      ## Allgemeine Informationen

      ${c.part.information`Unsere Inhalte dienen der allgemeinen Information. Wir sichern nicht zu, dass sie vollständig, richtig und aktuell sind oder für Ihren Zweck passen.`}

      Angaben, die Teil eines Vertrags mit Ihnen werden, etwa die Beschreibung einer Ware oder ein Preis, bleiben verbindlich.`,
    en: (c) => prose`
      ## General information

      ${c.part.information`Our content is for general information. We do not promise that it is complete, correct and up to date or that it suits your purpose.`}

      Information that becomes part of a contract with you, such as the description of goods or a price, remains binding.`,
    es: (c) => prose`
      ## Información general

      ${c.part.information`Nuestros contenidos ofrecen información general. No garantizamos que sean completos, correctos y actuales ni que resulten adecuados para el fin que usted persigue.`}

      La información que pasa a formar parte de un contrato con usted, como la descripción de un producto o un precio, sigue siendo vinculante.`,
    fr: (c) => prose`
      ## Informations générales

      ${c.part.information`Nos contenus sont donnés à titre d’information générale. Nous ne garantissons pas qu’ils soient complets, exacts et à jour ni qu’ils conviennent à l’usage que vous voulez en faire.`}

      Les informations qui deviennent un élément d’un contrat conclu avec vous, comme la description d’un produit ou un prix, restent contraignantes.`,
    it: (c) => prose`
      ## Informazioni generali

      ${c.part.information`I nostri contenuti hanno carattere di informazione generale. Non garantiamo che siano completi, esatti e aggiornati né che siano adatti al Suo scopo.`}

      Le informazioni che diventano parte di un contratto con Lei, come la descrizione di un bene o un prezzo, restano vincolanti.`,
    nl: (c) => prose`
      ## Algemene informatie

      ${c.part.information`Onze inhoud is bedoeld als algemene informatie. Wij zeggen niet toe dat die volledig, juist en actueel is of geschikt is voor uw doel.`}

      Informatie die deel wordt van een overeenkomst met u, zoals de omschrijving van een product of een prijs, blijft bindend.`,
  },
});
