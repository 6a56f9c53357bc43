import { given, has, items, prose } from '../../document/authoring.ts';
import { appPermissionWords } from '../words/app-permissions.ts';
import { clause } from './clause.ts';

export const permissions = clause({
  id: 'pp.permissions',
  version: 1,
  when: (a) => given(a.app_permissions) || a.push === 'yes',
  parts: {
    list: {
      meets: ['caloppa-22575-b1'],
      when: (a) => given(a.app_permissions) && !has(a.app_permissions, 'none'),
    },
    none: { meets: [], when: (a) => has(a.app_permissions, 'none') && a.push !== 'yes' },
    push: { meets: [], when: (a) => a.push === 'yes' },
  },
  words: appPermissionWords,
  text: {
    de: ({ say, part, w, names }) => prose`
      ## Berechtigungen der App

      ${part.list(prose`
        Unsere App kann auf Ihrem Gerät um diese Berechtigungen bitten:

        ${items(names(say.app_permissions, w))}

        Wenn das Betriebssystem für eine Berechtigung Ihre Zustimmung verlangt, greift die App erst zu, nachdem
        Sie zugestimmt haben. In den Einstellungen des Geräts können Sie jede Berechtigung jederzeit wieder
        entziehen. Funktionen, die sie brauchen, stehen dann nicht mehr zur Verfügung.`)}

      ${part.none`Unsere App bittet auf Ihrem Gerät um keine Berechtigungen.`}

      ${part.push`Die App sendet Push-Mitteilungen, wenn Ihr Gerät sie zulässt. Dafür wird eine Kennung der App
      auf Ihrem Gerät verarbeitet (Push-Token). Zugestellt werden die Mitteilungen in der Regel vom Anbieter des Betriebssystems. In den Einstellungen des Geräts können Sie Push-Mitteilungen jederzeit abschalten.`}`,
    en: ({ say, part, w, names }) => prose`
      ## App permissions

      ${part.list(prose`
        On your device, our app may ask for these permissions:

        ${items(names(say.app_permissions, w))}

        Where the operating system requires your agreement to a permission, the app makes use of it only after
        you have agreed. You can withdraw each permission at any time in the settings of the device. Features
        that need it then stop working.`)}

      ${part.none`Our app asks for no permissions on your device.`}

      ${part.push`The app sends push notifications if your device allows them. For this, an identifier of the
      app on your device is processed (push token). The notifications are usually delivered by the provider of
      the operating system. You can switch off push notifications at any time in the settings of the
      device.`}`,
    es: ({ say, part, w, names }) => prose`
      ## Permisos de la aplicación

      ${part.list(prose`
        Nuestra aplicación puede solicitar estos permisos en su dispositivo:

        ${items(names(say.app_permissions, w))}

        Cuando el sistema operativo exige su aprobación para un permiso, la aplicación solo lo utiliza después
        de que usted lo haya aprobado. Puede retirar cada permiso en cualquier momento en los ajustes del
        dispositivo. Las funciones que lo necesitan dejarán entonces de funcionar.`)}

      ${part.none`Nuestra aplicación no solicita ningún permiso en su dispositivo.`}

      ${part.push`La aplicación envía notificaciones push si su dispositivo las permite. Para ello se trata un
      identificador de la aplicación en su dispositivo (token de notificaciones). Por lo general, las entrega
      el proveedor del sistema operativo. Puede desactivar las notificaciones push en cualquier momento en los
      ajustes del dispositivo.`}`,
    fr: ({ say, part, w, names }) => prose`
      ## Autorisations de l’application

      ${part.list(prose`
        Sur votre appareil, notre application peut demander ces autorisations :

        ${items(names(say.app_permissions, w))}

        Lorsque le système d’exploitation exige votre accord pour une autorisation, l’application n’en fait
        usage qu’après cet accord. Vous pouvez retirer chaque autorisation à tout moment dans les paramètres
        de l’appareil. Les fonctions qui en ont besoin ne fonctionnent alors plus.`)}

      ${part.none`Notre application ne demande aucune autorisation sur votre appareil.`}

      ${part.push`L’application envoie des notifications push si votre appareil les autorise. À cette fin, un
      identifiant de l’application sur votre appareil est traité (jeton de notification). Les notifications
      sont généralement remises par le fournisseur du système d’exploitation. Vous pouvez désactiver les
      notifications push à tout moment dans les paramètres de l’appareil.`}`,
    it: ({ say, part, w, names }) => prose`
      ## Autorizzazioni dell’applicazione

      ${part.list(prose`
        Sul Suo dispositivo la nostra applicazione può chiedere queste autorizzazioni:

        ${items(names(say.app_permissions, w))}

        Quando il sistema operativo richiede il Suo assenso a un’autorizzazione, l’applicazione se ne serve solo
        dopo che Lei l’ha concessa. Può revocare ogni autorizzazione in qualsiasi momento nelle impostazioni
        del dispositivo. Le funzioni che la richiedono smettono allora di funzionare.`)}

      ${part.none`La nostra applicazione non chiede alcuna autorizzazione sul Suo dispositivo.`}

      ${part.push`L’applicazione invia notifiche push se il Suo dispositivo le consente. A tal fine viene
      trattato un identificativo dell’applicazione sul Suo dispositivo (token di notifica). Di norma le
      notifiche sono recapitate dal fornitore del sistema operativo. Può disattivare le notifiche push in
      qualsiasi momento nelle impostazioni del dispositivo.`}`,
    nl: ({ say, part, w, names }) => prose`
      ## Machtigingen van de app

      ${part.list(prose`
        Onze app kan op uw apparaat om deze machtigingen vragen:

        ${items(names(say.app_permissions, w))}

        Als het besturingssysteem voor een machtiging uw instemming vereist, gebruikt de app die pas nadat u
        hebt ingestemd. U kunt elke machtiging op elk moment intrekken in de instellingen van het apparaat.
        Functies die de machtiging nodig hebben, werken dan niet meer.`)}

      ${part.none`Onze app vraagt op uw apparaat om geen machtigingen.`}

      ${part.push`De app stuurt pushmeldingen als uw apparaat die toestaat. Daarvoor wordt een identificatiecode van de
      app op uw apparaat verwerkt (pushtoken). De meldingen worden doorgaans bezorgd door de aanbieder van het
      besturingssysteem. U kunt pushmeldingen op elk moment uitschakelen in de instellingen van het
      apparaat.`}`,
  },
});
