import { prose } from '../../document/authoring.ts';
import { regulation, underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';

/**
 * A confirmed "none". What cannot be avoided (transmission, letters received) is told all the same, with ground
 * and need (Article 13(1)(c)-(d), (2)(a) and (e) GDPR, Cal. Bus. & Prof. Code § 22575(b)(1)).
 */
export const nodata = clause({
  id: 'pp.nodata',
  version: 3,
  when: (a) => a.pd_none_confirm === 'yes',
  parts: {
    none: { meets: [] },
    delivery: {
      meets: [
        'gdpr-13-1-c',
        'gdpr-13-2-a',
        'caloppa-22575-b1',
        'us-states-categories',
        'apple-5-1-1-i-a',
        'play-data',
      ],
    },
    letters: {
      meets: [
        'gdpr-13-1-c',
        'gdpr-13-2-a',
        'caloppa-22575-b1',
        'us-states-categories',
        'apple-5-1-1-i-a',
        'play-data',
      ],
    },
    basis: { meets: ['gdpr-13-1-c', 'gdpr-13-1-d'], when: (a) => underEither(a) },
    needed: { meets: ['gdpr-13-2-e'], when: (a) => underEither(a) },
  },
  text: {
    de: (c) => prose`
      ## Wir erheben keine personenbezogenen Daten

      ${c.part.none`In unserem Angebot gibt es keine Formulare und keine Werkzeuge zur Auswertung der Nutzung,
      und wir führen keine Zugriffsprotokolle.`} ${c.part.delivery`Damit Inhalte Ihr Gerät erreichen, muss
      dessen IP-Adresse während der Übertragung verwendet werden. Danach ist sie bei uns nicht mehr
      vorhanden, denn wir speichern sie nicht.`}

      ${c.part.letters`Wenn Sie uns von sich aus schreiben oder anrufen, verwenden wir Ihre Kontaktdaten und
      den Inhalt Ihrer Mitteilung, um sie zu beantworten. Wir löschen beides, wenn Ihr Anliegen erledigt ist
      und kein Gesetz die Aufbewahrung verlangt.`}

      ${c.part
        .basis`Rechtsgrundlage ist in beiden Fällen Art. 6 Abs. 1 Buchst. f ${regulation(c)}. Unser berechtigtes
      Interesse ist es, unser Angebot auszuliefern und Anliegen zu beantworten.`} ${c.part
        .needed`Sie sind nicht
      verpflichtet, uns Daten zu geben. Ohne die IP-Adresse lässt sich unser Angebot aber nicht übertragen,
      und ohne Kontaktdaten können wir Ihnen nicht antworten.`}`,
    en: (c) => prose`
      ## We do not collect personal data

      ${c.part.none`Our service has no forms and no tools that analyse its use, and we keep no access
      logs.`} ${c.part.delivery`For content to reach your device, its IP address must be used during the
      transmission. After that we no longer have it, because we do not store it.`}

      ${c.part.letters`If you write to us or call us of your own accord, we use your contact details and the
      content of your message to answer it. We erase both once your matter is settled and no law requires us
      to keep them.`}

      ${c.part
        .basis`The legal basis in both cases is Article 6(1)(f) ${regulation(c)}. Our legitimate interest is to
      deliver our service and to answer messages.`} ${c.part
        .needed`You are not obliged to give us data. Without
      the IP address, however, our service cannot be transmitted, and without contact details we cannot
      answer you.`}`,
    es: (c) => prose`
      ## No recogemos datos personales

      ${c.part.none`En nuestro servicio no hay formularios ni herramientas que analicen su uso, y no llevamos
      registros de acceso.`} ${c.part.delivery`Para que los contenidos lleguen a su dispositivo, su dirección
      IP debe utilizarse durante la transmisión. Después ya no disponemos de ella, porque no la
      conservamos.`}

      ${c.part.letters`Si usted escribe o llama por propia iniciativa, utilizamos sus datos de contacto
      y el contenido de su mensaje para responderle. Suprimimos ambos cuando el asunto queda resuelto y
      ninguna ley exige conservarlos.`}

      ${c.part
        .basis`La base jurídica en ambos casos es el artículo 6.1.f) del ${regulation(c)}. Nuestro interés legítimo
      es ofrecer nuestro servicio y responder a los mensajes.`} ${c.part
        .needed`Usted no tiene obligación de facilitarnos datos. No obstante, sin la dirección IP nuestro servicio no puede transmitirse y sin datos
      de contacto no podemos responderle.`}`,
    fr: (c) => prose`
      ## Nous ne collectons pas de données à caractère personnel

      ${c.part.none`Notre service ne comporte ni formulaire ni outil d’analyse de son utilisation, et nous ne
      tenons pas de journaux d’accès.`} ${c.part.delivery`Pour que les contenus parviennent à votre appareil,
      son adresse IP doit être utilisée pendant la transmission. Nous n’en disposons plus ensuite, car nous
      ne la conservons pas.`}

      ${c.part.letters`Si vous nous écrivez ou nous appelez de votre propre initiative, nous utilisons vos
      coordonnées et le contenu de votre message pour vous répondre. Nous effaçons le tout lorsque votre demande
      est réglée et qu’aucune loi n’en exige la conservation.`}

      ${c.part
        .basis`Dans les deux cas, la base juridique est l’article 6, paragraphe 1, point f), du ${regulation(c)}.
      Notre intérêt légitime est de fournir notre service et de répondre aux messages.`} ${c.part
        .needed`Vous n’avez aucune obligation de nous fournir des données. Sans l’adresse IP, notre service ne peut toutefois pas
      être transmis, et sans coordonnées nous ne pouvons pas vous répondre.`}`,
    it: (c) => prose`
      ## Non raccogliamo dati personali

      ${c.part.none`Nel nostro servizio non ci sono moduli né strumenti che ne analizzano l’uso, e non teniamo
      registri degli accessi.`} ${c.part
        .delivery`Perché i contenuti raggiungano il Suo dispositivo, l’indirizzo IP di quest’ultimo deve essere utilizzato durante la trasmissione. In seguito non ne disponiamo più, perché
      non lo conserviamo.`}

      ${c.part.letters`Se Lei ci scrive o ci chiama di Sua iniziativa, utilizziamo i Suoi recapiti e il
      contenuto del messaggio per risponderLe. Cancelliamo entrambi quando la questione è risolta e nessuna
      legge ne impone la conservazione.`}

      ${c.part
        .basis`In entrambi i casi la base giuridica è l’art. 6, par. 1, lett. f), del ${regulation(c)}. Il nostro
      legittimo interesse è fornire il nostro servizio e rispondere ai messaggi.`} ${c.part
        .needed`Lei non ha alcun obbligo di fornirci dati. Senza l’indirizzo IP, tuttavia, i contenuti non possono essere trasmessi
      e senza recapiti non possiamo risponderLe.`}`,
    nl: (c) => prose`
      ## Wij verzamelen geen persoonsgegevens

      ${c.part.none`Onze dienst bevat geen formulieren en geen hulpmiddelen die het gebruik analyseren, en wij
      houden geen toegangslogboeken bij.`} ${c.part.delivery`Om inhoud naar uw apparaat over te dragen,
      moeten wij tijdens de overdracht het IP-adres daarvan gebruiken. Daarna hebben wij het niet meer, want wij slaan
      het niet op.`}

      ${c.part.letters`Als u ons uit eigen beweging schrijft of belt, gebruiken wij uw contactgegevens en de
      inhoud van uw bericht om het te beantwoorden. Wij wissen beide zodra de kwestie is afgehandeld en geen
      wet bewaring voorschrijft.`}

      ${c.part.basis`De rechtsgrond is in beide gevallen artikel 6, lid 1, onder f, ${regulation(c)}. Ons gerechtvaardigd belang is onze dienst te leveren en berichten te beantwoorden.`} ${c
        .part.needed`U bent niet verplicht
      ons gegevens te geven. Zonder het IP-adres kan de inhoud echter niet worden overgedragen en zonder
      contactgegevens kunnen wij u niet antwoorden.`}`,
  },
});
