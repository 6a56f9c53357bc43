import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Google Play Developer Distribution Agreement, section 5.3.
export const google = clause({
  id: 'eu.google',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.google_rider === 'yes',
  parts: {
    play: { meets: ['play-eula'] },
  },
  text: {
    de: (c) => prose`
      ## Google Play

      ${c.part.play`Widerspricht dieser Vertrag für Software aus Google Play der Vertriebsvereinbarung von Google Play für Entwickler, geht diese vor.`} Google ist für die Software nicht verantwortlich.`,
    en: (c) => prose`
      ## Google Play

      ${c.part.play`Where, for software obtained from Google Play, this agreement conflicts with the Google Play Developer Distribution Agreement, the latter prevails.`} Google is not responsible for the software.`,
    es: (c) => prose`
      ## Google Play

      ${c.part.play`Si, respecto del software obtenido en Google Play, este contrato contradice el acuerdo de distribución para desarrolladores de Google Play, prevalece este último.`} Google no responde del software.`,
    fr: (c) => prose`
      ## Google Play

      ${c.part.play`Si, pour un logiciel obtenu sur Google Play, le présent contrat contredit le contrat de distribution de Google Play pour les développeurs, ce dernier prévaut.`} Google n’est pas responsable du logiciel.`,
    it: (c) => prose`
      ## Google Play

      ${c.part.play`Se, per il software ottenuto da Google Play, questo contratto è in contrasto con il contratto di distribuzione di Google Play per gli sviluppatori, prevale quest’ultimo.`} Google non è responsabile del software.`,
    nl: (c) => prose`
      ## Google Play

      ${c.part.play`Is deze overeenkomst voor software uit Google Play in strijd met de distributieovereenkomst van Google Play voor ontwikkelaars, dan gaat die laatste voor.`} Google is niet verantwoordelijk voor de software.`,
  },
});
