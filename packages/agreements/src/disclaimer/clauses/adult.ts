import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// A notice replaces no age check that the law demands (Directive 2010/13/EU, Article 28b; JMStV § 4(2)).
export const adult = clause({
  id: 'di.adult',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.d_adult === 'yes',
  parts: {},
  text: {
    de: (c) => prose`
      ## Inhalte für Erwachsene

      Unser Angebot enthält Inhalte, die für Kinder und Jugendliche ungeeignet sind. Nutzen Sie es nur, wenn Sie mindestens ${c.number(c.say.adult_age)} Jahre alt sind und solche Inhalte dort, wo Sie sich befinden, erlaubt sind. Eltern können den Zugang mit Jugendschutzprogrammen sperren.`,
    en: (c) => prose`
      ## Adult content

      Our service includes content that is not suitable for children and young people. Use it only if you are at least ${c.number(c.say.adult_age)} years old and such content is permitted where you are. Parents can block access with parental control software.`,
    es: (c) => prose`
      ## Contenidos para adultos

      Nuestro servicio incluye contenidos que no son aptos para menores. Utilícelo solo si tiene al menos ${c.number(c.say.adult_age)} años y esos contenidos están permitidos en el lugar en que se encuentra. Los padres pueden bloquear el acceso con programas de control parental.`,
    fr: (c) => prose`
      ## Contenus pour adultes

      Notre service comporte des contenus qui ne conviennent pas aux mineurs. Ne l’utilisez que si vous avez au moins ${c.number(c.say.adult_age)} ans et si ces contenus sont autorisés là où vous vous trouvez. Les parents peuvent en bloquer l’accès au moyen d’un logiciel de contrôle parental.`,
    it: (c) => prose`
      ## Contenuti per adulti

      Il nostro servizio comprende contenuti non adatti ai minori. Lo usi solo se ha almeno ${c.number(c.say.adult_age)} anni e se questi contenuti sono consentiti nel luogo in cui si trova. I genitori possono bloccare l’accesso con programmi di controllo parentale.`,
    nl: (c) => prose`
      ## Inhoud voor volwassenen

      Onze dienst bevat inhoud die niet geschikt is voor kinderen en jongeren. Gebruik de dienst alleen als u ten minste ${c.number(c.say.adult_age)} jaar oud bent en zulke inhoud is toegestaan waar u zich bevindt. Ouders kunnen de toegang blokkeren met ouderlijk toezicht.`,
  },
});
