import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const errors = clause({
  id: 'di.errors',
  version: 2,
  when: (a) => a.d_errors === 'yes',
  parts: {
    // The section on general information says it already.
    wrong: { meets: [], when: (a) => a.d_general !== 'yes' },
    errors: { meets: ['practice-di-errors'] },
  },
  text: {
    de: (c) => prose`
      ## Fehler und Änderungen

      ${c.part.wrong`Inhalte können Fehler enthalten oder veraltet sein.`} ${c.part.errors`Wir können Inhalte jederzeit ändern, ergänzen oder entfernen, soweit wir Ihnen nicht vertraglich etwas anderes schulden.`} Wenn Ihnen ein Fehler auffällt, teilen Sie ihn uns bitte mit; wir prüfen den Hinweis.`,
    en: (c) => prose`
      ## Errors and changes

      ${c.part.wrong`Content may contain errors or be out of date.`} ${c.part.errors`We may change, supplement or remove content at any time, unless we owe you something else under a contract.`} If you notice an error, please let us know; we look into every such message.`,
    es: (c) => prose`
      ## Errores y cambios

      ${c.part.wrong`Los contenidos pueden contener errores o haber quedado desfasados.`} ${c.part.errors`Podemos modificar, completar o retirar los contenidos en cualquier momento, salvo que un contrato con usted nos obligue a otra cosa.`} Si advierte un error, le rogamos que nos lo comunique; revisamos cada aviso.`,
    fr: (c) => prose`
      ## Erreurs et modifications

      ${c.part.wrong`Les contenus peuvent comporter des erreurs ou ne plus être à jour.`} ${c.part.errors`Nous pouvons modifier, compléter ou retirer des contenus à tout moment, sauf si un contrat conclu avec vous nous oblige à autre chose.`} Si vous remarquez une erreur, merci de nous la signaler ; nous examinons chaque signalement.`,
    it: (c) => prose`
      ## Errori e modifiche

      ${c.part.wrong`I contenuti possono contenere errori o non essere aggiornati.`} ${c.part.errors`Possiamo modificare, integrare o rimuovere i contenuti in qualsiasi momento, salvo che un contratto con Lei ci obblighi diversamente.`} Se nota un errore, La preghiamo di segnalarcelo; esaminiamo ogni segnalazione.`,
    nl: (c) => prose`
      ## Fouten en wijzigingen

      ${c.part.wrong`Inhoud kan fouten bevatten of verouderd zijn.`} ${c.part.errors`Wij kunnen inhoud op elk moment wijzigen, aanvullen of verwijderen, tenzij wij u op grond van een overeenkomst iets anders verschuldigd zijn.`} Ziet u een fout, laat het ons dan weten; wij bekijken elke melding.`,
  },
});
