/** Forms with what people usually write into them, as items of a list. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type Form = NonNullable<PrivacyQuestions['forms']>[number];

export const formWords = {
  de: {
    contact: 'Kontaktformular: Name, Kontaktdaten und Ihre Nachricht',
    newsletter: 'Anmeldung zum Newsletter: E-Mail-Adresse und gegebenenfalls Ihr Name',
    comment: 'Kommentare: angegebener Name, gegebenenfalls E-Mail-Adresse und der Kommentar',
    survey: 'Umfragen: Ihre Antworten',
    'job-application': 'Bewerbungen: Kontaktdaten, Lebenslauf, Zeugnisse und weitere Unterlagen',
    booking: 'Buchungen: Name, Kontaktdaten, Gegenstand und Termin der Buchung',
    quote: 'Angebotsanfragen: Name, Kontaktdaten und Angaben zu Ihrem Vorhaben',
    chat: 'Chat: Verlauf des Gesprächs und gegebenenfalls Name und Kontaktdaten',
  },
  en: {
    contact: 'contact form: name, contact details and your message',
    newsletter: 'newsletter sign-up: e-mail address and, where given, your name',
    comment: 'comments: the name given, where asked for the e-mail address, and the comment',
    survey: 'surveys: your answers',
    'job-application': 'job applications: contact details, CV, certificates and other documents',
    booking: 'bookings: name, contact details, subject and date of the booking',
    quote: 'requests for a quote: name, contact details and details of your project',
    chat: 'chat: the course of the conversation and, where given, name and contact details',
  },
  es: {
    contact: 'formulario de contacto: nombre, datos de contacto y su mensaje',
    newsletter: 'suscripción al boletín: dirección de correo electrónico y, en su caso, su nombre',
    comment:
      'comentarios: el nombre indicado, en su caso la dirección de correo electrónico, y el comentario',
    survey: 'encuestas: sus respuestas',
    'job-application': 'candidaturas: datos de contacto, currículum, certificados y otros documentos',
    booking: 'reservas: nombre, datos de contacto, objeto y fecha de la reserva',
    quote: 'solicitudes de presupuesto: nombre, datos de contacto e información sobre su proyecto',
    chat: 'chat: el contenido de la conversación y, en su caso, nombre y datos de contacto',
  },
  fr: {
    contact: 'formulaire de contact : nom, coordonnées et votre message',
    newsletter: 'inscription à la lettre d’information : adresse électronique et, le cas échéant, votre nom',
    comment: 'commentaires : nom indiqué, le cas échéant adresse électronique, et commentaire',
    survey: 'enquêtes : vos réponses',
    'job-application': 'candidatures : coordonnées, CV, certificats et autres documents',
    booking: 'réservations : nom, coordonnées, objet et date de la réservation',
    quote: 'demandes de devis : nom, coordonnées et informations sur votre projet',
    chat: 'messagerie instantanée : contenu de la conversation et, le cas échéant, nom et coordonnées',
  },
  it: {
    contact: 'modulo di contatto: nome, recapiti e il Suo messaggio',
    newsletter: 'iscrizione alla newsletter: indirizzo e-mail e, se indicato, il Suo nome',
    comment: 'commenti: il nome indicato, se richiesto l’indirizzo e-mail, e il commento',
    survey: 'sondaggi: le Sue risposte',
    'job-application': 'candidature: recapiti, curriculum, certificati e altri documenti',
    booking: 'prenotazioni: nome, recapiti, oggetto e data della prenotazione',
    quote: 'richieste di preventivo: nome, recapiti e informazioni sul Suo progetto',
    chat: 'chat: contenuto della conversazione e, se indicati, nome e recapiti',
  },
  nl: {
    contact: 'contactformulier: naam, contactgegevens en uw bericht',
    newsletter: 'aanmelding voor de nieuwsbrief: e-mailadres en eventueel uw naam',
    comment: 'reacties: de opgegeven naam, eventueel het e-mailadres, en de reactie',
    survey: 'enquêtes: uw antwoorden',
    'job-application': 'sollicitaties: contactgegevens, cv, getuigschriften en andere documenten',
    booking: 'boekingen: naam, contactgegevens, onderwerp en datum van de boeking',
    quote: 'offerteaanvragen: naam, contactgegevens en informatie over uw project',
    chat: 'chat: het verloop van het gesprek en eventueel naam en contactgegevens',
  },
} as const satisfies Record<Language, Record<Form, string>>;
