/** Categories of recipients as short nouns for a list after a colon; pp.recipients describes each. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type Recipient = NonNullable<PrivacyQuestions['share_with']>[number];

export const recipientWords = {
  de: {
    'service-providers': 'beauftragte Dienstleister',
    authorities: 'Behörden',
    affiliates: 'verbundene Unternehmen',
    'business-partners': 'Geschäftspartner',
    'other-users': 'andere Nutzer',
    acquirers: 'Erwerber unseres Unternehmens',
    advertisers: 'Werbepartner',
    consent: 'weitere Empfänger mit Ihrer Einwilligung',
  },
  en: {
    'service-providers': 'service providers working for us',
    authorities: 'public authorities',
    affiliates: 'companies of our group',
    'business-partners': 'business partners',
    'other-users': 'other users',
    acquirers: 'buyers of our business',
    advertisers: 'advertising partners',
    consent: 'other recipients with your consent',
  },
  es: {
    'service-providers': 'proveedores que trabajan para nosotros',
    authorities: 'autoridades públicas',
    affiliates: 'empresas de nuestro grupo',
    'business-partners': 'socios comerciales',
    'other-users': 'otros usuarios',
    acquirers: 'adquirentes de nuestro negocio',
    advertisers: 'socios publicitarios',
    consent: 'otros destinatarios con su consentimiento',
  },
  fr: {
    'service-providers': 'prestataires travaillant pour nous',
    authorities: 'autorités publiques',
    affiliates: 'sociétés de notre groupe',
    'business-partners': 'partenaires commerciaux',
    'other-users': 'autres utilisateurs',
    acquirers: 'acquéreurs de notre entreprise',
    advertisers: 'partenaires publicitaires',
    consent: 'autres destinataires avec votre consentement',
  },
  it: {
    'service-providers': 'fornitori che lavorano per noi',
    authorities: 'autorità pubbliche',
    affiliates: 'società del nostro gruppo',
    'business-partners': 'partner commerciali',
    'other-users': 'altri utenti',
    acquirers: 'acquirenti della nostra attività',
    advertisers: 'partner pubblicitari',
    consent: 'altri destinatari con il Suo consenso',
  },
  nl: {
    'service-providers': 'dienstverleners die voor ons werken',
    authorities: 'overheidsinstanties',
    affiliates: 'ondernemingen van onze groep',
    'business-partners': 'zakelijke partners',
    'other-users': 'andere gebruikers',
    acquirers: 'overnemers van onze onderneming',
    advertisers: 'reclamepartners',
    consent: 'andere ontvangers met uw toestemming',
  },
} satisfies Record<Language, Record<Recipient, string>>;
