import { items, prose } from '../../document/authoring.ts';
import { restrictionWords } from '../words/restrictions.ts';
import { clause } from './clause.ts';

// Directive 2009/24/EC, Articles 5, 6 and 8 and CDPA 1988 s. 50A-50C, 296A: what no contract can forbid stands beside the list.
export const restrictions = clause({
  id: 'eu.restrictions',
  version: 1,
  parts: {
    list: { meets: ['practice-eu-restrictions'] },
    allowed: { meets: ['swd-5', 'uk-cdpa-50'] },
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
        Soweit das Gesetz es nicht zwingend erlaubt, dürfen Sie nicht:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Erlaubt bleibt, was das Gesetz zwingend erlaubt: eine notwendige Sicherungskopie, das Beobachten und Testen der Software, um ihre Funktionsweise zu ermitteln, und das Dekompilieren, soweit es unerlässlich ist, um sie mit einem anderen Programm zusammenarbeiten zu lassen.`}`,
    en: (c) => prose`
      ## Restrictions

      ${c.part.list(prose`
        Except as mandatory law permits, you may not:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`What mandatory law permits remains permitted: a necessary back-up copy, observing and testing the software to determine how it works, and decompiling it where that is indispensable to make it work together with another program.`}`,
    es: (c) => prose`
      ## Restricciones

      ${c.part.list(prose`
        Salvo en lo que permita una norma imperativa, usted no puede:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Sigue permitido lo que permite una norma imperativa: una copia de seguridad necesaria, observar y probar el software para averiguar cómo funciona y descompilarlo cuando sea indispensable para que funcione junto con otro programa.`}`,
    fr: (c) => prose`
      ## Restrictions

      ${c.part.list(prose`
        Sauf dans la mesure où une disposition impérative le permet, il vous est interdit :

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Reste permis ce qu’une disposition impérative permet : une copie de sauvegarde nécessaire, l’observation et l’essai du logiciel pour en comprendre le fonctionnement, et sa décompilation lorsqu’elle est indispensable pour le faire fonctionner avec un autre programme.`}`,
    it: (c) => prose`
      ## Restrizioni

      ${c.part.list(prose`
        Salvo quanto consentito da norme inderogabili, Le è vietato:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Resta consentito ciò che norme inderogabili consentono: una copia di riserva necessaria, l’osservazione e la prova del software per capirne il funzionamento e la decompilazione quando è indispensabile per farlo funzionare con un altro programma.`}`,
    nl: (c) => prose`
      ## Beperkingen

      ${c.part.list(prose`
        Voor zover dwingend recht het niet toestaat, mag u niet:

        ${items(c.names(c.say.restrictions, c.w))}`)}

      ${c.part.allowed`Toegestaan blijft wat dwingend recht toestaat: een noodzakelijke reservekopie, het observeren en testen van de software om te achterhalen hoe die werkt, en decompileren als dat onmisbaar is om de software met een ander programma te laten samenwerken.`}`,
  },
});
