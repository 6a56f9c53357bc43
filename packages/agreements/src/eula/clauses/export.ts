import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Apple's instructions, point 7; 15 CFR Parts 730-774; Regulation (EU) 2021/821.
export const exportControl = clause({
  id: 'eu.export',
  version: 1,
  when: (a) => a.export === 'yes' || a.apple_rider === 'yes',
  parts: {
    rules: { meets: ['us-ear', 'eu-dual-use'], when: (a) => a.export === 'yes' },
    embargo: { meets: ['apple-eula-7', 'us-ear'] },
  },
  text: {
    de: (c) => prose`
      ## Ausfuhr und Sanktionen

      ${c.part.rules`Beachten Sie die Vorschriften über Ausfuhr und Sanktionen, die für Sie gelten, in der Europäischen Union und in den Vereinigten Staaten.`} ${c.part.embargo`Sie versichern, dass Sie sich nicht in einem Land befinden, gegen das die Vereinigten Staaten ein Embargo verhängt haben oder das sie als Unterstützer des Terrorismus bezeichnen, und dass Sie auf keiner Liste der Vereinigten Staaten über verbotene oder beschränkte Personen stehen.`}`,
    en: (c) => prose`
      ## Export and sanctions

      ${c.part.rules`Observe the rules on exports and sanctions that apply to you, in the European Union and in the United States.`} ${c.part.embargo`You represent that you are not located in a country that is subject to an embargo of the United States or that they have designated as supporting terrorism, and that you are not on any list of the United States of prohibited or restricted parties.`}`,
    es: (c) => prose`
      ## Exportación y sanciones

      ${c.part.rules`Respete las normas sobre exportación y sanciones que se le apliquen, en la Unión Europea y en los Estados Unidos.`} ${c.part.embargo`Usted declara que no se encuentra en un país sometido a un embargo de los Estados Unidos o designado por ellos como patrocinador del terrorismo, y que no figura en ninguna lista de los Estados Unidos de personas prohibidas o restringidas.`}`,
    fr: (c) => prose`
      ## Exportation et sanctions

      ${c.part.rules`Respectez les règles sur les exportations et les sanctions qui vous sont applicables, dans l’Union européenne et aux États-Unis.`} ${c.part.embargo`Vous déclarez ne pas vous trouver dans un pays soumis à un embargo des États-Unis ou désigné par eux comme soutenant le terrorisme, et ne figurer sur aucune liste des États-Unis de personnes interdites ou soumises à restrictions.`}`,
    it: (c) => prose`
      ## Esportazione e sanzioni

      ${c.part.rules`Rispetti le norme su esportazioni e sanzioni che Le si applicano, nell’Unione europea e negli Stati Uniti.`} ${c.part.embargo`Lei dichiara di non trovarsi in un Paese soggetto a un embargo degli Stati Uniti o da essi designato come sostenitore del terrorismo e di non figurare in alcun elenco degli Stati Uniti di soggetti vietati o sottoposti a restrizioni.`}`,
    nl: (c) => prose`
      ## Uitvoer en sancties

      ${c.part.rules`Houd u aan de regels over uitvoer en sancties die voor u gelden, in de Europese Unie en in de Verenigde Staten.`} ${c.part.embargo`U verklaart dat u zich niet bevindt in een land waartegen de Verenigde Staten een embargo hebben ingesteld of dat zij hebben aangewezen als ondersteuner van terrorisme, en dat u op geen lijst van de Verenigde Staten met verboden of beperkte partijen staat.`}`,
  },
});
