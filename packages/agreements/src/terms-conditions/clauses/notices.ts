import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Text form (§ 126b BGB, § 309 no. 13 BGB: no stricter form than text form from consumers). */
export const notices = clause({
  id: 'tc.notices',
  version: 1,
  when: (a) => a.e_communication === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Mitteilungen

      Mitteilungen zum Vertrag können beide Seiten per E-Mail schicken, soweit das Gesetz keine strengere Form verlangt. Wir schreiben an die Adresse, die Sie uns gegeben haben; teilen Sie uns Änderungen mit.`,
    en: () => prose`
      ## Notices

      Both sides may send notices about the contract by e-mail, unless the law asks for a stricter form. We write to the address that you gave us; tell us if it changes.`,
    es: () => prose`
      ## Comunicaciones

      Ambas partes pueden enviar comunicaciones sobre el contrato por correo electrónico, salvo que la ley exija una forma más estricta. Escribimos a la dirección que nos facilitó; comuníquenos los cambios.`,
    fr: () => prose`
      ## Notifications

      Les deux parties peuvent adresser les notifications relatives au contrat par courrier électronique, sauf si la loi exige une forme plus stricte. Nous écrivons à l’adresse que vous nous avez donnée ; signalez-nous tout changement.`,
    it: () => prose`
      ## Comunicazioni

      Entrambe le parti possono inviare comunicazioni sul contratto per e-mail, salvo che la legge richieda una forma più rigorosa. Scriviamo all’indirizzo che ci ha fornito; ci comunichi eventuali modifiche.`,
    nl: () => prose`
      ## Mededelingen

      Beide partijen mogen mededelingen over de overeenkomst per e-mail sturen, tenzij de wet een strengere vorm eist. Wij schrijven naar het adres dat u ons hebt gegeven; geef wijzigingen aan ons door.`,
  },
});
