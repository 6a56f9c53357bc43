import type { LibraryChange } from './library-changes-list.ts';

export const changesOf20261121: readonly LibraryChange[] = [
  {
    on: '2026-11-21',
    lawCatalogue: '2026-11-21',
    reason: {
      de: 'Der Katalog der Gesetze ist in seiner ersten Ausgabe erschienen.',
      en: 'The first edition of the law catalogue was published.',
      es: 'Se publicó la primera edición del catálogo de leyes.',
      fr: 'La première édition du catalogue des lois a été publiée.',
      it: 'È stata pubblicata la prima edizione del catalogo delle leggi.',
      nl: 'De eerste uitgave van de wettencatalogus is verschenen.',
    },
  },
  {
    on: '2026-11-21',
    clauses: {
      'privacy-policy/words/provider-tasks': 2,
      'shared/words/vendor-categories': 2,
      'vendors/category-texts': 2,
      'vendors/single-provider-texts': 2,
    },
    reason: {
      de: 'Ein einzelner Dienstleister wird nun in der Einzahl beschrieben, und einige Sätze wurden sprachlich verbessert.',
      en: 'A single provider is now described in the singular, and some sentences were worded better.',
      es: 'Un único proveedor se describe ahora en singular y se ha mejorado la redacción de algunas frases.',
      fr: 'Un prestataire unique est désormais décrit au singulier et la rédaction de quelques phrases a été améliorée.',
      it: 'Un fornitore unico è ora descritto al singolare e la formulazione di alcune frasi è stata migliorata.',
      nl: 'Eén enkele dienstverlener wordt nu in het enkelvoud beschreven en enkele zinnen zijn beter verwoord.',
    },
  },
  {
    on: '2026-11-21',
    clauses: { 'test.branches': 2 },
    reason: {
      de: 'Geschlossene Standorte werden nun ohne Räume aufgeführt.',
      en: 'Closed branches are now listed without rooms.',
      es: 'Las sucursales cerradas se indican ahora sin salas.',
      fr: 'Les établissements fermés sont désormais mentionnés sans salles.',
      it: 'Le sedi chiuse sono ora elencate senza locali.',
      nl: 'Gesloten vestigingen worden nu zonder ruimtes vermeld.',
    },
  },
  {
    on: '2026-11-21',
    clauses: { 'pp.cookies': 2, 'cp.consent': 2 },
    reason: {
      de: 'Wo auf der Website ein Einwilligungsbanner veröffentlicht ist, sagt das Dokument nun, was es fragt und wie lange eine Auswahl gilt.',
      en: 'Where a consent banner is published on the website, the document now says what it asks and how long a choice holds.',
      es: 'Si en el sitio web hay publicado un banner de consentimiento, el documento indica ahora qué pregunta y cuánto tiempo es válida una elección.',
      fr: 'Lorsqu’un bandeau de consentement est publié sur le site, le document indique désormais ce qu’il demande et combien de temps un choix est valable.',
      it: 'Se sul sito è pubblicato un banner di consenso, il documento indica ora che cosa chiede e per quanto tempo vale una scelta.',
      nl: 'Waar op de website een toestemmingsbanner is gepubliceerd, zegt het document nu wat die vraagt en hoe lang een keuze geldt.',
    },
  },
  {
    on: '2026-11-21',
    clauses: {
      'pp.cookies': 3,
      'pp.ads': 2,
      'pp.remarketing': 2,
      'pp.replay': 2,
      'pp.social-plugins': 2,
    },
    reason: {
      de: 'Wo das Banner der Website je nach Land fragt, verspricht das Dokument eine Einwilligung nur noch dort, wo das Gesetz sie verlangt.',
      en: 'Where the banner of the website asks by country, the document promises consent only where the law requires it.',
      es: 'Si el banner del sitio web pregunta según el país, el documento promete el consentimiento solo donde la ley lo exige.',
      fr: 'Lorsque le bandeau du site demande selon le pays, le document ne promet un consentement que là où la loi l’exige.',
      it: 'Se il banner del sito chiede in base al Paese, il documento promette il consenso solo dove la legge lo richiede.',
      nl: 'Waar de banner van de website per land vraagt, belooft het document toestemming alleen waar de wet die verlangt.',
    },
  },
];
