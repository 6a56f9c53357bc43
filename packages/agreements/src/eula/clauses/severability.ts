import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// § 306 BGB: no term that keeps as much as possible alive.
export const severability = clause({
  id: 'eu.severability',
  version: 1,
  parts: {
    rest: { meets: ['practice-eu-law'] },
  },
  text: {
    de: (c) => prose`
      ## Unwirksame Regelungen

      ${c.part.rest`Ist eine Regelung dieses Vertrags unwirksam, bleiben die übrigen bestehen. An ihre Stelle tritt das Gesetz.`}`,
    en: (c) => prose`
      ## Invalid provisions

      ${c.part.rest`If a provision of this agreement is invalid, the others remain in force. Statutory law takes its place.`}`,
    es: (c) => prose`
      ## Disposiciones inválidas

      ${c.part.rest`Si una disposición de este contrato es inválida, las demás se mantienen. En su lugar se aplica la ley.`}`,
    fr: (c) => prose`
      ## Clauses non valables

      ${c.part.rest`Si une clause du présent contrat n’est pas valable, les autres demeurent. La loi s’applique à sa place.`}`,
    it: (c) => prose`
      ## Disposizioni invalide

      ${c.part.rest`Se una disposizione di questo contratto è invalida, le altre restano valide. Al suo posto si applica la legge.`}`,
    nl: (c) => prose`
      ## Ongeldige bepalingen

      ${c.part.rest`Is een bepaling van deze overeenkomst ongeldig, dan blijven de andere gelden. De wet komt daarvoor in de plaats.`}`,
  },
});
