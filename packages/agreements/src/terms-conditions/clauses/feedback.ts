import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Ideas are not protected as such; content posted stays under the licence for user content. */
export const feedback = clause({
  id: 'tc.feedback',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.feedback === 'yes',
  parts: {
    posted: { meets: [], when: (a) => a.ugc === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Anregungen

      Schicken Sie uns Vorschläge zum Dienst, dürfen wir sie ohne Vergütung und ohne zeitliche Grenze umsetzen. Persönliche Angaben ${c.part.posted`und Inhalte, die Sie einstellen,`} sind damit nicht gemeint.`,
    en: (c) => prose`
      ## Feedback

      If you send us suggestions about the service, we may put them into practice without payment and without limit in time. This does not apply to personal details ${c.part.posted`or to content that you post`}.`,
    es: (c) => prose`
      ## Sugerencias

      Si nos envía sugerencias sobre el servicio, podemos ponerlas en práctica sin remuneración y sin límite de tiempo. No se incluyen sus datos personales ${c.part.posted`ni los contenidos que publique`}.`,
    fr: (c) => prose`
      ## Suggestions

      Si vous nous adressez des suggestions sur le service, nous pouvons les mettre en œuvre sans rémunération et sans limite de durée. Cela ne vaut pas pour vos données personnelles ${c.part.posted`ni pour les contenus que vous publiez`}.`,
    it: (c) => prose`
      ## Suggerimenti

      Se ci invia suggerimenti sul servizio, possiamo attuarli senza compenso e senza limiti di tempo. Sono esclusi i Suoi dati personali ${c.part.posted`e i contenuti che pubblica`}.`,
    nl: (c) => prose`
      ## Suggesties

      Stuurt u ons suggesties over de dienst, dan mogen wij die zonder vergoeding en zonder tijdslimiet uitvoeren. Persoonlijke gegevens ${c.part.posted`en inhoud die u plaatst,`} vallen hier niet onder.`,
  },
});
