import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const age = clause({
  id: 'eu.age',
  version: 1,
  when: (a) => typeof a.min_age === 'number' && a.min_age > 0,
  parts: {},
  text: {
    de: (c) => prose`
      ## Alter

      Diese Altersgrenze gilt für die Nutzung (Jahre): ${c.number(c.say.min_age)}. Wer noch nicht volljährig ist, braucht für diesen Vertrag und für Käufe die Zustimmung der Eltern, soweit das Gesetz sie verlangt.`,
    en: (c) => prose`
      ## Age

      The minimum age for using the software, in years: ${c.number(c.say.min_age)}. Anyone who is not yet of age needs the consent of the parents for this agreement and for purchases as far as the law requires it.`,
    es: (c) => prose`
      ## Edad

      Edad mínima para utilizar el software, en años: ${c.number(c.say.min_age)}. Quien aún no sea mayor de edad necesita el consentimiento de sus padres para este contrato y para las compras en la medida en que la ley lo exija.`,
    fr: (c) => prose`
      ## Âge

      Âge minimal pour utiliser le logiciel, en années : ${c.number(c.say.min_age)}. Toute personne mineure a besoin de l’accord de ses parents pour le présent contrat et pour les achats dans la mesure où la loi l’exige.`,
    it: (c) => prose`
      ## Età

      Età minima per usare il software, in anni: ${c.number(c.say.min_age)}. Chi non è ancora maggiorenne ha bisogno del consenso dei genitori per questo contratto e per gli acquisti nella misura in cui la legge lo richiede.`,
    nl: (c) => prose`
      ## Leeftijd

      Minimumleeftijd voor het gebruik van de software, in jaren: ${c.number(c.say.min_age)}. Wie nog niet meerderjarig is, heeft voor deze overeenkomst en voor aankopen toestemming van de ouders nodig voor zover de wet dat vereist.`,
  },
});
