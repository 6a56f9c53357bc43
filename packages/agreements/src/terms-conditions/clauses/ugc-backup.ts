import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** No duty of back-up; liability for our own fault stays in tc.liability. */
export const ugcBackup = clause({
  id: 'tc.ugc_backup',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.ugc_backup === 'yes' && a.ugc === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Sicherungskopien

      Der Dienst ist keine Datensicherung. Behalten Sie von wichtigen Inhalten eigene Kopien.`,
    en: () => prose`
      ## Back-up copies

      The service is not a back-up. Keep copies of your own of important content.`,
    es: () => prose`
      ## Copias de seguridad

      El servicio no es una copia de seguridad. Conserve copias propias de los contenidos importantes.`,
    fr: () => prose`
      ## Copies de sauvegarde

      Le service n’est pas une sauvegarde. Gardez vos propres copies des contenus importants.`,
    it: () => prose`
      ## Copie di riserva

      Il servizio non è un backup. Conservi copie proprie dei contenuti importanti.`,
    nl: () => prose`
      ## Reservekopieën

      De dienst is geen back-up. Bewaar zelf kopieën van belangrijke inhoud.`,
  },
});
