/** Kinds of messages, and the ways to stop them (infinitive phrases after 'you can …'). */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

type Kind = NonNullable<PrivacyQuestions['email_kinds']>[number];
type Way = NonNullable<PrivacyQuestions['unsubscribe']>[number];

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const messageWords = {
  de: {
    kinds: {
      transactional: 'E-Mails, die zur Nutzung unseres Angebots gehören, etwa Bestätigungen',
      newsletter: 'Newsletter',
      marketing: 'Werbung per E-Mail',
      sms: 'SMS',
      whatsapp: 'Nachrichten über WhatsApp',
    },
    ways: {
      link: 'über den Abmeldelink in der Nachricht',
      contact: 'durch eine Mitteilung an uns',
      'account-settings': 'in den Einstellungen Ihres Kontos',
    },
  },
  en: {
    kinds: {
      transactional: 'e-mails that belong to your use of our service, such as confirmations',
      newsletter: 'newsletters',
      marketing: 'advertising by e-mail',
      sms: 'text messages (SMS)',
      whatsapp: 'messages on WhatsApp',
    },
    ways: {
      link: 'with the unsubscribe link in the message',
      contact: 'by writing to us',
      'account-settings': 'in the settings of your account',
    },
  },
  es: {
    kinds: {
      transactional: 'correos electrónicos propios del uso de nuestro servicio, como confirmaciones',
      newsletter: 'boletines',
      marketing: 'publicidad por correo electrónico',
      sms: 'mensajes de texto (SMS)',
      whatsapp: 'mensajes por WhatsApp',
    },
    ways: {
      link: 'mediante el enlace de baja del mensaje',
      contact: 'comunicándonoslo',
      'account-settings': 'en los ajustes de su cuenta',
    },
  },
  fr: {
    kinds: {
      transactional: 'des courriels liés à l’utilisation de notre service, comme des confirmations',
      newsletter: 'des lettres d’information',
      marketing: 'de la publicité par courriel',
      sms: 'des messages texte (SMS)',
      whatsapp: 'des messages par WhatsApp',
    },
    ways: {
      link: 'au moyen du lien de désinscription figurant dans le message',
      contact: 'en nous le faisant savoir',
      'account-settings': 'dans les paramètres de votre compte',
    },
  },
  it: {
    kinds: {
      transactional: 'e-mail legate all’uso del nostro servizio, come conferme',
      newsletter: 'newsletter',
      marketing: 'pubblicità via e-mail',
      sms: 'messaggi di testo (SMS)',
      whatsapp: 'messaggi tramite WhatsApp',
    },
    ways: {
      link: 'tramite il link di disiscrizione contenuto nel messaggio',
      contact: 'comunicandocelo',
      'account-settings': 'nelle impostazioni del Suo account',
    },
  },
  nl: {
    kinds: {
      transactional: 'e-mails die bij het gebruik van onze dienst horen, zoals bevestigingen',
      newsletter: 'nieuwsbrieven',
      marketing: 'reclame per e-mail',
      sms: 'sms-berichten',
      whatsapp: 'berichten via WhatsApp',
    },
    ways: {
      link: 'via de afmeldlink in het bericht',
      contact: 'door ons dat te laten weten',
      'account-settings': 'in de instellingen van uw account',
    },
  },
} as const satisfies Record<Language, { kinds: Record<Kind, string>; ways: Record<Way, string> }>;
