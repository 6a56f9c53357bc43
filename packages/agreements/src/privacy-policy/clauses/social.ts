import { items, prose } from '../../document/authoring.ts';
import { sourceDataWords } from '../words/pd-sources.ts';
import { clause } from './clause.ts';
import { providers } from './provider-names.ts';

/**
 * Drafting note. Article 14(1)(d) and (2)(f) GDPR: what comes from the provider of the account, worded as usual, for the
 * settings there decide. told: what the provider learns; as to that it is a controller of its own (Article 4(7)). use: Meta's
 * Platform Terms § 4 want the purpose and the way to deletion told.
 */
export const social = clause({
  id: 'pp.social',
  version: 2,
  when: (a) => a.social_login === 'yes',
  parts: {
    list: { meets: ['gdpr-14-2-f'] },
    data: { meets: ['gdpr-14-1-d', 'caloppa-22575-b1', 'meta-platform-terms'] },
    use: { meets: ['meta-platform-terms'] },
    told: { meets: [] },
  },
  words: sourceDataWords,
  text: {
    de: (c) => prose`
      ## Anmeldung mit dem Konto eines anderen Anbieters

      ${c.part.list(prose`
        Sie können sich bei uns mit einem Konto anmelden, das Sie bei einem anderen Anbieter haben:

        ${items(providers(c, 'social_login_vendors'))}`)}

      ${c.part
        .data`Wählen Sie diesen Weg, erhalten wir vom Anbieter in der Regel: ${c.w['social-login']}. Ihre
      Einstellungen bei ihm entscheiden mit, welche Angaben er übermittelt. Ihr Passwort erfahren wir
      nicht.`} ${c.part.use`Wir nutzen diese Angaben, um Sie anzumelden und Ihr Konto zu führen. Wie Sie ihre Löschung verlangen, steht im Abschnitt „Wie Sie einen Antrag stellen“.`} ${c
        .part.told`Der Anbieter erfährt, dass und wann Sie sich bei uns anmelden. Was er damit macht,
      verantwortet er selbst und erläutert er in seinen Datenschutzhinweisen. Die Verbindung zu unserem
      Angebot können Sie in den Einstellungen Ihres Kontos bei ihm wieder trennen.`}`,
    en: (c) => prose`
      ## Signing in with an account of another provider

      ${c.part.list(prose`
        You can sign in to our service with an account that you have with another provider:

        ${items(providers(c, 'social_login_vendors'))}`)}

      ${c.part.data`If you do so, we usually receive from the provider: ${c.w['social-login']}. Your
      settings with the provider also decide which details it passes on. We do not learn your
      password.`} ${c.part.use`We use these details to sign you in and to keep your account. How to have them deleted is described in the section “How to make a request”.`} ${c
        .part.told`The provider learns that and when you sign in to our service. What it does with
      this is its own responsibility and is explained in its privacy notice. You can end the connection
      to our service in the settings of your account with the provider.`}`,
    es: (c) => prose`
      ## Inicio de sesión con una cuenta de otro proveedor

      ${c.part.list(prose`
        Usted puede iniciar sesión en nuestro servicio con una cuenta que tenga en otro proveedor:

        ${items(providers(c, 'social_login_vendors'))}`)}

      ${c.part
        .data`Si elige esta opción, por lo general recibimos del proveedor: ${c.w['social-login']}. Los datos comunicados dependen también de sus ajustes en ese proveedor. No conocemos la contraseña de esa cuenta.`} ${c.part.use`Utilizamos estos datos para que inicie sesión y para gestionar su cuenta. El apartado «Cómo presentar una solicitud» explica cómo pedir que se supriman.`} ${c
        .part.told`El proveedor sabe que usted inicia sesión en nuestro servicio y cuándo lo hace.
      El uso que haga de esa información es responsabilidad suya y se explica en su información sobre
      privacidad. Usted puede deshacer la conexión con nuestro servicio en los ajustes de su cuenta en ese
      proveedor.`}`,
    fr: (c) => prose`
      ## Connexion au moyen d’un compte tiers

      ${c.part.list(prose`
        Vous pouvez vous connecter à notre service avec un compte que vous avez chez un autre
        fournisseur :

        ${items(providers(c, 'social_login_vendors'))}`)}

      ${c.part.data`Si vous choisissez ce mode de connexion, nous recevons généralement du fournisseur :
      ${c.w['social-login']}. Les données transmises dépendent aussi des paramètres de ce compte. Nous ne
      connaissons pas le mot de passe de ce compte.`} ${c.part.use`Nous utilisons ces données pour vous connecter et gérer votre compte. La section « Comment présenter une demande » explique comment en demander l’effacement.`} ${c
        .part.told`Le fournisseur apprend que vous vous connectez à notre
      service et à quel moment. L’usage qu’il en fait relève de sa propre responsabilité et il l’explique dans
      ses informations sur la protection des données. Vous pouvez supprimer le lien avec notre service dans les
      paramètres de ce compte.`}`,
    it: (c) => prose`
      ## Accesso con un account di altri fornitori

      ${c.part.list(prose`
        Lei può accedere al nostro servizio con un account che ha presso:

        ${items(providers(c, 'social_login_vendors'))}`)}

      ${c.part
        .data`Se sceglie questa modalità, di norma riceviamo dal fornitore: ${c.w['social-login']}. I dati
      trasmessi dipendono anche dalle Sue impostazioni presso il fornitore. Non veniamo a conoscenza della Sua
      password.`} ${c.part.use`Utilizziamo questi dati per consentirLe l’accesso e gestire il Suo account. La sezione «Come presentare una richiesta» spiega come chiederne la cancellazione.`} ${c
        .part.told`Il fornitore viene a sapere che Lei accede al nostro servizio e quando. Dell’uso
      che ne fa risponde il fornitore stesso, che lo illustra nella propria informativa. Può interrompere il
      collegamento con il nostro servizio nelle impostazioni del Suo account presso il fornitore.`}`,
    nl: (c) => prose`
      ## Inloggen met een account van een andere aanbieder

      ${c.part.list(prose`
        U kunt bij onze dienst inloggen met een account dat u hebt bij:

        ${items(providers(c, 'social_login_vendors'))}`)}

      ${c.part.data`Als u deze manier kiest, ontvangen wij van de aanbieder doorgaans: ${c.w['social-login']}.
      Uw instellingen bij de aanbieder bepalen mede welke gegevens hij doorgeeft. Uw wachtwoord krijgen wij
      niet te zien.`} ${c.part.use`Wij gebruiken deze gegevens om u in te loggen en uw account te beheren. Hoe u om verwijdering ervan vraagt, staat in het onderdeel “Hoe u een verzoek indient”.`} ${c
        .part.told`De aanbieder komt te weten dat en wanneer u bij onze dienst inlogt. Wat hij
      daarmee doet, is zijn eigen verantwoordelijkheid; hij legt dat uit in zijn privacyinformatie. U kunt de
      koppeling met onze dienst verbreken in de instellingen van uw account bij de aanbieder.`}`,
  },
});
