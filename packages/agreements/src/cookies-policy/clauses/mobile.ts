import { type Context, given, has, prose } from '../../document/authoring.ts';
import { clause, type CookiesQuestions } from './clause.ts';

type Answers = Context<CookiesQuestions>['a'];
function unnamed(a: Answers): boolean {
  return !given(a.app_platforms) && !has(a.app_stores, 'apple', 'google');
}

/** In an app the device's own settings take the place of the browser's; identifiers fall under Art. 5(3) too. */
export const mobile = clause({
  id: 'cp.mobile',
  version: 1,
  when: (a) => has(a.agreement_for, 'app'),
  parts: {
    apple: {
      meets: [],
      when: (a) => has(a.app_platforms, 'ios') || has(a.app_stores, 'apple') || unnamed(a),
    },
    android: {
      meets: [],
      when: (a) => has(a.app_platforms, 'android') || has(a.app_stores, 'google') || unnamed(a),
    },
    removal: { meets: ['practice-cp-browser'] },
  },
  text: {
    de: ({ part }) => prose`
      ## Einstellungen mobiler Geräte

      In einer App leisten Gerätekennungen und der Speicher der App, was auf einer Website Cookies leisten. Steuern können Sie dies in
      den Einstellungen des Geräts:

      - ${part.apple`**iPhone und iPad:** Unter „Datenschutz & Sicherheit“ legen Sie bei „Tracking“ fest, ob Apps Sie über andere Apps
        und Websites hinweg verfolgen dürfen.`}
      - ${part.android`**Android:** In den Datenschutz- oder Google-Einstellungen können Sie die Werbe-ID zurücksetzen oder löschen.`}
      - ${part.removal`**Alle Geräte:** Wenn Sie die App löschen, wird in der Regel auch gelöscht, was sie auf dem Gerät gespeichert
        hat.`}`,
    en: ({ part }) => prose`
      ## Settings of mobile devices

      In an app, device identifiers and the storage of the app do what cookies do on a website. You can control this in the settings of
      the device:

      - ${part.apple`**iPhone and iPad:** under ‘Privacy & Security’, in ‘Tracking’, you decide whether apps may track you across other
        apps and websites.`}
      - ${part.android`**Android:** in the privacy or Google settings you can reset or delete the advertising ID.`}
      - ${part.removal`**All devices:** when you delete the app, what it stored on the device is as a rule deleted too.`}`,
    es: ({ part }) => prose`
      ## Ajustes de los dispositivos móviles

      En una aplicación, los identificadores del dispositivo y la memoria de la aplicación cumplen la función que tienen las cookies en
      un sitio web. Puede controlarlo en los ajustes del dispositivo:

      - ${part.apple`**iPhone y iPad:** en «Privacidad y seguridad», apartado «Rastreo», decide si las aplicaciones pueden rastrearle en
        otras aplicaciones y sitios web.`}
      - ${part.android`**Android:** en los ajustes de privacidad o de Google puede restablecer o eliminar el identificador de
        publicidad.`}
      - ${part.removal`**Todos los dispositivos:** al eliminar la aplicación se borra también, por lo general, lo que esta guardó en el
        dispositivo.`}`,
    fr: ({ part }) => prose`
      ## Réglages des appareils mobiles

      Dans une application, les identifiants de l’appareil et la mémoire de l’application remplissent la fonction que les cookies ont
      sur un site. Vous pouvez les gérer dans les réglages de l’appareil :

      - ${part.apple`**iPhone et iPad :** sous « Confidentialité et sécurité », rubrique « Suivi », vous décidez si les applications
        peuvent vous suivre dans d’autres applications et sur d’autres sites.`}
      - ${part.android`**Android :** dans les paramètres de confidentialité ou de Google, vous pouvez réinitialiser ou supprimer
        l’identifiant publicitaire.`}
      - ${part.removal`**Tous les appareils :** la suppression de l’application efface en règle générale aussi ce qu’elle a enregistré
        sur l’appareil.`}`,
    it: ({ part }) => prose`
      ## Impostazioni dei dispositivi mobili

      In un’app gli identificativi del dispositivo e la memoria dell’app svolgono la funzione che su un sito hanno i cookie. Può
      gestirli nelle impostazioni del dispositivo:

      - ${part.apple`**iPhone e iPad:** in «Privacy e sicurezza», alla voce «Tracciamento», decide se le app possono tracciarLa in altre
        app e su altri siti.`}
      - ${part.android`**Android:** nelle impostazioni della privacy o di Google può reimpostare o eliminare l’identificativo
        pubblicitario.`}
      - ${part.removal`**Tutti i dispositivi:** eliminando l’app si elimina di norma anche ciò che essa ha memorizzato sul
        dispositivo.`}`,
    nl: ({ part }) => prose`
      ## Instellingen van mobiele apparaten

      In een app vervullen apparaat-ID’s en de opslag van de app de functie die cookies op een website hebben. U beheert dit in de
      instellingen van het apparaat:

      - ${part.apple`**iPhone en iPad:** onder “Privacy en beveiliging” bepaalt u bij “Tracking” of apps u in andere apps en op andere
        websites mogen volgen.`}
      - ${part.android`**Android:** in de privacy- of Google-instellingen kunt u de reclame-ID resetten of verwijderen.`}
      - ${part.removal`**Alle apparaten:** verwijdert u de app, dan wordt doorgaans ook verwijderd wat die op het apparaat heeft
        opgeslagen.`}`,
  },
});
