import { given, has, prose } from '../../document/authoring.ts';
import { usesNothing } from '../uses.ts';
import { clause } from './clause.ts';

/** Custom of published policies; Article 22(2) LSSI and the AEPD guide on cookies: where browsers keep the switch, and what blocking costs. */
export const browser = clause({
  id: 'cp.browser',
  version: 1,
  when: (a) =>
    a.browser_help !== 'no' &&
    !usesNothing(a) &&
    (has(a.agreement_for, 'website') || !given(a.agreement_for)),
  parts: {
    help: { meets: ['practice-cp-browser', 'es-lssi-22-2'] },
    effect: { meets: ['practice-cp-browser'] },
    lost: { meets: [], when: (a) => a.banner === 'another' },
  },
  text: {
    de: ({ part }) => prose`
      ## Cookies im Browser steuern

      ${part.help(prose`
        In jedem Browser können Sie Cookies ansehen, löschen und für einzelne oder alle Websites sperren. Die Hersteller erklären,
        wie das geht:

        - [Google Chrome](https://support.google.com/chrome/answer/95647)
        - [Mozilla Firefox](https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)
        - [Apple Safari](https://support.apple.com/guide/safari/sfri11471/mac)
        - [Microsoft Edge](https://support.microsoft.com/microsoft-edge)`)}

      ${part.effect`Sperren Sie alle Cookies, arbeiten Teile unseres Angebots möglicherweise nicht, etwa die Anmeldung. ${part.lost`Löschen Sie alle, geht auch Ihre Auswahl zu Cookies verloren.`} Die Einstellung gilt nur für diesen Browser auf diesem Gerät.`}`,
    en: ({ part }) => prose`
      ## Controlling cookies in the browser

      ${part.help(prose`
        In every browser you can look at cookies, delete them and block them for single websites or for all. The makers explain how:

        - [Google Chrome](https://support.google.com/chrome/answer/95647)
        - [Mozilla Firefox](https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)
        - [Apple Safari](https://support.apple.com/guide/safari/sfri11471/mac)
        - [Microsoft Edge](https://support.microsoft.com/microsoft-edge)`)}

      ${part.effect`If you block all cookies, parts of our service may not work, signing in for example. ${part.lost`If you delete all of them, your choice about cookies is lost as well.`} The setting applies only to this browser on this device.`}`,
    es: ({ part }) => prose`
      ## Controlar las cookies en el navegador

      ${part.help(prose`
        En todos los navegadores puede ver las cookies, borrarlas y bloquearlas para sitios concretos o para todos. Los fabricantes
        explican cómo hacerlo:

        - [Google Chrome](https://support.google.com/chrome/answer/95647)
        - [Mozilla Firefox](https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)
        - [Apple Safari](https://support.apple.com/guide/safari/sfri11471/mac)
        - [Microsoft Edge](https://support.microsoft.com/microsoft-edge)`)}

      ${part.effect`Si bloquea todas las cookies, es posible que algunas partes de nuestro servicio no funcionen, por ejemplo el inicio de
      sesión. ${part.lost`Si las borra todas, se pierde también su elección sobre las cookies.`} El ajuste solo vale para ese navegador en ese
      dispositivo.`}`,
    fr: ({ part }) => prose`
      ## Gérer les cookies dans le navigateur

      ${part.help(prose`
        Tous les navigateurs permettent de consulter les cookies, de les supprimer et de les bloquer pour certains sites ou pour tous.
        Les éditeurs expliquent comment faire :

        - [Google Chrome](https://support.google.com/chrome/answer/95647)
        - [Mozilla Firefox](https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)
        - [Apple Safari](https://support.apple.com/guide/safari/sfri11471/mac)
        - [Microsoft Edge](https://support.microsoft.com/microsoft-edge)`)}

      ${part.effect`Si vous bloquez tous les cookies, certaines parties de notre service risquent de ne pas fonctionner, par exemple la
      connexion. ${part.lost`Si vous les supprimez tous, votre choix concernant les cookies est perdu lui aussi.`} Le réglage ne vaut que pour ce
      navigateur sur cet appareil.`}`,
    it: ({ part }) => prose`
      ## Gestire i cookie nel browser

      ${part.help(prose`
        In ogni browser può visualizzare i cookie, eliminarli e bloccarli per singoli siti o per tutti. I produttori spiegano come
        fare:

        - [Google Chrome](https://support.google.com/chrome/answer/95647)
        - [Mozilla Firefox](https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)
        - [Apple Safari](https://support.apple.com/guide/safari/sfri11471/mac)
        - [Microsoft Edge](https://support.microsoft.com/microsoft-edge)`)}

      ${part.effect`Se blocca tutti i cookie, alcune parti del nostro servizio potrebbero non funzionare, per esempio l’accesso. ${part.lost`Se li elimina tutti, va persa anche la Sua scelta sui cookie.`} L’impostazione vale solo per quel browser su quel dispositivo.`}`,
    nl: ({ part }) => prose`
      ## Cookies in de browser beheren

      ${part.help(prose`
        In elke browser kunt u cookies bekijken, verwijderen en voor afzonderlijke of alle websites blokkeren. De makers leggen uit hoe
        dat gaat:

        - [Google Chrome](https://support.google.com/chrome/answer/95647)
        - [Mozilla Firefox](https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)
        - [Apple Safari](https://support.apple.com/guide/safari/sfri11471/mac)
        - [Microsoft Edge](https://support.microsoft.com/microsoft-edge)`)}

      ${part.effect`Blokkeert u alle cookies, dan werken delen van onze dienst mogelijk niet, zoals het inloggen. ${part.lost`Verwijdert u ze allemaal, dan gaat ook uw keuze over cookies verloren.`} De instelling geldt alleen voor die browser op dat apparaat.`}`,
  },
});
