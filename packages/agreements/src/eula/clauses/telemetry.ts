import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const telemetry = clause({
  id: 'eu.telemetry',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.telemetry === 'yes',
  parts: {
    sent: { meets: ['eprivacy-apps'] },
  },
  text: {
    de: (c) => prose`
      ## Diagnosedaten

      ${c.part.sent`Die Software kann uns Daten über Abstürze, Leistung und genutzte Funktionen senden, damit wir Fehler finden. Wo das Gesetz eine Einwilligung verlangt, geschieht das erst, wenn Sie zugestimmt haben; im Übrigen können Sie es in den Einstellungen abschalten. Die Software funktioniert auch ohne diese Daten.`}`,
    en: (c) => prose`
      ## Diagnostic data

      ${c.part.sent`The software may send us data on crashes, performance and functions used so that we can find faults. Where the law requires consent, this happens only after you have agreed; otherwise you can switch it off in the settings. The software works without these data too.`}`,
    es: (c) => prose`
      ## Datos de diagnóstico

      ${c.part.sent`El software puede enviarnos datos sobre bloqueos, rendimiento y funciones utilizadas para que encontremos fallos. Cuando la ley exige el consentimiento, solo ocurre después de que usted lo haya dado; en los demás casos puede desactivarlo en los ajustes. El software funciona también sin estos datos.`}`,
    fr: (c) => prose`
      ## Données de diagnostic

      ${c.part.sent`Le logiciel peut nous envoyer des données sur les plantages, les performances et les fonctions utilisées afin que nous trouvions les erreurs. Lorsque la loi exige un consentement, cela n’a lieu qu’après votre accord ; dans les autres cas, vous pouvez le désactiver dans les paramètres. Le logiciel fonctionne aussi sans ces données.`}`,
    it: (c) => prose`
      ## Dati di diagnosi

      ${c.part.sent`Il software può inviarci dati su arresti anomali, prestazioni e funzioni usate affinché possiamo trovare gli errori. Quando la legge richiede il consenso, ciò avviene solo dopo che Lei lo ha dato; negli altri casi può disattivarlo nelle impostazioni. Il software funziona anche senza questi dati.`}`,
    nl: (c) => prose`
      ## Diagnosegegevens

      ${c.part.sent`De software kan ons gegevens sturen over crashes, prestaties en gebruikte functies, zodat wij fouten kunnen vinden. Waar de wet toestemming vereist, gebeurt dat pas nadat u die hebt gegeven; in andere gevallen kunt u het in de instellingen uitschakelen. De software werkt ook zonder deze gegevens.`}`,
  },
});
