import { has, prose } from '../../document/authoring.ts';
import { consumersToo, offersDigital } from '../conditions.ts';
import { months } from '../words/spans.ts';
import { clause } from './clause.ts';
const words = {
  de: {
    account_close: {
      settings: 'in den Einstellungen des Kontos',
      email: 'durch eine E-Mail an uns',
      form: 'über ein Formular im Dienst',
    },
  },
  en: {
    account_close: {
      settings: 'in the settings of the account',
      email: 'by an e-mail to us',
      form: 'by a form in the service',
    },
  },
  es: {
    account_close: {
      settings: 'en los ajustes de la cuenta',
      email: 'mediante un correo electrónico dirigido a nosotros',
      form: 'con un formulario del servicio',
    },
  },
  fr: {
    account_close: {
      settings: 'dans les paramètres du compte',
      email: 'en nous écrivant par courrier électronique',
      form: 'par un formulaire du service',
    },
  },
  it: {
    account_close: {
      settings: 'nelle impostazioni dell’account',
      email: 'con un’e-mail a noi',
      form: 'con un modulo nel servizio',
    },
  },
  nl: {
    account_close: {
      settings: 'in de instellingen van het account',
      email: 'met een e-mail aan ons',
      form: 'met een formulier in de dienst',
    },
  },
};

/** Accounts; liability for misuse only where the user is at fault (§ 309 no. 12 BGB forbids shifting the burden of proof). Data after the end: Art. 16(4) DCD, § 327p BGB. */
export const accounts = clause({
  id: 'tc.accounts',
  version: 3,
  when: (a) => a.accounts === 'yes',
  parts: {
    data: { meets: ['dcd-16'], when: (a) => consumersToo(a) && (offersDigital(a) || a.ugc === 'yes') },
    paid: { meets: [], when: (a) => has(a.sells, 'subscriptions') },
    inactive: { meets: [], when: (a) => (a.inactivity_months ?? 0) > 0 },
  },
  words,
  text: {
    de: (c) => prose`
      ## Konten

      Machen Sie bei der Anmeldung richtige Angaben und halten Sie sie aktuell. Halten Sie Ihr Passwort geheim und informieren Sie uns unverzüglich, wenn jemand anders Ihr Konto nutzt. Für das, was mit Ihrem Konto geschieht, haften Sie nur, wenn Sie den Missbrauch zu vertreten haben.

      Sie können Ihr Konto jederzeit schließen: ${c.or(c.names(c.say.account_close, c.w.account_close))}. ${c.part.paid`Ein laufendes Abonnement endet dadurch nicht; dafür gilt der Abschnitt über die Kündigung.`}

      ${c.part.inactive`Nutzen Sie ein kostenloses Konto ${months(c, 'inactivity_months', 'akk')} lang nicht, dürfen wir es schließen. Wir warnen Sie 30 Tage vorher per E-Mail; melden Sie sich in dieser Zeit an, bleibt es bestehen.`}

      ${c.part.data`Endet der Vertrag, können Verbraucher die Inhalte, die sie bei der Nutzung des Dienstes eingestellt oder erstellt haben, kostenlos, innerhalb einer angemessenen Frist und in einem üblichen, maschinenlesbaren Format zurückerhalten. Gesetzliche Ausnahmen bleiben unberührt.`}`,
    en: (c) => prose`
      ## Accounts

      Give correct details when you register and keep them up to date. Keep your password secret and tell us at once if somebody else uses your account. You are liable for what happens with your account only if you are responsible for the misuse.

      You can close your account at any time: ${c.or(c.names(c.say.account_close, c.w.account_close))}. ${c.part.paid`This does not end a running subscription; the section on cancelling applies to it.`}

      ${c.part.inactive`If you do not use a free account for ${months(c, 'inactivity_months')}, we may close it. We warn you 30 days before by e-mail; if you log in during that time, it stays.`}

      ${c.part.data`When the contract ends, consumers can retrieve the content that they posted or created while using the service, free of charge, within a reasonable time and in a common machine-readable format. Exceptions in the law remain.`}`,
    es: (c) => prose`
      ## Cuentas

      Facilite datos correctos al registrarse y manténgalos al día. Guarde su contraseña en secreto y avísenos enseguida si otra persona utiliza su cuenta. Solo responde de lo que ocurra con su cuenta si el uso indebido le es imputable.

      Puede cerrar su cuenta en cualquier momento: ${c.or(c.names(c.say.account_close, c.w.account_close))}. ${c.part.paid`Con ello no termina una suscripción en curso, a la que se aplica el apartado sobre la cancelación.`}

      ${c.part.inactive`Si no utiliza una cuenta gratuita durante ${months(c, 'inactivity_months')}, podemos cerrarla. Le avisamos 30 días antes por correo electrónico; si accede en ese tiempo, se mantiene.`}

      ${c.part.data`Al terminar el contrato, los consumidores pueden recuperar los contenidos que hayan publicado o creado al utilizar el servicio, sin coste, en un plazo razonable y en un formato utilizado habitualmente y legible electrónicamente. Subsisten las excepciones legales.`}`,
    fr: (c) => prose`
      ## Comptes

      Donnez des informations exactes lors de l’inscription et tenez-les à jour. Gardez votre mot de passe secret et prévenez-nous aussitôt si une autre personne utilise votre compte. Vous ne répondez de ce qui se passe avec votre compte que si l’usage abusif vous est imputable.

      Vous pouvez fermer votre compte à tout moment : ${c.or(c.names(c.say.account_close, c.w.account_close))}. ${c.part.paid`Un abonnement en cours ne prend pas fin pour autant ; la section sur la résiliation s’y applique.`}

      ${c.part.inactive`Si vous n’utilisez pas un compte gratuit pendant ${months(c, 'inactivity_months')}, nous pouvons le fermer. Nous vous avertissons 30 jours avant par courrier électronique ; si vous vous connectez dans ce délai, il est conservé.`}

      ${c.part.data`À la fin du contrat, les consommateurs peuvent récupérer les contenus qu’ils ont publiés ou créés en utilisant le service, sans frais, dans un délai raisonnable et dans un format courant lisible par machine. Les exceptions légales demeurent.`}`,
    it: (c) => prose`
      ## Account

      Fornisca dati corretti al momento della registrazione e li tenga aggiornati. Mantenga segreta la password e ci avvisi subito se altri usano il Suo account. Lei risponde di quanto accade con il Suo account solo se l’abuso Le è imputabile.

      Può chiudere l’account in qualsiasi momento: ${c.or(c.names(c.say.account_close, c.w.account_close))}. ${c.part.paid`Un abbonamento in corso non termina per questo; vi si applica la sezione sulla disdetta.`}

      ${c.part.inactive`Se non usa un account gratuito per ${months(c, 'inactivity_months')}, possiamo chiuderlo. La avvisiamo 30 giorni prima per e-mail; se accede in quel periodo, l’account resta.`}

      ${c.part.data`Alla fine del contratto i consumatori possono recuperare i contenuti pubblicati o creati usando il servizio, gratuitamente, entro un termine ragionevole e in un formato comune leggibile da dispositivo automatico. Restano ferme le eccezioni di legge.`}`,
    nl: (c) => prose`
      ## Accounts

      Geef bij de registratie juiste gegevens op en houd ze actueel. Houd uw wachtwoord geheim en meld het ons meteen als iemand anders uw account gebruikt. U bent alleen aansprakelijk voor wat er met uw account gebeurt als het misbruik aan u is toe te rekenen.

      U kunt uw account altijd sluiten: ${c.or(c.names(c.say.account_close, c.w.account_close))}. ${c.part.paid`Een lopend abonnement eindigt daardoor niet; daarvoor geldt het onderdeel over opzegging.`}

      ${c.part.inactive`Gebruikt u een gratis account ${months(c, 'inactivity_months')} niet, dan mogen wij het sluiten. Wij waarschuwen u 30 dagen vooraf per e-mail; logt u in die tijd in, dan blijft het bestaan.`}

      ${c.part.data`Wanneer de overeenkomst eindigt, kunnen consumenten de inhoud die zij met de dienst hebben geplaatst of gemaakt kosteloos terugkrijgen, binnen een redelijke termijn en in een gangbaar machineleesbaar formaat. Wettelijke uitzonderingen blijven gelden.`}`,
  },
});
