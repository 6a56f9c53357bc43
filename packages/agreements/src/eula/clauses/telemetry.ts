import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Directive 2002/58/EC, Article 5(3). Which data these are is said under privacy where nothing else is collected.
export const telemetry = clause({
  id: 'eu.telemetry',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.telemetry === 'yes',
  parts: {
    sent: { meets: ['eprivacy-apps'] },
    kinds: { meets: [], when: (a) => a.data_collection !== 'diagnostics' },
    union: { meets: [], when: (a) => has(a.laws, 'eu_software') },
    anywhere: { meets: [], when: (a) => !has(a.laws, 'eu_software') },
  },
  text: {
    de: (c) => prose`
      ## Diagnosedaten

      ${c.part.sent`Damit wir Fehler finden, kann die Software uns Diagnosedaten senden ${c.part.kinds`(über Abstürze, Leistung und genutzte Funktionen)`}. ${c.part.union`In der Europäischen Union und überall, wo das Gesetz eine Einwilligung verlangt,`}${c.part.anywhere`Wo das Gesetz eine Einwilligung verlangt,`} geschieht das erst, wenn Sie zugestimmt haben; im Übrigen können Sie es in den Einstellungen abschalten. Die Software funktioniert auch ohne diese Daten.`}`,
    en: (c) => prose`
      ## Diagnostic data

      ${c.part.sent`So that we can find faults, the software may send us diagnostic data ${c.part.kinds`(on crashes, performance and functions used)`}. ${c.part.union`In the European Union and wherever the law requires consent,`}${c.part.anywhere`Where the law requires consent,`} this happens only after you have agreed; otherwise you can switch it off in the settings. The software works without these data too.`}`,
    es: (c) => prose`
      ## Datos de diagnóstico

      ${c.part.sent`Para que encontremos fallos, el software puede enviarnos datos de diagnóstico ${c.part.kinds`(sobre bloqueos, rendimiento y funciones utilizadas)`}. ${c.part.union`En la Unión Europea y dondequiera que la ley exija el consentimiento,`}${c.part.anywhere`Cuando la ley exige el consentimiento,`} solo ocurre después de que usted lo haya dado; en los demás casos puede desactivarlo en los ajustes. El software funciona también sin estos datos.`}`,
    fr: (c) => prose`
      ## Données de diagnostic

      ${c.part.sent`Afin que nous trouvions les erreurs, le logiciel peut nous envoyer des données de diagnostic ${c.part.kinds`(sur les plantages, les performances et les fonctions utilisées)`}. ${c.part.union`Dans l’Union européenne et partout où la loi exige un consentement,`}${c.part.anywhere`Lorsque la loi exige un consentement,`} cela n’a lieu qu’après votre accord ; dans les autres cas, vous pouvez le désactiver dans les paramètres. Le logiciel fonctionne aussi sans ces données.`}`,
    it: (c) => prose`
      ## Dati di diagnosi

      ${c.part.sent`Affinché possiamo trovare gli errori, il software può inviarci dati di diagnosi ${c.part.kinds`(su arresti anomali, prestazioni e funzioni usate)`}. ${c.part.union`Nell’Unione europea e ovunque la legge richieda il consenso,`}${c.part.anywhere`Quando la legge richiede il consenso,`} ciò avviene solo dopo che Lei lo ha dato; negli altri casi può disattivarlo nelle impostazioni. Il software funziona anche senza questi dati.`}`,
    nl: (c) => prose`
      ## Diagnosegegevens

      ${c.part.sent`Om fouten te vinden, kan de software ons diagnosegegevens sturen ${c.part.kinds`(over crashes, prestaties en gebruikte functies)`}. ${c.part.union`In de Europese Unie en overal waar de wet toestemming vereist,`}${c.part.anywhere`Waar de wet toestemming vereist,`} gebeurt dat pas nadat u die hebt gegeven; in andere gevallen kunt u het in de instellingen uitschakelen. De software werkt ook zonder deze gegevens.`}`,
  },
});
