import { given, has, link, prose } from '../../document/authoring.ts';
import { functionLabel } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

// Directive 2011/83/EU, Article 11a (in force since 19 June 2026); § 356a BGB; D. 221-5 Code de la consommation; Article 54-bis Codice del consumo.
// The two labels are prescribed (official: verified in six languages).
export const withdrawalFunction = clause({
  id: 'rr.withdrawal_function',
  version: 3,
  when: (a) => has(a.laws, 'eu_consumer'),
  parts: {
    place: { meets: ['crd-6-1-h', 'it-54-bis'], when: (a) => given(a.withdrawal_url) },
    site: {
      meets: ['crd-6-1-h', 'it-54-bis'],
      when: (a) => !given(a.withdrawal_url) && !has(a.agreement_for, 'app'),
    },
    app: {
      meets: ['crd-6-1-h', 'it-54-bis'],
      when: (a) =>
        !given(a.withdrawal_url) && has(a.agreement_for, 'app') && !has(a.agreement_for, 'website'),
    },
    both: {
      meets: ['crd-6-1-h', 'it-54-bis'],
      when: (a) => !given(a.withdrawal_url) && has(a.agreement_for, 'app') && has(a.agreement_for, 'website'),
    },
    steps: { meets: ['crd-11', 'it-54-bis'] },
    reply: { meets: ['crd-11'] },
  },
  text: {
    de: (c) => prose`
      ## Widerruf online

      ${c.part.place`Die Widerrufsfunktion finden Sie hier: ${link(c.say.withdrawal_url)}. Sie steht während der ganzen Widerrufsfrist bereit.`} ${c.part.site`Die Widerrufsfunktion steht auf unserer Website während der ganzen Widerrufsfrist gut sichtbar bereit.`} ${c.part.app`Die Widerrufsfunktion steht in unserer App während der ganzen Widerrufsfrist gut sichtbar bereit.`} ${c.part.both`Die Widerrufsfunktion steht auf unserer Website oder in unserer App während der ganzen Widerrufsfrist gut sichtbar bereit.`}

      ${c.part.steps`Wählen Sie „${functionLabel('de', 'withdraw')}“. Geben Sie Ihren Namen an, den Vertrag, den Sie widerrufen, und die elektronische Adresse, an die wir die Bestätigung senden sollen. Mit „${functionLabel('de', 'confirm')}“ schicken Sie den Widerruf ab; erst damit haben Sie widerrufen.`}

      ${c.part.reply`Sie erhalten unverzüglich eine Bestätigung auf einem dauerhaften Datenträger, etwa per E-Mail, mit dem Inhalt Ihres Widerrufs und mit Datum und Uhrzeit seiner Übermittlung.`}`,
    en: (c) => prose`
      ## Withdrawing online

      ${c.part.place`You find the withdrawal function here: ${link(c.say.withdrawal_url)}. It is available during the whole withdrawal period.`} ${c.part.site`The withdrawal function is available on our website during the whole withdrawal period and is easy to see there.`} ${c.part.app`The withdrawal function is available in our app during the whole withdrawal period and is easy to see there.`} ${c.part.both`The withdrawal function is available on our website or in our app during the whole withdrawal period and is easy to see there.`}

      ${c.part.steps`Choose “${functionLabel('en', 'withdraw')}”. Give your name, the contract you withdraw from and the electronic address to which we are to send the confirmation. With “${functionLabel('en', 'confirm')}” you send the withdrawal; only then have you withdrawn.`}

      ${c.part.reply`You receive without delay an acknowledgement on a durable medium, for example by e-mail, with the content of your withdrawal and the date and time of its submission.`}`,
    es: (c) => prose`
      ## Desistimiento en línea

      ${c.part.place`La función de desistimiento está aquí: ${link(c.say.withdrawal_url)}. Está disponible durante todo el plazo de desistimiento.`} ${c.part.site`La función de desistimiento está disponible y bien visible en nuestro sitio web durante todo el plazo de desistimiento.`} ${c.part.app`La función de desistimiento está disponible y bien visible en nuestra aplicación durante todo el plazo de desistimiento.`} ${c.part.both`La función de desistimiento está disponible y bien visible en nuestro sitio web o en nuestra aplicación durante todo el plazo de desistimiento.`}

      ${c.part.steps`Elija «${functionLabel('es', 'withdraw')}». Indique su nombre, el contrato del que desiste y la dirección electrónica a la que debemos enviar la confirmación. Con «${functionLabel('es', 'confirm')}» envía el desistimiento; solo entonces ha desistido.`}

      ${c.part.reply`Recibirá sin demora un acuse de recibo en un soporte duradero, por ejemplo por correo electrónico, con el contenido de su desistimiento y la fecha y hora de su envío.`}`,
    fr: (c) => prose`
      ## Se rétracter en ligne

      ${c.part.place`La fonctionnalité de rétractation se trouve ici : ${link(c.say.withdrawal_url)}. Elle est disponible pendant tout le délai de rétractation.`} ${c.part.site`La fonctionnalité de rétractation est disponible et bien visible sur notre site pendant tout le délai de rétractation.`} ${c.part.app`La fonctionnalité de rétractation est disponible et bien visible dans notre application pendant tout le délai de rétractation.`} ${c.part.both`La fonctionnalité de rétractation est disponible et bien visible sur notre site ou dans notre application pendant tout le délai de rétractation.`}

      ${c.part.steps`Choisissez « ${functionLabel('fr', 'withdraw')} ». Indiquez votre nom, le contrat dont vous vous rétractez et l’adresse électronique à laquelle nous devons envoyer la confirmation. Avec « ${functionLabel('fr', 'confirm')} », vous envoyez la rétractation ; ce n’est qu’alors que vous vous êtes rétracté.`}

      ${c.part.reply`Vous recevez sans délai un accusé de réception sur un support durable, par exemple par courrier électronique, avec le contenu de votre rétractation ainsi que la date et l’heure de sa transmission.`}`,
    it: (c) => prose`
      ## Recesso online

      ${c.part.place`La funzione di recesso si trova qui: ${link(c.say.withdrawal_url)}. È disponibile durante tutto il periodo di recesso.`} ${c.part.site`La funzione di recesso è disponibile e ben visibile sul nostro sito durante tutto il periodo di recesso.`} ${c.part.app`La funzione di recesso è disponibile e ben visibile nella nostra applicazione durante tutto il periodo di recesso.`} ${c.part.both`La funzione di recesso è disponibile e ben visibile sul nostro sito o nella nostra applicazione durante tutto il periodo di recesso.`}

      ${c.part.steps`Scelga «${functionLabel('it', 'withdraw')}». Indichi il Suo nome, il contratto da cui recede e l’indirizzo elettronico a cui dobbiamo inviare la conferma. Con «${functionLabel('it', 'confirm')}» invia il recesso; solo allora ha esercitato il recesso.`}

      ${c.part.reply`Riceve senza indugio una conferma su un supporto durevole, ad esempio per e-mail, con il contenuto del Suo recesso e la data e l’ora della sua trasmissione.`}`,
    nl: (c) => prose`
      ## Online herroepen

      ${c.part.place`De herroepingsfunctie vindt u hier: ${link(c.say.withdrawal_url)}. Zij is gedurende de hele herroepingstermijn beschikbaar.`} ${c.part.site`De herroepingsfunctie is gedurende de hele herroepingstermijn goed zichtbaar beschikbaar op onze website.`} ${c.part.app`De herroepingsfunctie is gedurende de hele herroepingstermijn goed zichtbaar beschikbaar in onze app.`} ${c.part.both`De herroepingsfunctie is gedurende de hele herroepingstermijn goed zichtbaar beschikbaar op onze website of in onze app.`}

      ${c.part.steps`Kies “${functionLabel('nl', 'withdraw')}”. Geef uw naam op, de overeenkomst die u herroept en het elektronische adres waarnaar wij de bevestiging moeten sturen. Met “${functionLabel('nl', 'confirm')}” verzendt u de herroeping; pas dan hebt u de overeenkomst herroepen.`}

      ${c.part.reply`U ontvangt onverwijld een ontvangstbevestiging op een duurzame gegevensdrager, bijvoorbeeld per e-mail, met de inhoud van uw herroeping en de datum en het tijdstip van verzending.`}`,
  },
});
