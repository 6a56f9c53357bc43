import { items, prose } from '../../document/authoring.ts';
import { isInBrowser } from '../conditions.ts';
import { restrictionWords } from '../words/restrictions.ts';
import { clause } from './clause.ts';

// Directive 2009/24/EC, Articles 5, 6 and 8, CJEU C-13/20 (errors) and CDPA 1988 s. 50A-50C, 296A: what no contract can
// forbid stands once, below the list.
export const restrictions = clause({
  id: 'eu.restrictions',
  version: 2,
  parts: {
    list: { meets: ['practice-eu-restrictions'] },
    allowed: { meets: ['swd-5', 'uk-cdpa-50'] },
    copy: { meets: [], when: (a) => !isInBrowser(a) },
  },
  words: {
    de: restrictionWords.de,
    en: restrictionWords.en,
    es: restrictionWords.es,
    fr: restrictionWords.fr,
    it: restrictionWords.it,
    nl: restrictionWords.nl,
  },
  text: {
    de: (c) => prose`
      ## Beschränkungen

      ${c.part.list(prose`
        Sie dürfen nicht:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Erlaubt bleibt, was das Gesetz zwingend erlaubt: ${c.part.copy`eine notwendige Sicherungskopie,`} das Berichtigen von Fehlern, soweit die bestimmungsgemäße Nutzung es erfordert, das Beobachten und Testen der Software, um ihre Funktionsweise zu ermitteln, und das Dekompilieren, soweit es unerlässlich ist, um sie mit einem anderen Programm zusammenarbeiten zu lassen.`}`,
    en: (c) => prose`
      ## Restrictions

      ${c.part.list(prose`
        You may not:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`What mandatory law permits remains permitted: ${c.part.copy`a necessary back-up copy,`} correcting errors where use for the intended purpose requires it, observing and testing the software to determine how it works, and decompiling it where that is indispensable to make it work together with another program.`}`,
    es: (c) => prose`
      ## Restricciones

      ${c.part.list(prose`
        Usted no puede:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Sigue permitido lo que permite una norma imperativa: ${c.part.copy`una copia de seguridad necesaria,`} corregir errores cuando lo requiera el uso previsto, observar y probar el software para averiguar cómo funciona y descompilarlo cuando sea indispensable para que funcione junto con otro programa.`}`,
    fr: (c) => prose`
      ## Restrictions

      ${c.part.list(prose`
        Il vous est interdit :

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Reste permis ce qu’une disposition impérative permet : ${c.part.copy`une copie de sauvegarde nécessaire,`} la correction d’erreurs lorsque l’utilisation conforme l’exige, l’observation et l’essai du logiciel pour en comprendre le fonctionnement, et sa décompilation lorsqu’elle est indispensable pour le faire fonctionner avec un autre programme.`}`,
    it: (c) => prose`
      ## Restrizioni

      ${c.part.list(prose`
        Le è vietato:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Resta consentito ciò che norme inderogabili consentono: ${c.part.copy`una copia di riserva necessaria,`} la correzione di errori quando l’uso previsto lo richiede, l’osservazione e la prova del software per capirne il funzionamento e la decompilazione quando è indispensabile per farlo funzionare con un altro programma.`}`,
    nl: (c) => prose`
      ## Beperkingen

      ${c.part.list(prose`
        U mag niet:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Toegestaan blijft wat dwingend recht toestaat: ${c.part.copy`een noodzakelijke reservekopie,`} het verbeteren van fouten als het beoogde gebruik dat vereist, het observeren en testen van de software om te achterhalen hoe die werkt, en decompileren als dat onmisbaar is om de software met een ander programma te laten samenwerken.`}`,
  },
});
