/**
 * The interest pursued by each purpose whose usual ground is Article 6(1)(f) GDPR, as a noun after a
 * colon. Where an owner moves another purpose to that ground, the question asks for the interest.
 */
import type { Language } from '@clausewright/contract/languages';
import type { usualBasis } from '../../vendors/purpose-bases.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Usual = typeof usualBasis;
export type InterestPurpose =
  | {
      [P in keyof Usual]: Usual[P] extends 'legitimate-interests' ? P : never;
    }[keyof Usual]
  | 'ai-training';

export const interestWords = {
  de: {
    requests: 'Beantwortung von Anfragen und Nachweis der Antworten',
    statistics: 'Kenntnis davon, wie unser Angebot genutzt wird, und seine Verbesserung',
    security: 'Abwehr und Aufklärung von Angriffen, Missbrauch und Betrug',
    'business-transfer': 'Verkauf oder Umstrukturierung unseres Unternehmens oder von Teilen davon',
    'ai-training': 'Entwicklung und Verbesserung unserer KI-Modelle',
  },
  en: {
    requests: 'being able to answer requests and to trace the answers later',
    statistics: 'understanding how our service is used and improving it accordingly',
    security: 'preventing and investigating attacks, misuse and fraud',
    'business-transfer': 'being able to sell or reorganise our business in whole or in part',
    'ai-training': 'developing and improving our AI models',
  },
  es: {
    requests: 'poder responder a las consultas y comprobar después lo que se respondió',
    statistics: 'saber cómo se utiliza nuestro servicio y mejorarlo en consecuencia',
    security: 'prevenir e investigar ataques, abusos y fraudes',
    'business-transfer': 'poder vender o reestructurar nuestra empresa en todo o en parte',
    'ai-training': 'desarrollar y mejorar nuestros modelos de IA',
  },
  fr: {
    requests: 'pouvoir répondre aux demandes et retrouver ultérieurement les réponses données',
    statistics: 'comprendre comment notre service est utilisé et l’améliorer en conséquence',
    security: 'prévenir et élucider les attaques, les abus et les fraudes',
    'business-transfer': 'pouvoir vendre ou restructurer tout ou partie de notre entreprise',
    'ai-training': 'développer et améliorer nos modèles d’IA',
  },
  it: {
    requests: 'poter rispondere alle richieste e ricostruire in seguito le risposte date',
    statistics: 'capire come viene utilizzato il nostro servizio e migliorarlo di conseguenza',
    security: 'prevenire e accertare attacchi, abusi e frodi',
    'business-transfer': 'poter vendere o riorganizzare la nostra impresa in tutto o in parte',
    'ai-training': 'sviluppare e migliorare i nostri modelli di IA',
  },
  nl: {
    requests: 'vragen kunnen beantwoorden en de antwoorden later kunnen terugvinden',
    statistics: 'begrijpen hoe onze dienst wordt gebruikt en die op basis daarvan verbeteren',
    security: 'aanvallen, misbruik en fraude voorkomen en onderzoeken',
    'business-transfer': 'onze onderneming geheel of gedeeltelijk kunnen verkopen of herstructureren',
    'ai-training': 'onze AI-modellen ontwikkelen en verbeteren',
  },
} as const satisfies Record<Language, Record<InterestPurpose, string>>;
