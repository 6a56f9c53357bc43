import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const account = clause({
  id: 'eu.account',
  version: 1,
  when: (a) => a.accounts === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Konto

      Für die Software oder Teile davon brauchen Sie ein Konto. Machen Sie richtige Angaben, halten Sie Ihr Passwort geheim, und teilen Sie uns mit, wenn jemand das Konto unbefugt nutzt. Sie können das Konto jederzeit schließen.`,
    en: () => prose`
      ## Account

      You need an account for the software or parts of it. Give correct details, keep your password secret and tell us if somebody uses the account without authority. You may close the account at any time.`,
    es: () => prose`
      ## Cuenta

      Para el software o partes de él necesita una cuenta. Facilite datos correctos, mantenga en secreto su contraseña y avísenos si alguien utiliza la cuenta sin autorización. Puede cerrar la cuenta en cualquier momento.`,
    fr: () => prose`
      ## Compte

      Le logiciel ou certaines de ses parties nécessitent un compte. Donnez des informations exactes, gardez votre mot de passe secret et prévenez-nous si quelqu’un utilise le compte sans autorisation. Vous pouvez fermer le compte à tout moment.`,
    it: () => prose`
      ## Account

      Per il software o per parti di esso serve un account. Fornisca dati esatti, tenga segreta la password e ci avvisi se qualcuno usa l’account senza autorizzazione. Può chiudere l’account in qualsiasi momento.`,
    nl: () => prose`
      ## Account

      Voor de software of delen ervan hebt u een account nodig. Geef juiste gegevens op, houd uw wachtwoord geheim en laat het ons weten als iemand het account onbevoegd gebruikt. U kunt het account op elk moment sluiten.`,
  },
});
