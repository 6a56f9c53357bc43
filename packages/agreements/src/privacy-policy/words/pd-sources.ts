/**
 * Sources of personal data, worded to follow 'we receive data' (German, French, Spanish and Italian
 * bring their preposition), and what the sources other than the person usually pass on.
 */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type Source = NonNullable<PrivacyQuestions['pd_sources']>[number];

export const sourceWords = {
  de: {
    person: 'von Ihnen selbst',
    automatic: 'von Ihrem Gerät',
    'social-login': 'von Anbietern, mit deren Konto Sie sich bei uns anmelden',
    partners: 'von Zahlungs- oder Versandpartnern',
    'ad-networks': 'von Werbenetzwerken',
    public: 'aus öffentlich zugänglichen Quellen',
    'data-brokers': 'von Datenhändlern',
    'employers-users': 'von Arbeitgebern oder anderen Nutzern',
  },
  en: {
    person: 'from you',
    automatic: 'from your device',
    'social-login': 'from providers with whose account you sign in to our service',
    partners: 'from payment or shipping partners',
    'ad-networks': 'from advertising networks',
    public: 'from publicly accessible sources',
    'data-brokers': 'from data brokers',
    'employers-users': 'from employers or other users',
  },
  es: {
    person: 'de usted',
    automatic: 'de su dispositivo',
    'social-login': 'de los proveedores con cuya cuenta usted inicia sesión en nuestro servicio',
    partners: 'de socios de pago o de envío',
    'ad-networks': 'de redes publicitarias',
    public: 'de fuentes de acceso público',
    'data-brokers': 'de intermediarios de datos',
    'employers-users': 'de empleadores o de otros usuarios',
  },
  fr: {
    person: 'de vous-même',
    automatic: 'de votre appareil',
    'social-login': 'des fournisseurs dont vous utilisez le compte pour vous connecter à notre service',
    partners: 'de partenaires de paiement ou de livraison',
    'ad-networks': 'de réseaux publicitaires',
    public: 'de sources accessibles au public',
    'data-brokers': 'de courtiers en données',
    'employers-users': 'd’employeurs ou d’autres utilisateurs',
  },
  it: {
    person: 'da Lei',
    automatic: 'dal Suo dispositivo',
    'social-login': 'dai fornitori con il cui account Lei accede al nostro servizio',
    partners: 'da partner di pagamento o di spedizione',
    'ad-networks': 'da reti pubblicitarie',
    public: 'da fonti accessibili al pubblico',
    'data-brokers': 'da intermediari di dati',
    'employers-users': 'da datori di lavoro o da altri utenti',
  },
  nl: {
    person: 'van u',
    automatic: 'van uw apparaat',
    'social-login': 'van de aanbieders van de accounts waarmee u bij onze dienst inlogt',
    partners: 'van betaal- of verzendpartners',
    'ad-networks': 'van advertentienetwerken',
    public: 'uit openbaar toegankelijke bronnen',
    'data-brokers': 'van datahandelaren',
    'employers-users': 'van werkgevers of andere gebruikers',
  },
} as const satisfies Record<Language, Record<Source, string>>;

/** Kinds of data that these sources usually pass on (Art. 14(1)(d) GDPR). */
export const sourceDataWords = {
  de: {
    'social-login': 'Name, E-Mail-Adresse, Profilbild und Kennung des Kontos',
    partners: 'Stand von Zahlung oder Zustellung, Vorgangsnummer, Name und Anschrift',
    'ad-networks': 'Kennungen des Geräts, Angaben zu gesehenen und angeklickten Anzeigen',
  },
  en: {
    'social-login': 'name, e-mail address, profile picture and identifier of the account',
    partners: 'status of payment or delivery, transaction number, name and address',
    'ad-networks': 'identifiers of the device, details of ads that were seen and clicked',
  },
  es: {
    'social-login': 'nombre, dirección de correo electrónico, imagen de perfil e identificador de la cuenta',
    partners: 'estado del pago o de la entrega, número de operación, nombre y dirección',
    'ad-networks': 'identificadores del dispositivo, información sobre anuncios vistos y pulsados',
  },
  fr: {
    'social-login': 'nom, adresse électronique, photo de profil et identifiant du compte',
    partners: 'état du paiement ou de la livraison, numéro d’opération, nom et adresse',
    'ad-networks': 'identifiants de l’appareil, informations sur les annonces vues et cliquées',
  },
  it: {
    'social-login': 'nome, indirizzo e-mail, immagine del profilo e identificativo dell’account',
    partners: 'stato del pagamento o della consegna, numero dell’operazione, nome e indirizzo',
    'ad-networks': 'identificativi del dispositivo, informazioni sugli annunci visti e cliccati',
  },
  nl: {
    'social-login': 'naam, e-mailadres, profielfoto en identificatiecode van het account',
    partners: 'status van betaling of bezorging, transactienummer, naam en adres',
    'ad-networks': 'identificatiecodes van het apparaat, gegevens over bekeken en aangeklikte advertenties',
  },
} as const satisfies Record<Language, Record<'social-login' | 'partners' | 'ad-networks', string>>;
