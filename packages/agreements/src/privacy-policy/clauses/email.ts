import { given, has, items, prose } from '../../document/authoring.ts';
import { messageWords } from '../words/e-mail.ts';
import { vendorCategoryTexts } from '../words/vendor-categories.ts';
import { underEither } from '../words/regulation.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { passesOn } from './california-facts.ts';
import { clause } from './clause.ts';
import { providers, whatProvidersDo } from './provider-names.ts';

/**
 * Drafting note. consent: Article 13(1)-(2) of Directive 2002/58/EC (customers and similar goods), worded by what the law
 * allows. proof: Article 7(1) GDPR. stop: Articles 7(3) and 21(2)-(3) GDPR, 15 U.S.C. § 7704(a)(3). providers: Article
 * 13(1)(e) GDPR. sms, apart: messaging principles of the CTIA, which
 * American carriers demand: numbers and consent reach nobody else for marketing, whatever else is sold. Left out: tracking of opened messages, for nobody is asked.
 */
export const email = clause({
  id: 'pp.email',
  version: 4,
  when: (a) => a.emails === 'yes',
  parts: {
    kinds: { meets: [] },
    whatsapp: { meets: [], when: (a) => has(a.email_kinds, 'whatsapp') },
    consent: {
      meets: [],
      when: (a) => underEither(a) && has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    proof: {
      meets: [],
      when: (a) => underEither(a) && has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    // Unanswered kinds may hold any; necessary messages alone cannot be stopped.
    stop: {
      meets: [],
      when: (a) => !given(a.email_kinds) || has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    sms: { meets: ['sms-carriers'], when: (a) => holdsFact(a, 'tool:sms') && holdsFact(a, 'region:us') },
    apart: { meets: [], when: passesOn },
    providers: { meets: [], when: (a) => given(a.email_vendors) || given(a['email_vendors.own']) },
  },
  words: {
    de: { messages: messageWords.de, texts: vendorCategoryTexts.de },
    en: { messages: messageWords.en, texts: vendorCategoryTexts.en },
    es: { messages: messageWords.es, texts: vendorCategoryTexts.es },
    fr: { messages: messageWords.fr, texts: vendorCategoryTexts.fr },
    it: { messages: messageWords.it, texts: vendorCategoryTexts.it },
    nl: { messages: messageWords.nl, texts: vendorCategoryTexts.nl },
  },
  text: {
    de: (c) => prose`
      ## E-Mails und andere Nachrichten

      ${c.part.kinds(prose`
        Wir versenden:

        ${items(c.names(c.say.email_kinds, c.w.messages.kinds))}`)}

      ${c.part.whatsapp`Nachrichten über WhatsApp laufen über den Dienst von WhatsApp, der dabei Ihre
      Telefonnummer und die Umstände der Nachricht erfährt.`}

      ${c.part.consent`Werbung senden wir Ihnen nur, wenn Sie eingewilligt haben oder das Gesetz sie ohne
      Einwilligung erlaubt, etwa gegenüber Kunden für eigene ähnliche Waren oder Dienstleistungen, solange sie nicht
      widersprochen haben.`} ${c.part.proof`Wann und wie Sie eingewilligt haben, halten wir fest, um es
      nachweisen zu können.`}

      ${c.part.stop`Nachrichten, die für Ihren Vertrag oder Ihr Konto nicht nötig sind, können Sie jederzeit
      abbestellen: ${c.or(c.names(c.say.unsubscribe, c.w.messages.ways))}.`}

      ${c.part.sms`**SMS in den USA:** Mobilfunknummern, die wir für SMS erhalten, und die Einwilligung darin geben wir an niemanden für dessen Werbung weiter. ${c.part.apart`Was dieses Dokument über den Verkauf oder die Weitergabe von Daten für Werbung sagt, gilt für sie nicht.`} Wie oft wir schreiben, ist verschieden. Ihr Mobilfunkanbieter kann Kosten für Nachrichten und Daten berechnen. Antworten Sie STOP, um keine weiteren SMS zu erhalten, oder HELP, um Hilfe zu bekommen.`}

      ${c.part.providers(prose`
        Für den Versand setzen wir ein:

        ${items(providers(c, 'email_vendors'))}

        ${whatProvidersDo(c, 'email_vendors', c.w.texts.email)}`)}`,
    en: (c) => prose`
      ## E-mails and other messages

      ${c.part.kinds(prose`
        We send:

        ${items(c.names(c.say.email_kinds, c.w.messages.kinds))}`)}

      ${c.part.whatsapp`Messages on WhatsApp run through the service of WhatsApp, which learns your telephone
      number and the circumstances of the message.`}

      ${c.part.consent`We send you advertising only if you have given your consent or if the law allows it
      without consent, for example to customers for our own similar goods or services as long as they have not
      objected.`} ${c.part.proof`We record when and how you gave your consent in order to be able to prove
      it.`}

      ${c.part.stop`You can stop messages that are not needed for your contract or account at any time:
      ${c.or(c.names(c.say.unsubscribe, c.w.messages.ways))}.`}

      ${c.part.sms`**Text messages in the USA:** we pass on mobile numbers that we receive for text messages, and consent to such messages, to nobody for their own marketing. ${c.part.apart`What this document says on selling data or passing it on for advertising does not apply to them.`} How often we write varies. Your mobile provider may charge message and data rates. Reply STOP to receive no more text messages, or HELP to get help.`}

      ${c.part.providers(prose`
        For sending we use:

        ${items(providers(c, 'email_vendors'))}

        ${whatProvidersDo(c, 'email_vendors', c.w.texts.email)}`)}`,
    es: (c) => prose`
      ## Correos electrónicos y otros mensajes

      ${c.part.kinds(prose`
        Enviamos:

        ${items(c.names(c.say.email_kinds, c.w.messages.kinds))}`)}

      ${c.part
        .whatsapp`Los mensajes por WhatsApp pasan por el servicio de WhatsApp, que conoce así su número de
      teléfono y las circunstancias del mensaje.`}

      ${c.part
        .consent`Solo le enviamos publicidad si usted ha dado su consentimiento o si la ley la permite sin
      él, por ejemplo a clientes sobre bienes o servicios propios similares a los que ya han contratado,
      mientras no se hayan opuesto.`}
      ${c.part.proof`Registramos cuándo y cómo dio su consentimiento para poder demostrarlo.`}

      ${c.part.stop`Puede darse de baja en cualquier momento de los mensajes que no sean necesarios para su
      contrato o su cuenta: ${c.or(c.names(c.say.unsubscribe, c.w.messages.ways))}.`}

      ${c.part.sms`**SMS en Estados Unidos:** no comunicamos a nadie, para su propia publicidad, los números de móvil que recibimos para enviar SMS ni el consentimiento para recibirlos. ${c.part.apart`Lo que este documento dice sobre la venta de datos o su comunicación con fines publicitarios no se aplica a ellos.`} La frecuencia de los mensajes varía. Su operador puede cobrarle los mensajes y los datos. Responda STOP para no recibir más SMS o HELP para obtener ayuda.`}

      ${c.part.providers(prose`
        Para el envío utilizamos:

        ${items(providers(c, 'email_vendors'))}

        ${whatProvidersDo(c, 'email_vendors', c.w.texts.email)}`)}`,
    fr: (c) => prose`
      ## Courriels et autres messages

      ${c.part.kinds(prose`
        Nous envoyons :

        ${items(c.names(c.say.email_kinds, c.w.messages.kinds))}`)}

      ${c.part.whatsapp`Les messages par WhatsApp passent par le service de WhatsApp, qui apprend ainsi votre
      numéro de téléphone et les circonstances du message.`}

      ${c.part
        .consent`Nous ne vous envoyons de la publicité que si vous avez donné votre consentement ou si la
      loi le permet sans consentement, par exemple auprès de clients, pour nos propres biens ou services
      similaires à ceux qu’ils ont déjà achetés, tant qu’ils ne s’y sont pas opposés.`} ${c.part
        .proof`Nous consignons le moment et la manière dont vous
      avez donné votre consentement, afin de pouvoir le prouver.`}

      ${c.part
        .stop`Vous pouvez mettre fin à tout moment aux messages qui ne sont pas nécessaires à votre contrat
      ou à votre compte : ${c.or(c.names(c.say.unsubscribe, c.w.messages.ways))}.`}

      ${c.part.sms`**SMS aux États-Unis :** nous ne communiquons à personne, pour sa propre publicité, les numéros de mobile que nous recevons pour l’envoi de SMS ni le consentement à en recevoir. ${c.part.apart`Ce que ce document dit de la vente de données ou de leur communication à des fins publicitaires ne s’y applique pas.`} La fréquence des messages varie. Votre opérateur peut facturer les messages et les données. Répondez STOP pour ne plus recevoir de SMS ou HELP pour obtenir de l’aide.`}

      ${c.part.providers(prose`
        Pour l’envoi, nous employons :

        ${items(providers(c, 'email_vendors'))}

        ${whatProvidersDo(c, 'email_vendors', c.w.texts.email)}`)}`,
    it: (c) => prose`
      ## E-mail e altri messaggi

      ${c.part.kinds(prose`
        Inviamo:

        ${items(c.names(c.say.email_kinds, c.w.messages.kinds))}`)}

      ${c.part
        .whatsapp`I messaggi tramite WhatsApp passano per il servizio di WhatsApp, che viene così a conoscenza
      del Suo numero di telefono e delle circostanze del messaggio.`}

      ${c.part
        .consent`Le inviamo pubblicità solo se ha prestato il Suo consenso o se la legge la ammette senza
      consenso, per esempio ai clienti per nostri beni o servizi simili finché non si siano opposti.`}
      ${c.part.proof`Registriamo quando e come Lei ha prestato il consenso, per poterlo dimostrare.`}

      ${c.part
        .stop`Può interrompere in qualsiasi momento la ricezione dei messaggi non necessari per il Suo contratto o per il
      Suo account: ${c.or(c.names(c.say.unsubscribe, c.w.messages.ways))}.`}

      ${c.part.sms`**SMS negli Stati Uniti:** non comunichiamo a nessuno, per la sua pubblicità, i numeri di cellulare che riceviamo per l’invio di SMS né il consenso a riceverli. ${c.part.apart`Quanto questo documento dice sulla vendita di dati o sulla loro comunicazione a fini pubblicitari non vale per loro.`} La frequenza dei messaggi varia. Il Suo operatore può addebitare messaggi e dati. Risponda STOP per non ricevere più SMS o HELP per ricevere assistenza.`}

      ${c.part.providers(prose`
        Per l’invio utilizziamo:

        ${items(providers(c, 'email_vendors'))}

        ${whatProvidersDo(c, 'email_vendors', c.w.texts.email)}`)}`,
    nl: (c) => prose`
      ## E-mails en andere berichten

      ${c.part.kinds(prose`
        Wij versturen:

        ${items(c.names(c.say.email_kinds, c.w.messages.kinds))}`)}

      ${c.part
        .whatsapp`Berichten via WhatsApp lopen via de dienst van WhatsApp, die daarbij uw telefoonnummer en de
      omstandigheden van het bericht te weten komt.`}

      ${c.part.consent`Wij sturen u alleen reclame als u toestemming hebt gegeven of als de wet dat zonder
      toestemming toestaat, bijvoorbeeld aan klanten voor eigen gelijksoortige goederen of diensten zolang zij
      geen bezwaar hebben gemaakt.`} ${c.part
        .proof`Wij leggen vast wanneer en hoe u toestemming hebt gegeven om
      dat te kunnen aantonen.`}

      ${c.part
        .stop`Berichten die niet nodig zijn voor uw overeenkomst of account kunt u op elk moment stopzetten:
      ${c.or(c.names(c.say.unsubscribe, c.w.messages.ways))}.`}

      ${c.part.sms`**Sms in de Verenigde Staten:** mobiele nummers die wij voor sms’jes ontvangen en de toestemming daarvoor geven wij aan niemand door voor diens reclame. ${c.part.apart`Wat dit document zegt over het verkopen van gegevens of het doorgeven ervan voor reclame, geldt daarvoor niet.`} Hoe vaak wij schrijven, verschilt. Uw mobiele aanbieder kan kosten voor berichten en data in rekening brengen. Antwoord STOP om geen sms’jes meer te ontvangen, of HELP voor hulp.`}

      ${c.part.providers(prose`
        Voor de verzending gebruiken wij:

        ${items(providers(c, 'email_vendors'))}

        ${whatProvidersDo(c, 'email_vendors', c.w.texts.email)}`)}`,
  },
});
