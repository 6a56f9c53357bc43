import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** OFAC and store terms: statement of the user. The EU blocking statute (Regulation (EC) No 2271/96) and § 7 AWV forbid boycott declarations: the reservation is part of the clause. */
export const usCompliance = clause({
  id: 'tc.us_compliance',
  version: 1,
  when: (a) => a.us_compliance === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Embargos

      Sie erklären, dass Sie sich nicht in einem Land befinden, gegen das ein Embargo der Vereinigten Staaten besteht, und auf keiner ihrer Listen gesperrter Personen stehen. Das gilt nicht, soweit diese Erklärung gegen § 7 der deutschen Außenwirtschaftsverordnung oder gegen die Verordnung (EG) Nr. 2271/96 verstieße.`,
    en: () => prose`
      ## Embargoes

      You declare that you are not in a country under an embargo of the United States and are not on any of its lists of restricted persons. This does not apply as far as the declaration would breach section 7 of the German Foreign Trade Regulation or Regulation (EC) No 2271/96.`,
    es: () => prose`
      ## Embargos

      Usted declara que no se encuentra en un país sujeto a embargo de los Estados Unidos ni figura en sus listas de personas restringidas. No se aplica en la medida en que la declaración infrinja el artículo 7 del Reglamento alemán de comercio exterior o el Reglamento (CE) n.º 2271/96.`,
    fr: () => prose`
      ## Embargos

      Vous déclarez ne pas vous trouver dans un pays soumis à un embargo des États-Unis et ne figurer sur aucune de leurs listes de personnes visées. Cela ne vaut pas dans la mesure où cette déclaration enfreindrait l’article 7 du règlement allemand sur le commerce extérieur ou le règlement (CE) n° 2271/96.`,
    it: () => prose`
      ## Embarghi

      Lei dichiara di non trovarsi in un paese soggetto a embargo degli Stati Uniti e di non figurare nelle loro liste di persone soggette a restrizioni. Ciò non vale se la dichiarazione violasse l’articolo 7 del regolamento tedesco sul commercio estero o il regolamento (CE) n. 2271/96.`,
    nl: () => prose`
      ## Embargo’s

      U verklaart dat u zich niet bevindt in een land waarvoor een embargo van de Verenigde Staten geldt en niet op een van hun lijsten van geweerde personen staat. Dit geldt niet voor zover de verklaring in strijd zou zijn met artikel 7 van de Duitse verordening buitenlandse handel of met Verordening (EG) nr. 2271/96.`,
  },
});
