import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  items,
  prose,
  properName,
  records,
  rows,
  type Words,
} from '../../document/authoring.ts';
import { appPermissionWords } from '../words/app-permissions.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Permission = keyof (typeof appPermissionWords)['en'];

/** `camera`, without what it reaches: the list above tells that. */
function shortNames(language: Language): Record<Permission, Words> {
  const names = Object.entries(appPermissionWords[language]).map(([id, name]) => [
    id,
    properName(name.split(/\s?: /)[0] ?? name),
  ]);
  return Object.fromEntries(names) as Record<Permission, Words>;
}

function purposes(
  c: Pick<Context<PrivacyQuestions>, 'say' | 'language' | 'name'>,
  labels: Record<'permission' | 'purpose' | 'needed', string>,
  answers: Record<'yes' | 'no', string>,
) {
  const { say, language } = c;
  return records(
    labels,
    rows(say.permission_purposes).map((row) => ({
      permission: c.name(row.permission, shortNames(language)),
      purpose: row.permission_purpose,
      needed: c.name(row.permission_needed, { yes: properName(answers.yes), no: properName(answers.no) }),
    })),
  );
}

/** Whether each permission of the list has its purpose in the table. */
function tellsEach(a: Context<PrivacyQuestions>['a']): boolean {
  const told: readonly string[] = a.permission_purposes?.map((row) => row.permission) ?? [];
  return a.app_permissions?.every((permission) => told.includes(permission)) ?? false;
}

/**
 * Drafting note. Article 5(3) of Directive 2002/58/EC and Article 7(3) GDPR (withdrawn as easily as given), Cal. Bus. &
 * Prof. Code § 22575(b)(1); Apple's App Review Guidelines 5.1.1 and Google Play's policy on user data want access and
 * purpose told. purposes: only those that the owner wrote.
 */
export const permissions = clause({
  id: 'pp.permissions',
  version: 4,
  when: (a) => given(a.app_permissions) || a.push === 'yes',
  parts: {
    list: {
      meets: ['caloppa-22575-b1', 'play-data'],
      when: (a) => given(a.app_permissions) && !has(a.app_permissions, 'none'),
    },
    purposes: { meets: [], when: (a) => given(a.permission_purposes) },
    each: { meets: [], when: tellsEach },
    some: { meets: [], when: (a) => !tellsEach(a) },
    none: { meets: [], when: (a) => has(a.app_permissions, 'none') && a.push !== 'yes' },
    push: { meets: [], when: (a) => a.push === 'yes' },
  },
  words: appPermissionWords,
  text: {
    de: (c) => prose`
      ## Berechtigungen der App

      ${c.part.list(prose`
        Unsere App kann auf Ihrem Gerät um diese Berechtigungen bitten:

        ${items(c.names(c.say.app_permissions, c.w))}

        Wenn das Betriebssystem für eine Berechtigung Ihre Zustimmung verlangt, greift die App erst zu, nachdem
        Sie zugestimmt haben. In den Einstellungen des Geräts können Sie jede Berechtigung jederzeit wieder
        entziehen. Funktionen, die sie brauchen, stehen dann nicht mehr zur Verfügung.`)}

      ${c.part.purposes(prose`
        ${c.part.each`Wofür wir die Berechtigungen brauchen:`}${c.part.some`Wofür wir einige der Berechtigungen brauchen:`}

        ${purposes(c, { permission: 'Berechtigung', purpose: 'Zweck', needed: 'Zur Nutzung der App nötig' }, { yes: 'ja', no: 'nein' })}`)}

      ${c.part.none`Unsere App bittet auf Ihrem Gerät um keine Berechtigungen.`}

      ${c.part
        .push`Die App sendet Push-Mitteilungen, wenn Ihr Gerät sie zulässt. Dafür wird eine Kennung der App
      auf Ihrem Gerät verarbeitet (Push-Token). Zugestellt werden die Mitteilungen in der Regel vom Anbieter des Betriebssystems. In den Einstellungen des Geräts können Sie Push-Mitteilungen jederzeit abschalten.`}`,
    en: (c) => prose`
      ## App permissions

      ${c.part.list(prose`
        On your device, our app may ask for these permissions:

        ${items(c.names(c.say.app_permissions, c.w))}

        Where the operating system requires your agreement to a permission, the app makes use of it only after
        you have agreed. You can withdraw each permission at any time in the settings of the device. Features
        that need it then stop working.`)}

      ${c.part.purposes(prose`
        ${c.part.each`What we need the permissions for:`}${c.part.some`What we need some of the permissions for:`}

        ${purposes(c, { permission: 'Permission', purpose: 'Purpose', needed: 'Needed to use the app' }, { yes: 'yes', no: 'no' })}`)}

      ${c.part.none`Our app asks for no permissions on your device.`}

      ${c.part
        .push`The app sends push notifications if your device allows them. For this, an identifier of the
      app on your device is processed (push token). The notifications are usually delivered by the provider of
      the operating system. You can switch off push notifications at any time in the settings of the
      device.`}`,
    es: (c) => prose`
      ## Permisos de la aplicación

      ${c.part.list(prose`
        Nuestra aplicación puede solicitar estos permisos en su dispositivo:

        ${items(c.names(c.say.app_permissions, c.w))}

        Cuando el sistema operativo exige su aprobación para un permiso, la aplicación solo lo utiliza después
        de que usted lo haya aprobado. Puede retirar cada permiso en cualquier momento en los ajustes del
        dispositivo. Las funciones que lo necesitan dejarán entonces de funcionar.`)}

      ${c.part.purposes(prose`
        ${c.part.each`Para qué necesitamos los permisos:`}${c.part.some`Para qué necesitamos algunos de los permisos:`}

        ${purposes(c, { permission: 'Permiso', purpose: 'Finalidad', needed: '¿Imprescindible para usar la aplicación?' }, { yes: 'sí', no: 'no' })}`)}

      ${c.part.none`Nuestra aplicación no solicita ningún permiso en su dispositivo.`}

      ${c.part
        .push`La aplicación envía notificaciones push si su dispositivo las permite. Para ello se trata un
      identificador de la aplicación en su dispositivo (token de notificaciones). Por lo general, las entrega
      el proveedor del sistema operativo. Puede desactivar las notificaciones push en cualquier momento en los
      ajustes del dispositivo.`}`,
    fr: (c) => prose`
      ## Autorisations de l’application

      ${c.part.list(prose`
        Sur votre appareil, notre application peut demander ces autorisations :

        ${items(c.names(c.say.app_permissions, c.w))}

        Lorsque le système d’exploitation exige votre accord pour une autorisation, l’application n’en fait
        usage qu’après cet accord. Vous pouvez retirer chaque autorisation à tout moment dans les paramètres
        de l’appareil. Les fonctions qui en ont besoin ne fonctionnent alors plus.`)}

      ${c.part.purposes(prose`
        ${c.part.each`À quoi servent les autorisations :`}${c.part.some`À quoi servent certaines autorisations :`}

        ${purposes(c, { permission: 'Autorisation', purpose: 'Finalité', needed: 'Indispensable à l’utilisation' }, { yes: 'oui', no: 'non' })}`)}

      ${c.part.none`Notre application ne demande aucune autorisation sur votre appareil.`}

      ${c.part
        .push`L’application envoie des notifications push si votre appareil les autorise. À cette fin, un
      identifiant de l’application sur votre appareil est traité (jeton de notification). Les notifications
      sont généralement remises par le fournisseur du système d’exploitation. Vous pouvez désactiver les
      notifications push à tout moment dans les paramètres de l’appareil.`}`,
    it: (c) => prose`
      ## Autorizzazioni dell’applicazione

      ${c.part.list(prose`
        Sul Suo dispositivo la nostra applicazione può chiedere queste autorizzazioni:

        ${items(c.names(c.say.app_permissions, c.w))}

        Quando il sistema operativo richiede il Suo assenso a un’autorizzazione, l’applicazione se ne serve solo
        dopo che Lei l’ha concessa. Può revocare ogni autorizzazione in qualsiasi momento nelle impostazioni
        del dispositivo. Le funzioni che la richiedono smettono allora di funzionare.`)}

      ${c.part.purposes(prose`
        ${c.part.each`A che cosa servono le autorizzazioni:`}${c.part.some`A che cosa servono alcune autorizzazioni:`}

        ${purposes(c, { permission: 'Autorizzazione', purpose: 'Finalità', needed: 'Indispensabile per usare l’applicazione' }, { yes: 'sì', no: 'no' })}`)}

      ${c.part.none`La nostra applicazione non chiede alcuna autorizzazione sul Suo dispositivo.`}

      ${c.part.push`L’applicazione invia notifiche push se il Suo dispositivo le consente. A tal fine viene
      trattato un identificativo dell’applicazione sul Suo dispositivo (token di notifica). Di norma le
      notifiche sono recapitate dal fornitore del sistema operativo. Può disattivare le notifiche push in
      qualsiasi momento nelle impostazioni del dispositivo.`}`,
    nl: (c) => prose`
      ## Machtigingen van de app

      ${c.part.list(prose`
        Onze app kan op uw apparaat om deze machtigingen vragen:

        ${items(c.names(c.say.app_permissions, c.w))}

        Als het besturingssysteem voor een machtiging uw instemming vereist, gebruikt de app die pas nadat u
        hebt ingestemd. U kunt elke machtiging op elk moment intrekken in de instellingen van het apparaat.
        Functies die de machtiging nodig hebben, werken dan niet meer.`)}

      ${c.part.purposes(prose`
        ${c.part.each`Waarvoor wij de machtigingen nodig hebben:`}${c.part.some`Waarvoor wij enkele machtigingen nodig hebben:`}

        ${purposes(c, { permission: 'Machtiging', purpose: 'Doel', needed: 'Nodig om de app te gebruiken?' }, { yes: 'ja', no: 'nee' })}`)}

      ${c.part.none`Onze app vraagt op uw apparaat om geen machtigingen.`}

      ${c.part
        .push`De app stuurt pushmeldingen als uw apparaat die toestaat. Daarvoor wordt een identificatiecode van de
      app op uw apparaat verwerkt (pushtoken). De meldingen worden doorgaans bezorgd door de aanbieder van het
      besturingssysteem. U kunt pushmeldingen op elk moment uitschakelen in de instellingen van het
      apparaat.`}`,
  },
});
