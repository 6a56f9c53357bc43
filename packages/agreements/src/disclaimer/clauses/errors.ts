import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const errors = clause({
  id: 'di.errors',
  version: 1,
  when: (a) => a.d_errors === 'yes',
  parts: { errors: { meets: ['practice-di-errors'] } },
  text: {
    de: (c) => prose`
      ## Fehler und Änderungen

      ${c.part.errors`Inhalte können Fehler enthalten oder veraltet sein. Wir können sie jederzeit ändern, ergänzen oder entfernen, soweit wir Ihnen nicht vertraglich etwas anderes schulden.`} Wenn Ihnen ein Fehler auffällt, teilen Sie ihn uns bitte mit; wir prüfen den Hinweis.`,
    en: (c) => prose`
      ## Errors and changes

      ${c.part.errors`Content may contain errors or be out of date. We may change, supplement or remove it at any time, unless we owe you something else under a contract.`} If you notice an error, please let us know; we look into every such message.`,
    es: (c) => prose`
      ## Errores y cambios

      ${c.part.errors`Los contenidos pueden contener errores o haber quedado desfasados. Podemos modificarlos, completarlos o retirarlos en cualquier momento, salvo que un contrato con usted nos obligue a otra cosa.`} Si advierte un error, le rogamos que nos lo comunique; revisamos cada aviso.`,
    fr: (c) => prose`
      ## Erreurs et modifications

      ${c.part.errors`Les contenus peuvent comporter des erreurs ou ne plus être à jour. Nous pouvons les modifier, les compléter ou les retirer à tout moment, sauf si un contrat conclu avec vous nous oblige à autre chose.`} Si vous remarquez une erreur, merci de nous la signaler ; nous examinons chaque signalement.`,
    it: (c) => prose`
      ## Errori e modifiche

      ${c.part.errors`I contenuti possono contenere errori o non essere aggiornati. Possiamo modificarli, integrarli o rimuoverli in qualsiasi momento, salvo che un contratto con Lei ci obblighi diversamente.`} Se nota un errore, La preghiamo di segnalarcelo; esaminiamo ogni segnalazione.`,
    nl: (c) => prose`
      ## Fouten en wijzigingen

      ${c.part.errors`Inhoud kan fouten bevatten of verouderd zijn. Wij kunnen die op elk moment wijzigen, aanvullen of verwijderen, tenzij wij u op grond van een overeenkomst iets anders verschuldigd zijn.`} Ziet u een fout, laat het ons dan weten; wij bekijken elke melding.`,
  },
});
