import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** No loss of rights by silence, for both sides; limitation periods stay. */
export const waiver = clause({
  id: 'tc.waiver',
  version: 2,
  parts: {},
  text: {
    de: () => prose`
      ## Kein Verzicht durch Zuwarten

      Macht eine Seite ein Recht nicht sofort geltend, verzichtet sie damit nicht darauf. Gesetzliche Fristen und die Verjährung bleiben unberührt.`,
    en: () => prose`
      ## No waiver

      If one side does not use a right at once, it does not give it up. Statutory time limits remain.`,
    es: () => prose`
      ## Ausencia de renuncia

      Que una parte no ejerza de inmediato un derecho no supone que renuncie a él. Subsisten los plazos legales.`,
    fr: () => prose`
      ## Absence de renonciation

      Qu’une partie n’exerce pas aussitôt un droit ne signifie pas qu’elle y renonce. Les délais légaux demeurent.`,
    it: () => prose`
      ## Nessuna rinuncia

      Se una parte non esercita subito un diritto, non vi rinuncia. Restano fermi i termini di legge.`,
    nl: () => prose`
      ## Geen afstand door wachten

      Oefent een partij een recht niet meteen uit, dan doet zij er geen afstand van. Wettelijke termijnen blijven gelden.`,
  },
});
