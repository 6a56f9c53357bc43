import type { Language } from '@clausewright/contract/languages';

interface Stored {
  id: string;
  /** Keys, as the browser shows them. */
  names: string;
  category: 'essential' | 'functionality';
  lasts: 'session' | 'period' | 'until-deleted';
  /** At most 200 characters each. */
  purpose: Readonly<Record<Language, string>>;
}

/** Everything that pages of the web app keep in a browser; `tooling/stored-keys.test.ts` looks for keys that are missing. */
export const browserStorage: readonly Stored[] = [
  {
    id: 'language',
    names: 'i18n',
    category: 'functionality',
    lasts: 'period',
    purpose: {
      de: 'Cookie: merkt sich die gewählte Sprache',
      en: 'Cookie: remembers the language chosen',
      es: 'Cookie: recuerda el idioma elegido',
      fr: 'Cookie : retient la langue choisie',
      it: 'Cookie: ricorda la lingua scelta',
      nl: 'Cookie: onthoudt de gekozen taal',
    },
  },
  {
    id: 'settings',
    names: 'i18n, available_i18n, theme, text_view',
    category: 'functionality',
    lasts: 'until-deleted',
    purpose: {
      de: 'Lokaler Speicher: merkt sich Sprache, Farben und die Ansicht des Editors',
      en: 'Local storage: remembers language, colours and the view of the editor',
      es: 'Almacenamiento local: recuerda el idioma, los colores y la vista del editor',
      fr: 'Stockage local : retient la langue, les couleurs et l’affichage de l’éditeur',
      it: 'Archivio locale: ricorda lingua, colori e vista dell’editor',
      nl: 'Lokale opslag: onthoudt taal, kleuren en de weergave van de editor',
    },
  },
  {
    id: 'session',
    names: 'app_data, details, lastPing, organisation, way_back',
    category: 'essential',
    lasts: 'until-deleted',
    purpose: {
      de: 'Lokaler Speicher: hält Sie sicher angemeldet und merkt sich, für welche Organisation Sie arbeiten; mit dem Abmelden gelöscht',
      en: 'Local storage: keeps you logged in and safe, and remembers the organisation you work for; deleted when you log out',
      es: 'Almacenamiento local: mantiene su sesión abierta y segura y recuerda para qué organización trabaja; se elimina al cerrarla',
      fr: 'Stockage local : vous garde connecté en sécurité et retient l’organisation pour laquelle vous travaillez ; supprimé à la déconnexion',
      it: 'Archivio locale: mantiene l’accesso in sicurezza e ricorda per quale organizzazione lavora; eliminato quando esce',
      nl: 'Lokale opslag: houdt u veilig ingelogd en onthoudt voor welke organisatie u werkt; verwijderd zodra u uitlogt',
    },
  },
  {
    id: 'device',
    names: 'sign_up, device',
    category: 'essential',
    lasts: 'until-deleted',
    purpose: {
      de: 'Lokaler Speicher: erkennt das Gerät wieder, damit Fremde Sie nicht aus Ihrem Konto aussperren können',
      en: 'Local storage: recognises your device, so that strangers cannot lock you out of your account',
      es: 'Almacenamiento local: reconoce su dispositivo para que nadie pueda bloquearle el acceso a su cuenta',
      fr: 'Stockage local : reconnaît votre appareil, pour que personne ne puisse vous bloquer l’accès à votre compte',
      it: 'Archivio locale: riconosce il Suo dispositivo, così che nessuno possa bloccarLe l’accesso all’account',
      nl: 'Lokale opslag: herkent uw apparaat, zodat anderen u niet uit uw account kunnen buitensluiten',
    },
  },
  {
    id: 'drafts',
    names: 'drafts, start, text_drafts, agreements, agreements_in_account',
    category: 'essential',
    lasts: 'until-deleted',
    purpose: {
      de: 'Lokaler Speicher: Ihre Entwürfe und der Zugang zu Dokumenten, die Sie ohne Konto erstellt haben',
      en: 'Local storage: your drafts, and access to documents that you made without an account',
      es: 'Almacenamiento local: sus borradores y el acceso a los documentos que creó sin cuenta',
      fr: 'Stockage local : vos brouillons et l’accès aux documents établis sans compte',
      it: 'Archivio locale: le Sue bozze e l’accesso ai documenti creati senza account',
      nl: 'Lokale opslag: uw concepten en de toegang tot documenten die u zonder account maakte',
    },
  },
  {
    id: 'payment',
    names: 'checkout, last-reload, provider-log-in',
    category: 'essential',
    lasts: 'session',
    purpose: {
      de: 'Sitzungsspeicher: führt eine begonnene Zahlung oder Anmeldung fort und verhindert, dass eine Seite immer wieder neu lädt',
      en: 'Session storage: carries on a payment or log-in that was begun, and keeps a page from reloading again and again',
      es: 'Almacenamiento de sesión: continúa un pago o acceso iniciado y evita que una página se recargue sin fin',
      fr: 'Stockage de session : poursuit un paiement ou une connexion commencés et évite qu’une page se recharge sans fin',
      it: 'Archivio di sessione: prosegue un pagamento o un accesso iniziato ed evita che una pagina si ricarichi di continuo',
      nl: 'Sessieopslag: zet een begonnen betaling of inlog voort en voorkomt dat een pagina steeds opnieuw laadt',
    },
  },
];
