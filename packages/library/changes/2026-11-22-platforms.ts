import type { LibraryChange } from './library-changes-list.ts';

/** What the contracts of app stores, networks and carriers want a privacy policy to say. */
export const platformChangesOf20261122: readonly LibraryChange[] = [
  {
    on: '2026-11-22',
    clauses: { 'pp.email': 4, 'pp.social': 2 },
    reason: {
      de: 'Wer SMS in die USA sendet oder die Anmeldung mit fremden Konten anbietet, nennt nun auch, was Netzbetreiber und Anbieter dafür verlangen.',
      en: 'Whoever sends text messages to the USA or offers sign-in with other accounts now also states what carriers and providers require for it.',
      es: 'Quien envía SMS a Estados Unidos u ofrece el inicio de sesión con otras cuentas indica ahora también lo que exigen para ello operadores y proveedores.',
      fr: 'Qui envoie des SMS aux États-Unis ou propose la connexion avec un compte tiers indique désormais aussi ce que les opérateurs et les prestataires exigent à cet égard.',
      it: 'Chi invia SMS negli Stati Uniti o offre l’accesso con altri account indica ora anche quanto operatori e fornitori richiedono a tal fine.',
      nl: 'Wie sms’jes naar de Verenigde Staten stuurt of inloggen met andere accounts aanbiedt, vermeldt nu ook wat providers en aanbieders daarvoor verlangen.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.contact': 4,
      'pp.data': 3,
      'pp.intro': 3,
      'pp.nodata': 3,
      'pp.permissions': 4,
      'pp.purposes': 3,
      'pp.recipients': 3,
      'pp.requests': 3,
      'pp.security': 2,
      'pp.sources': 3,
    },
    reason: {
      de: 'Die Abschnitte sind nun auch den Anforderungen der App-Stores zugeordnet; ihr Wortlaut blieb dabei gleich.',
      en: 'The sections are now matched to the requirements of the app stores as well; their wording stayed the same in this.',
      es: 'Los apartados se han asignado también a los requisitos de las tiendas de aplicaciones; su redacción no cambió por ello.',
      fr: 'Les sections sont désormais aussi rattachées aux exigences des magasins d’applications ; leur texte est resté le même à cet égard.',
      it: 'Le sezioni sono ora collegate anche ai requisiti degli store di applicazioni; il loro testo è rimasto lo stesso.',
      nl: 'De onderdelen zijn nu ook gekoppeld aan de eisen van de appstores; de tekst bleef daarbij gelijk.',
    },
  },
];
