/**
 * Why texts changed, for those whose documents were made before. Newest last; an entry is never changed. A raised
 * version in `clauses.lock` and a new edition of the law catalogue fail the tests until they have one.
 */
import type { Language } from '@clausewright/contract/languages';

export interface LibraryChange {
  /** ISO day. */
  on: string;
  /** Version that a clause (or a file of words that clauses share) reached, by the id of its lines in `clauses.lock`. */
  clauses?: Readonly<Record<string, number>>;
  /** Edition that the law catalogue reached. */
  lawCatalogue?: string;
  /** Laws that the edition changed. */
  laws?: readonly string[];
  /** A sentence for the owner of a document. */
  reason: Readonly<Record<Language, string>>;
}

export const libraryChanges: readonly LibraryChange[] = [
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
      'privacy-policy/words/vendor-categories': 2,
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
  {
    on: '2026-11-22',
    clauses: {
      'pp.adm': 2,
      'pp.contact': 2,
      'pp.definitions': 2,
      'pp.legalbases': 2,
      'pp.mandatory': 2,
      'pp.requests': 2,
      'pp.retention': 2,
      'pp.rights.gdpr': 2,
      'pp.rights.objection': 2,
      'pp.sensitive': 2,
      'pp.sources': 2,
    },
    reason: {
      de: 'Rechte, Rechtsgrundlagen und Kontakte werden nun auch nach dem Recht des Vereinigten Königreichs und der Schweiz genannt, soweit es gewählt ist.',
      en: 'Rights, legal bases and contacts are now also stated under the law of the United Kingdom and of Switzerland, where it was chosen.',
      es: 'Los derechos, las bases jurídicas y los contactos se indican ahora también conforme al Derecho del Reino Unido y de Suiza, si se ha elegido.',
      fr: 'Les droits, les bases juridiques et les contacts sont désormais indiqués aussi selon le droit du Royaume-Uni et de la Suisse, s’il a été choisi.',
      it: 'I diritti, le basi giuridiche e i contatti sono ora indicati anche secondo il diritto del Regno Unito e della Svizzera, se è stato scelto.',
      nl: 'Rechten, rechtsgronden en contactgegevens staan er nu ook volgens het recht van het Verenigd Koninkrijk en van Zwitserland, als dat is gekozen.',
    },
  },
  {
    on: '2026-11-22',
    clauses: { 'pp.permissions': 2 },
    reason: {
      de: 'Wo Sie angegeben haben, wofür die App eine Berechtigung braucht, steht es nun in einer Tabelle.',
      en: 'Where you have said what the app needs a permission for, a table now shows it.',
      es: 'Si ha indicado para qué necesita un permiso la aplicación, ahora se muestra en una tabla.',
      fr: 'Si vous avez indiqué à quoi sert une autorisation de l’application, un tableau le montre désormais.',
      it: 'Se ha indicato a che cosa serve un’autorizzazione dell’applicazione, ora lo mostra una tabella.',
      nl: 'Waar u hebt aangegeven waarvoor de app een machtiging nodig heeft, staat dat nu in een tabel.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'privacy-policy/words/ai-features': 2,
      'privacy-policy/words/providers': 2,
    },
    reason: {
      de: 'Funktionen mit künstlicher Intelligenz werden nun genauer beschrieben und ihre Anbieter genannt.',
      en: 'Functions with artificial intelligence are now described in more detail and their providers are named.',
      es: 'Las funciones de inteligencia artificial se describen ahora con más detalle y se nombra a sus proveedores.',
      fr: 'Les fonctions d’intelligence artificielle sont désormais décrites plus précisément et leurs prestataires sont nommés.',
      it: 'Le funzioni di intelligenza artificiale sono ora descritte in modo più preciso e i loro fornitori sono indicati.',
      nl: 'Functies met kunstmatige intelligentie worden nu nauwkeuriger beschreven en de aanbieders ervan worden genoemd.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.recipients_table': 2,
      'cp.vendors': 2,
    },
    reason: {
      de: 'Die Tabelle der Anbieter sagt nun, was jeder tut, worauf eine Übermittlung beruht und wo man ihm widerspricht; die der Cookie-Richtlinie nennt Cookies und Laufzeiten.',
      en: 'The table of providers now says what each does, on what a transfer rests and where to opt out; that of the Cookies Policy names cookies and their periods.',
      es: 'La tabla de proveedores indica ahora qué hace cada uno, en qué se basa una transferencia y dónde oponerse; la de la Política de cookies nombra las cookies y sus plazos.',
      fr: 'Le tableau des prestataires indique désormais ce que fait chacun, sur quoi repose un transfert et où s’y opposer ; celui de la politique relative aux cookies nomme les cookies et leur durée.',
      it: 'La tabella dei fornitori indica ora che cosa fa ciascuno, su che cosa si basa un trasferimento e dove opporsi; quella dell’informativa sui cookie elenca i cookie e la loro durata.',
      nl: 'De tabel van aanbieders zegt nu wat elk doet, waarop een doorgifte berust en waar men zich afmeldt; die van het cookiebeleid noemt cookies en bewaartermijnen.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.ads': 3,
      'pp.analytics': 2,
      'pp.caloppa': 2,
      'pp.children': 2,
      'pp.cookies': 4,
      'pp.data': 2,
      'pp.email': 2,
      'pp.fanpage': 2,
      'pp.intro': 2,
      'pp.nodata': 2,
      'pp.purposes': 2,
      'pp.recipients': 2,
      'pp.remarketing': 3,
      'pp.replay': 3,
      'pp.social-plugins': 3,
      'pp.summary': 2,
      'pp.transferbiz': 2,
      'privacy-policy/clauses/purpose-rows': 2,
      'privacy-policy/words/interests': 2,
      'privacy-policy/words/request-ways': 2,
      'privacy-policy/words/special-data': 2,
    },
    reason: {
      de: 'Gemeinsame Abschnitte erfüllen nun auch die Pflichten weiterer Gesetze, etwa des britischen und des amerikanischen Rechts, soweit sie gewählt sind.',
      en: 'Common sections now also meet the duties of further laws, such as those of the United Kingdom and of American states, where they were chosen.',
      es: 'Los apartados comunes cumplen ahora también las obligaciones de otras leyes, como las del Reino Unido y de estados de EE. UU., si se han elegido.',
      fr: 'Les sections communes remplissent désormais aussi les obligations d’autres lois, comme celles du Royaume-Uni et d’États américains, si elles ont été choisies.',
      it: 'Le sezioni comuni soddisfano ora anche gli obblighi di altre leggi, come quelle del Regno Unito e di Stati americani, se sono state scelte.',
      nl: 'Gemeenschappelijke onderdelen voldoen nu ook aan de verplichtingen van andere wetten, zoals die van het Verenigd Koninkrijk en van Amerikaanse staten, als die zijn gekozen.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.other': 2,
      'privacy-policy/words/provider-tasks': 3,
      'privacy-policy/words/vendor-categories': 3,
      'vendors/category-texts': 3,
      'vendors/single-provider-texts': 3,
    },
    reason: {
      de: 'Versanddienste können nun als Anbieter gewählt werden und haben einen eigenen Abschnitt.',
      en: 'Shipping services can now be chosen as providers and have a section of their own.',
      es: 'Los servicios de envío pueden elegirse ahora como proveedores y tienen su propio apartado.',
      fr: 'Les services de livraison peuvent désormais être choisis comme prestataires et ont leur propre section.',
      it: 'I servizi di spedizione possono ora essere scelti come fornitori e hanno una sezione propria.',
      nl: 'Verzenddiensten kunnen nu als aanbieder worden gekozen en hebben een eigen onderdeel.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.caloppa': 3,
      'pp.rights.de_state': 2,
      'pp.rights.nv': 2,
      'privacy-policy/words/collection-by-others': 2,
    },
    reason: {
      de: 'Do Not Track und die Erfassung durch andere Unternehmen stehen nun einmal im Dokument statt je einmal für Kalifornien, Nevada und Delaware.',
      en: 'Do Not Track and collection by other companies are now stated once, not once each for California, Nevada and Delaware.',
      es: 'Do Not Track y la recogida por otras empresas se explican ahora una sola vez, y no por separado para California, Nevada y Delaware.',
      fr: 'Do Not Track et la collecte par d’autres entreprises sont désormais exposés une seule fois, et non séparément pour la Californie, le Nevada et le Delaware.',
      it: 'Do Not Track e la raccolta da parte di altre imprese sono ora trattati una sola volta, e non separatamente per California, Nevada e Delaware.',
      nl: 'Do Not Track en de verzameling door andere bedrijven staan nu één keer in het document, niet apart voor Californië, Nevada en Delaware.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.rights.in': 2,
    },
    reason: {
      de: 'Die indischen Regeln von 2011 stehen nur noch in Dokumenten von Unternehmen mit Sitz in Indien; andere nennen die Rechte ab dem 14. Mai 2027.',
      en: 'The Indian rules of 2011 now stand only in documents of owners in India; others state the rights from 14 May 2027.',
      es: 'Las normas indias de 2011 figuran ahora solo en documentos de empresas establecidas en la India; los demás indican los derechos desde el 14 de mayo de 2027.',
      fr: 'Les règles indiennes de 2011 ne figurent plus que dans les documents d’entreprises établies en Inde ; les autres indiquent les droits à partir du 14 mai 2027.',
      it: 'Le regole indiane del 2011 compaiono ora solo nei documenti di imprese con sede in India; gli altri indicano i diritti dal 14 maggio 2027.',
      nl: 'De Indiase regels van 2011 staan nu alleen in documenten van bedrijven in India; andere noemen de rechten vanaf 14 mei 2027.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.legalbases': 3,
      'privacy-policy/clauses/purpose-rows': 3,
      'privacy-policy/words/usual-bases': 2,
    },
    reason: {
      de: 'Die Tabelle der Rechtsgrundlagen nennt nun jede Art von Daten, die Bedingung für besonders geschützte Daten und automatisierte Entscheidungen.',
      en: 'The table of legal bases now names every kind of data, the condition for specially protected data and automated decisions.',
      es: 'La tabla de bases jurídicas indica ahora todas las clases de datos, la condición para los datos especialmente protegidos y las decisiones automatizadas.',
      fr: 'Le tableau des bases juridiques indique désormais toutes les catégories de données, la condition propre aux données particulièrement protégées et les décisions automatisées.',
      it: 'La tabella delle basi giuridiche indica ora ogni categoria di dati, la condizione per i dati soggetti a tutela particolare e le decisioni automatizzate.',
      nl: 'De tabel van rechtsgronden noemt nu elk soort gegevens, de voorwaarde voor bijzonder beschermde gegevens en geautomatiseerde besluiten.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.storeforms': 2,
      'privacy-policy/words/store-forms': 2,
    },
    reason: {
      de: 'Der Anhang für die App-Stores enthält nur noch, was aus den Antworten folgt; alles Offene steht in Ihrer Liste der Aufgaben.',
      en: 'The appendix for the app stores now holds only what follows from the answers; the rest is in your list of things to do.',
      es: 'El anexo para las tiendas de aplicaciones contiene ahora solo lo que se deduce de las respuestas; lo demás está en su lista de tareas.',
      fr: 'L’annexe pour les magasins d’applications ne contient plus que ce qui résulte des réponses ; le reste figure dans votre liste de tâches.',
      it: 'L’allegato per gli store di applicazioni contiene ora solo ciò che risulta dalle risposte; il resto è nel Suo elenco delle cose da fare.',
      nl: 'De bijlage voor de appstores bevat nu alleen wat uit de antwoorden volgt; de rest staat op uw takenlijst.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.children.coppa': 2,
      'privacy-policy/words/kids-operators': 2,
    },
    reason: {
      de: 'Der Abschnitt für Eltern nennt stets Anschrift, Telefon und E-Mail-Adresse und sagt, ob Dritte Daten von Kindern erhalten.',
      en: 'The section for parents always states address, telephone and e-mail address, and whether third parties get children’s data.',
      es: 'El apartado para los padres indica siempre dirección, teléfono y correo electrónico, y si terceros reciben datos de niños.',
      fr: 'La section destinée aux parents indique toujours l’adresse, le téléphone et l’adresse électronique, et si des tiers reçoivent des données d’enfants.',
      it: 'La sezione per i genitori indica sempre indirizzo, telefono ed e-mail, e se terzi ricevono dati di bambini.',
      nl: 'Het onderdeel voor ouders noemt altijd adres, telefoon en e-mailadres, en of derden gegevens van kinderen krijgen.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.health': 2,
    },
    reason: {
      de: 'Der Abschnitt zu Gesundheitsdaten nennt nun die Arten, Quellen und Empfänger, die wirklich solche Daten betreffen.',
      en: 'The section on health data now names the kinds, sources and recipients that really concern such data.',
      es: 'El apartado sobre datos de salud indica ahora las clases, fuentes y destinatarios que afectan realmente a esos datos.',
      fr: 'La section sur les données de santé indique désormais les catégories, les sources et les destinataires qui concernent réellement ces données.',
      it: 'La sezione sui dati sulla salute indica ora le categorie, le fonti e i destinatari che riguardano davvero tali dati.',
      nl: 'Het onderdeel over gezondheidsgegevens noemt nu de soorten, bronnen en ontvangers die echt zulke gegevens betreffen.',
    },
  },
  {
    on: '2026-11-22',
    clauses: { 'cp.table': 2, 'cp.vendors': 3 },
    reason: {
      de: 'Die Cookie-Richtlinie kann die Tabelle der Anbieter aus dem veröffentlichten Banner der Website übernehmen.',
      en: 'The Cookies Policy can take its table of providers from the banner that is published on the website.',
      es: 'La Política de cookies puede tomar la tabla de proveedores del banner publicado en el sitio web.',
      fr: 'La politique relative aux cookies peut reprendre le tableau des prestataires du bandeau publié sur le site.',
      it: 'L’informativa sui cookie può riprendere la tabella dei fornitori dal banner pubblicato sul sito.',
      nl: 'Het cookiebeleid kan de tabel met aanbieders overnemen uit de banner die op de website is gepubliceerd.',
    },
  },
  {
    on: '2026-11-22',
    clauses: {
      'pp.children': 3,
      'pp.contact': 3,
      'pp.rights.ca_requests': 2,
      'pp.rights.ca_sold': 2,
      'pp.rights.gdpr': 3,
      'pp.rights.objection': 3,
      'pp.rights.qc_profiling': 2,
      'pp.rights.us': 2,
      'pp.rights.us_more': 2,
      'pp.summary': 3,
      'pp.transfers.ch': 2,
      'pp.transfers.uk': 2,
      'privacy-policy/clauses/california-facts': 2,
      'privacy-policy/words/representatives': 2,
    },
    reason: {
      de: 'Rechte, Altersgrenzen und Empfänger werden nur noch genannt, wo sie nach Ihren Antworten gelten; Widersprüche zwischen Abschnitten sind beseitigt.',
      en: 'Rights, age limits and recipients are now stated only where your answers make them apply; contradictions between sections are gone.',
      es: 'Los derechos, los límites de edad y los destinatarios se indican solo cuando se aplican según sus respuestas; se han eliminado contradicciones entre apartados.',
      fr: 'Les droits, les limites d’âge et les destinataires ne sont plus indiqués que lorsqu’ils s’appliquent selon vos réponses ; des contradictions entre sections ont été supprimées.',
      it: 'Diritti, limiti di età e destinatari sono indicati solo dove si applicano secondo le Sue risposte; sono state eliminate contraddizioni tra le sezioni.',
      nl: 'Rechten, leeftijdsgrenzen en ontvangers staan er alleen nog waar ze volgens uw antwoorden gelden; tegenspraken tussen onderdelen zijn weg.',
    },
  },
];
