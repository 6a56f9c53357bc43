import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/**
 * Apple's instructions, point 7; 15 CFR Parts 730-774; Regulation (EU) 2021/821. The statement on embargoes only where
 * Apple or American law asks for it, and never without the reservation: § 7 AWV and Article 5 of Regulation (EC)
 * No 2271/96 forbid boycott declarations and obedience to certain American embargoes.
 */
export const exportControl = clause({
  id: 'eu.export',
  version: 2,
  when: (a) => a.export === 'yes' || a.apple_rider === 'yes',
  parts: {
    rules: { meets: ['us-ear', 'eu-dual-use'], when: (a) => a.export === 'yes' },
    embargo: {
      meets: ['apple-eula-7', 'us-ear'],
      when: (a) => a.apple_rider === 'yes' || a.country === ('US' as typeof a.country),
    },
  },
  text: {
    de: (c) => prose`
      ## Ausfuhr und Sanktionen

      ${c.part.rules`Beachten Sie die Vorschriften über Ausfuhr und Sanktionen, die für Sie gelten, etwa die der Europäischen Union oder der Vereinigten Staaten.`}

      ${c.part.embargo`Sie erklären, dass Sie sich nicht in einem Land befinden, gegen das die Vereinigten Staaten ein Embargo verhängt haben oder das sie als Unterstützer des Terrorismus bezeichnen, und dass Sie auf keiner Liste der Vereinigten Staaten über verbotene oder beschränkte Personen stehen. Das gilt nicht, soweit diese Erklärung gegen § 7 der deutschen Außenwirtschaftsverordnung oder gegen die Verordnung (EG) Nr. 2271/96 verstieße.`}`,
    en: (c) => prose`
      ## Export and sanctions

      ${c.part.rules`Observe the rules on exports and sanctions that apply to you, such as those of the European Union or of the United States.`}

      ${c.part.embargo`You represent that you are not located in a country that is subject to an embargo of the United States or that the United States has designated as a country supporting terrorism, and that you are not on any list of the United States of prohibited or restricted parties. This does not apply as far as the representation would breach section 7 of the German Foreign Trade Regulation or Regulation (EC) No 2271/96.`}`,
    es: (c) => prose`
      ## Exportación y sanciones

      ${c.part.rules`Respete las normas sobre exportación y sanciones que se le apliquen, como las de la Unión Europea o las de los Estados Unidos.`}

      ${c.part.embargo`Usted declara que no se encuentra en un país sometido a un embargo de los Estados Unidos o designado por ellos como patrocinador del terrorismo, y que no figura en ninguna lista de los Estados Unidos de personas prohibidas o restringidas. No se aplica en la medida en que esta declaración infrinja el artículo 7 del Reglamento alemán de comercio exterior o el Reglamento (CE) n.º 2271/96.`}`,
    fr: (c) => prose`
      ## Exportation et sanctions

      ${c.part.rules`Respectez les règles sur les exportations et les sanctions qui vous sont applicables, comme celles de l’Union européenne ou des États-Unis.`}

      ${c.part.embargo`Vous déclarez ne pas vous trouver dans un pays soumis à un embargo des États-Unis ou désigné par eux comme soutenant le terrorisme, et ne figurer sur aucune liste des États-Unis de personnes interdites ou soumises à restrictions. Cela ne vaut pas dans la mesure où cette déclaration enfreindrait l’article 7 du règlement allemand sur le commerce extérieur ou le règlement (CE) n° 2271/96.`}`,
    it: (c) => prose`
      ## Esportazione e sanzioni

      ${c.part.rules`Rispetti le norme su esportazioni e sanzioni che Le si applicano, come quelle dell’Unione europea o degli Stati Uniti.`}

      ${c.part.embargo`Lei dichiara di non trovarsi in un Paese soggetto a un embargo degli Stati Uniti o da essi designato come sostenitore del terrorismo e di non figurare in alcun elenco degli Stati Uniti di soggetti vietati o sottoposti a restrizioni. Ciò non vale nella misura in cui questa dichiarazione violerebbe l’articolo 7 del regolamento tedesco sul commercio estero o il regolamento (CE) n. 2271/96.`}`,
    nl: (c) => prose`
      ## Uitvoer en sancties

      ${c.part.rules`Houd u aan de regels over uitvoer en sancties die voor u gelden, zoals die van de Europese Unie of de Verenigde Staten.`}

      ${c.part.embargo`U verklaart dat u zich niet bevindt in een land waartegen de Verenigde Staten een embargo hebben ingesteld of dat zij hebben aangewezen als ondersteuner van terrorisme, en dat u op geen lijst van de Verenigde Staten met verboden of beperkte partijen staat. Dit geldt niet voor zover deze verklaring in strijd zou zijn met artikel 7 van de Duitse verordening buitenlandse handel of met Verordening (EG) nr. 2271/96.`}`,
  },
});
