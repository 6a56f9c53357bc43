import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const waiver = clause({
  id: 'eu.waiver',
  version: 1,
  parts: {
    rights: { meets: ['practice-eu-law'] },
  },
  text: {
    de: (c) => prose`
      ## Kein Verzicht

      ${c.part.rights`Wer ein Recht aus diesem Vertrag nicht sofort geltend macht, verzichtet damit nicht darauf.`} Das gilt für Sie wie für uns; gesetzliche Verjährung und Fristen bleiben unberührt.`,
    en: (c) => prose`
      ## No waiver

      ${c.part.rights`Whoever does not assert a right under this agreement at once does not thereby waive it.`} This applies to you as well as to us; statutory limitation and time limits remain unaffected.`,
    es: (c) => prose`
      ## Ausencia de renuncia

      ${c.part.rights`Quien no ejerce de inmediato un derecho de este contrato no renuncia por ello a él.`} Esto se aplica tanto a usted como a nosotros; la prescripción y los plazos legales no se ven afectados.`,
    fr: (c) => prose`
      ## Absence de renonciation

      ${c.part.rights`Ne pas faire valoir immédiatement un droit né du présent contrat ne vaut pas renonciation à ce droit.`} Cela vaut pour vous comme pour nous ; la prescription et les délais légaux demeurent inchangés.`,
    it: (c) => prose`
      ## Nessuna rinuncia

      ${c.part.rights`Chi non fa valere subito un diritto derivante da questo contratto non vi rinuncia.`} Ciò vale per Lei come per noi; restano fermi la prescrizione e i termini di legge.`,
    nl: (c) => prose`
      ## Geen afstand van recht

      ${c.part.rights`Wie een recht uit deze overeenkomst niet direct uitoefent, doet daarmee geen afstand van dat recht.`} Dat geldt voor u en voor ons; wettelijke verjaring en termijnen blijven gelden.`,
  },
});
