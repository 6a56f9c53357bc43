/** What children do in a service, how parents consent and what identifiers of children serve (16 CFR Part 312). */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';
import { dataTypeWords } from './pd-types.ts';
import { providerTaskWords } from './provider-tasks.ts';
import { recipientWords } from './share-with.ts';

type Activity = NonNullable<NonNullable<PrivacyQuestions['kids_data']>[number]['kids_activity']>;
type Method = NonNullable<PrivacyQuestions['parental_consent']>[number];
type Operation = NonNullable<PrivacyQuestions['kids_operations']>[number];
interface KidsWords {
  activities: Record<Activity, string>;
  /** Items of a list: § 312.5(b)(2). */
  methods: Record<Method, string>;
  /** Items of a list: "support for the internal operations" in § 312.2. */
  operations: Record<Operation, string>;
  answers: Record<'yes' | 'no', string>;
}

export const kidsWords = {
  de: {
    activities: {
      registration: 'Registrierung',
      play: 'Spielen und Nutzen der Funktionen',
      content: 'Einstellen eigener Inhalte',
      chat: 'Chat und Nachrichten',
      newsletter: 'Newsletter',
      contests: 'Wettbewerbe und Gewinnspiele',
      support: 'Anfragen an uns',
    },
    methods: {
      'email-plus':
        'Sie antworten auf unsere E-Mail, und wir lassen uns Ihre Antwort noch einmal bestätigen.',
      'text-plus':
        'Sie antworten auf unsere Textnachricht, und wir lassen uns Ihre Antwort noch einmal bestätigen.',
      card: 'Sie zahlen mit Karte oder einem anderen Zahlungsmittel, dessen Inhaber jede Zahlung gemeldet wird.',
      'signed-form': 'Sie schicken uns ein unterschriebenes Formular per Post, Fax oder als Scan.',
      'phone-video': 'Sie sprechen am Telefon oder per Video mit geschultem Personal.',
      'identity-document':
        'Wir prüfen Ihren amtlichen Ausweis, auch durch Vergleich mit einem Bild Ihres Gesichts, und löschen diese Daten nach der Prüfung.',
      'knowledge-questions': 'Sie beantworten Fragen, deren Antworten ein Kind kaum kennen kann.',
    },
    operations: {
      functioning: 'Betrieb des Angebots und Auswertung, ob es funktioniert',
      security: 'Schutz der Nutzer und des Angebots',
      authentication: 'Anmeldung und Wiedererkennung',
      personalisation: 'Anpassung der Inhalte',
      'contextual-ads':
        'Werbung, die sich allein nach der gerade gezeigten Seite richtet, und Begrenzung ihrer Häufigkeit',
      legal: 'Einhaltung rechtlicher Vorgaben',
    },
    answers: { yes: 'ja', no: 'nein' },
  },
  en: {
    activities: {
      registration: 'registration',
      play: 'playing and using the features',
      content: 'posting own content',
      chat: 'chat and messages',
      newsletter: 'newsletter',
      contests: 'contests and prize draws',
      support: 'questions to us',
    },
    methods: {
      'email-plus': 'You reply to our e-mail, and we ask you to confirm your reply once more.',
      'text-plus': 'You reply to our text message, and we ask you to confirm your reply once more.',
      card: 'You pay by card or another means of payment whose holder is told of every payment.',
      'signed-form': 'You send us a signed form by post, by fax or as a scan.',
      'phone-video': 'You speak to trained staff by telephone or video.',
      'identity-document':
        'We check your official identity document, also by comparing it with a picture of your face, and delete this data after the check.',
      'knowledge-questions': 'You answer questions whose answers a child could hardly know.',
    },
    operations: {
      functioning: 'running the service and seeing whether it works',
      security: 'protecting users and the service',
      authentication: 'signing in and being recognised',
      personalisation: 'adapting content',
      'contextual-ads':
        'advertising that depends only on the page being shown, and limits to how often it appears',
      legal: 'complying with the law',
    },
    answers: { yes: 'yes', no: 'no' },
  },
  es: {
    activities: {
      registration: 'registro',
      play: 'juego y uso de las funciones',
      content: 'publicación de contenidos propios',
      chat: 'chat y mensajes',
      newsletter: 'boletín',
      contests: 'concursos y sorteos',
      support: 'consultas que se nos dirigen',
    },
    methods: {
      'email-plus':
        'Usted responde a nuestro correo electrónico y le pedimos que confirme su respuesta una vez más.',
      'text-plus':
        'Usted responde a nuestro mensaje de texto y le pedimos que confirme su respuesta una vez más.',
      card: 'Usted paga con tarjeta o con otro medio de pago cuyo titular recibe aviso de cada operación.',
      'signed-form': 'Usted nos envía un formulario firmado por correo postal, por fax o escaneado.',
      'phone-video': 'Usted habla por teléfono o por vídeo con personal formado para ello.',
      'identity-document':
        'Comprobamos su documento oficial de identidad, también comparándolo con una imagen de su rostro, y suprimimos estos datos después.',
      'knowledge-questions': 'Usted contesta preguntas cuya respuesta difícilmente puede conocer un niño.',
    },
    operations: {
      functioning: 'prestación del servicio y análisis de su funcionamiento',
      security: 'protección de los usuarios y del servicio',
      authentication: 'inicio de sesión y reconocimiento del usuario',
      personalisation: 'adaptación de los contenidos',
      'contextual-ads':
        'publicidad que depende solo de la página mostrada y límites a la frecuencia con que aparece',
      legal: 'cumplimiento de la ley',
    },
    answers: { yes: 'sí', no: 'no' },
  },
  fr: {
    activities: {
      registration: 'inscription',
      play: 'jeu et utilisation des fonctions',
      content: 'publication de contenus personnels',
      chat: 'discussion et messages',
      newsletter: 'lettre d’information',
      contests: 'concours et tirages au sort',
      support: 'questions qui nous sont adressées',
    },
    methods: {
      'email-plus':
        'Vous répondez à notre courrier électronique et nous vous demandons de confirmer encore une fois votre réponse.',
      'text-plus':
        'Vous répondez à notre message texte et nous vous demandons de confirmer encore une fois votre réponse.',
      card: 'Vous payez par carte ou par un autre moyen de paiement dont le titulaire est averti de chaque opération.',
      'signed-form':
        'Vous nous envoyez un formulaire signé par courrier postal, par télécopie ou sous forme numérisée.',
      'phone-video': 'Vous parlez par téléphone ou en vidéo à une personne formée à cet effet.',
      'identity-document':
        'Nous vérifions votre pièce d’identité officielle, y compris en la comparant à une image de votre visage, et effaçons ces données après la vérification.',
      'knowledge-questions':
        'Vous répondez à des questions dont un enfant ne peut guère connaître la réponse.',
    },
    operations: {
      functioning: 'exploitation du service et analyse de son fonctionnement',
      security: 'protection des utilisateurs et du service',
      authentication: 'connexion et reconnaissance de l’utilisateur',
      personalisation: 'adaptation des contenus',
      'contextual-ads':
        'publicité qui dépend uniquement de la page affichée et limitation de sa fréquence d’apparition',
      legal: 'respect de la loi',
    },
    answers: { yes: 'oui', no: 'non' },
  },
  it: {
    activities: {
      registration: 'registrazione',
      play: 'gioco e uso delle funzioni',
      content: 'pubblicazione di contenuti propri',
      chat: 'chat e messaggi',
      newsletter: 'newsletter',
      contests: 'concorsi ed estrazioni a premi',
      support: 'domande rivolte a noi',
    },
    methods: {
      'email-plus':
        'Lei risponde alla nostra e-mail e Le chiediamo di confermare ancora una volta la risposta.',
      'text-plus':
        'Lei risponde al nostro messaggio di testo e Le chiediamo di confermare ancora una volta la risposta.',
      card: 'Lei paga con carta o con un altro mezzo di pagamento il cui titolare è avvisato di ogni operazione.',
      'signed-form': 'Lei ci invia un modulo firmato per posta, per fax o come scansione.',
      'phone-video': 'Lei parla per telefono o in video con personale appositamente formato.',
      'identity-document':
        'Verifichiamo il Suo documento d’identità ufficiale, anche confrontandolo con un’immagine del Suo volto, e poi cancelliamo questi dati.',
      'knowledge-questions': 'Lei risponde a domande la cui risposta un bambino difficilmente può conoscere.',
    },
    operations: {
      functioning: 'gestione del servizio e verifica del suo funzionamento',
      security: 'protezione degli utenti e del servizio',
      authentication: 'accesso e riconoscimento dell’utente',
      personalisation: 'adattamento dei contenuti',
      'contextual-ads':
        'pubblicità che dipende soltanto dalla pagina mostrata e limiti alla frequenza con cui compare',
      legal: 'rispetto della legge',
    },
    answers: { yes: 'sì', no: 'no' },
  },
  nl: {
    activities: {
      registration: 'registratie',
      play: 'spelen en gebruik van de functies',
      content: 'plaatsen van eigen inhoud',
      chat: 'chat en berichten',
      newsletter: 'nieuwsbrief',
      contests: 'wedstrijden en prijsvragen',
      support: 'vragen aan ons',
    },
    methods: {
      'email-plus': 'U beantwoordt onze e-mail en wij vragen u dat antwoord nog een keer te bevestigen.',
      'text-plus': 'U beantwoordt ons sms-bericht en wij vragen u dat antwoord nog een keer te bevestigen.',
      card: 'U betaalt met een kaart of een ander betaalmiddel waarbij de houder van elke betaling bericht krijgt.',
      'signed-form': 'U stuurt ons een ondertekend formulier per post, per fax of als scan.',
      'phone-video': 'U spreekt telefonisch of via video met opgeleid personeel.',
      'identity-document':
        'Wij controleren uw officiële identiteitsbewijs, ook door het te vergelijken met een beeld van uw gezicht, en wissen deze gegevens daarna.',
      'knowledge-questions': 'U beantwoordt vragen waarvan een kind het antwoord nauwelijks kan weten.',
    },
    operations: {
      functioning: 'aanbieden van de dienst en nagaan of die werkt',
      security: 'bescherming van de gebruikers en de dienst',
      authentication: 'inloggen en herkenning van de gebruiker',
      personalisation: 'aanpassing van de inhoud',
      'contextual-ads':
        'reclame die alleen afhangt van de getoonde pagina, en beperking van hoe vaak die verschijnt',
      legal: 'naleving van de wet',
    },
    answers: { yes: 'ja', no: 'nee' },
  },
} as const satisfies Record<Language, KidsWords>;

/** Everything that the notice to parents names. */
export const noticeWords = {
  de: {
    kids: kidsWords.de,
    types: dataTypeWords.de,
    tasks: providerTaskWords.de,
    sharing: recipientWords.de,
  },
  en: {
    kids: kidsWords.en,
    types: dataTypeWords.en,
    tasks: providerTaskWords.en,
    sharing: recipientWords.en,
  },
  es: {
    kids: kidsWords.es,
    types: dataTypeWords.es,
    tasks: providerTaskWords.es,
    sharing: recipientWords.es,
  },
  fr: {
    kids: kidsWords.fr,
    types: dataTypeWords.fr,
    tasks: providerTaskWords.fr,
    sharing: recipientWords.fr,
  },
  it: {
    kids: kidsWords.it,
    types: dataTypeWords.it,
    tasks: providerTaskWords.it,
    sharing: recipientWords.it,
  },
  nl: {
    kids: kidsWords.nl,
    types: dataTypeWords.nl,
    tasks: providerTaskWords.nl,
    sharing: recipientWords.nl,
  },
} as const;
