import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** OFAC and store terms: statement of the user. The EU blocking statute (Regulation (EC) No 2271/96), its version retained in the United Kingdom, § 7 AWV and the Canadian order SOR/92-584 (FEMA) forbid boycott declarations or compliance: the reservation is part of the clause. Asked of businesses in the United States and where Apple wants it. */
export const usCompliance = clause({
  id: 'tc.us_compliance',
  version: 2,
  when: (a) => a.us_compliance === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Embargos

      Sie erklären, dass Sie sich nicht in einem Land befinden, gegen das ein Embargo der Vereinigten Staaten besteht, und auf keiner ihrer Listen gesperrter Personen stehen. Das gilt nicht, soweit ein Gesetz, das Sie oder uns bindet, eine solche Erklärung verbietet, etwa § 7 der deutschen Außenwirtschaftsverordnung, die Verordnung (EG) Nr. 2271/96 in der Europäischen Union und in ihrer britischen Fassung oder das kanadische Gesetz über ausländische extraterritoriale Maßnahmen.`,
    en: () => prose`
      ## Embargoes

      You declare that you are not in a country under an embargo of the United States and are not on any of its lists of restricted persons. This does not apply as far as a law that binds you or us forbids such a declaration, such as section 7 of the German Foreign Trade Regulation, Regulation (EC) No 2271/96 in the European Union and in its British version, or the Canadian Foreign Extraterritorial Measures Act.`,
    es: () => prose`
      ## Embargos

      Usted declara que no se encuentra en un país sujeto a embargo de los Estados Unidos ni figura en sus listas de personas restringidas. Esta declaración no se exige en la medida en que la prohíba una ley que le obligue a usted o a nosotros, como el artículo 7 del Reglamento alemán de comercio exterior, el Reglamento (CE) n.º 2271/96 en la Unión Europea y en su versión británica, o la Ley canadiense sobre medidas extraterritoriales extranjeras.`,
    fr: () => prose`
      ## Embargos

      Vous déclarez ne pas vous trouver dans un pays soumis à un embargo des États-Unis et ne figurer sur aucune de leurs listes de personnes visées. Cette déclaration n’est pas demandée dans la mesure où une loi qui vous lie ou nous lie l’interdit, comme l’article 7 du règlement allemand sur le commerce extérieur, le règlement (CE) n° 2271/96 dans l’Union européenne et dans sa version britannique, ou la Loi sur les mesures extraterritoriales étrangères (Canada).`,
    it: () => prose`
      ## Embarghi

      Lei dichiara di non trovarsi in un paese soggetto a embargo degli Stati Uniti e di non figurare nelle loro liste di persone soggette a restrizioni. Ciò non vale nella misura in cui una legge che vincola Lei o noi vieta tale dichiarazione, come l’articolo 7 del regolamento tedesco sul commercio estero, il regolamento (CE) n. 2271/96 nell’Unione europea e nella sua versione britannica o la legge canadese sulle misure extraterritoriali straniere.`,
    nl: () => prose`
      ## Embargo’s

      U verklaart dat u zich niet bevindt in een land waarvoor een embargo van de Verenigde Staten geldt en niet op een van hun lijsten van geweerde personen staat. Dit geldt niet voor zover een wet waaraan u of wij gebonden zijn zo’n verklaring verbiedt, zoals artikel 7 van de Duitse verordening buitenlandse handel, Verordening (EG) nr. 2271/96 in de Europese Unie en in haar Britse versie, of de Canadese wet op buitenlandse extraterritoriale maatregelen.`,
  },
});
