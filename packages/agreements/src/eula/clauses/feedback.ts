import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const feedback = clause({
  id: 'eu.feedback',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.feedback === 'yes',
  parts: {
    ideas: { meets: ['practice-eu-feedback'] },
  },
  text: {
    de: (c) => prose`
      ## Anregungen

      ${c.part.ideas`Schicken Sie uns Anregungen zur Software, dürfen wir sie unentgeltlich und ohne zeitliche Grenze nutzen, um die Software zu verbessern.`} Personenbezogene Daten und vertrauliche Angaben darin sind davon ausgenommen.`,
    en: (c) => prose`
      ## Suggestions

      ${c.part.ideas`If you send us suggestions about the software, we may use them free of charge and without limit in time to improve the software.`} Personal data and confidential information in them are excepted.`,
    es: (c) => prose`
      ## Sugerencias

      ${c.part.ideas`Si nos envía sugerencias sobre el software, podemos utilizarlas gratuitamente y sin límite de tiempo para mejorarlo.`} Quedan exceptuados los datos personales y la información confidencial que contengan.`,
    fr: (c) => prose`
      ## Suggestions

      ${c.part.ideas`Si vous nous envoyez des suggestions sur le logiciel, nous pouvons les utiliser gratuitement et sans limite de durée pour l’améliorer.`} Les données à caractère personnel et les informations confidentielles qu’elles contiennent en sont exclues.`,
    it: (c) => prose`
      ## Suggerimenti

      ${c.part.ideas`Se ci invia suggerimenti sul software, possiamo usarli gratuitamente e senza limiti di tempo per migliorarlo.`} Sono esclusi i dati personali e le informazioni riservate in essi contenuti.`,
    nl: (c) => prose`
      ## Suggesties

      ${c.part.ideas`Stuurt u ons suggesties over de software, dan mogen wij die gratis en zonder tijdslimiet gebruiken om de software te verbeteren.`} Persoonsgegevens en vertrouwelijke informatie daarin vallen daarbuiten.`,
  },
});
