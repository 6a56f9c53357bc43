import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** § 306 BGB; Art. 6 UCTD: the rest stays, the law fills the gap; no reduction to the permissible and no 'where prohibited' (N.J.S.A. 56:12-16). */
export const severability = clause({
  id: 'tc.severability',
  version: 1,
  parts: {},
  text: {
    de: () => prose`
      ## Unwirksame Bestimmungen

      Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. An ihre Stelle tritt das Gesetz.`,
    en: () => prose`
      ## Invalid provisions

      If a provision is invalid, the others remain valid. The law takes its place.`,
    es: () => prose`
      ## Cláusulas nulas

      Si una cláusula es nula, las demás conservan su validez. En su lugar se aplica la ley.`,
    fr: () => prose`
      ## Clauses nulles

      Si une clause est nulle, les autres restent valables. La loi s’applique à sa place.`,
    it: () => prose`
      ## Clausole nulle

      Se una clausola è nulla, le altre restano valide. Al suo posto si applica la legge.`,
    nl: () => prose`
      ## Ongeldige bepalingen

      Is een bepaling ongeldig, dan blijven de andere geldig. De wet komt ervoor in de plaats.`,
  },
});
